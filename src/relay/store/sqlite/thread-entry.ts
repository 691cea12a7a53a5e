// The thread of the relay's SQLite store, a script of its own: whoever starts it names it by its URL.
import './sqlite-worker.ts';
