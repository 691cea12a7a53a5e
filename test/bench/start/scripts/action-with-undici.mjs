// The same with all of undici, which the HTTP client of @actions/core loads in builds that do not replace it.
import 'undici';
import './action.mjs';
