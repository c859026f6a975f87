-- Numbers of the audit only have to grow: a line that another engine numbered with a gap before it can be copied. That
-- none is missing shows by the hashes.
DROP TRIGGER audit_at_the_end;
CREATE TRIGGER audit_at_the_end BEFORE INSERT ON audit
WHEN NEW.seq <= (SELECT coalesce(max(seq), 0) FROM audit) OR EXISTS (SELECT 1 FROM audit WHERE id = NEW.id)
BEGIN
	SELECT raise(ABORT, 'lines of the audit are added at its end');
END;
