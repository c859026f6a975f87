// What the pages of people need: signing in and one's own page.
import "./hours";
import "./passkey";
import "./push";
