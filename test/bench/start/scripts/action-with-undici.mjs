// The same, with all of undici loaded beside it, as the HTTP client does that @actions/core brings along where nobody replaces it.
import 'undici';
import './action.mjs';
