import type { Matcher, NearLine } from '../../matcher.ts';
/** Where the layout of errors in Laravel and Pest is defined. */
export declare const COLLISION = "https://github.com/nunomaduro/collision/blob/v8.x/src/Writer.php";
/** A file of the application. */
export declare const FILE = "(?<file>(?![^:]{0,300}(?:vendor/|/usr/share/|/usr/local/|phar:))(?=[^\\s:()]{1,300}\\.(?:php|phtml|inc)[^\\w])[^\\s:()#]{1,300})";
/** The place of such an error: where it was thrown, else the first call of the application. */
export declare const SHOWN_PLACES: readonly NearLine[];
/** What PHP, PHP-FPM and Laravel say. */
export declare const PHP: readonly Matcher[];
