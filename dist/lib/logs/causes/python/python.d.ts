import type { Matcher, NearLine } from '../../matcher.ts';
/** Files of Python, of packages and of pip's builds; Django's manage.py and Alembic's env.py are on the way to each of their errors. */
export declare const FOREIGN = "(?![^\"]{0,300}(?:site-packages|dist-packages|[/\\\\][Ll]ib(?:64)?[/\\\\]p|\\\\Lib\\\\|/bin/|/usr/(?:lib|local|share)|/opt/conda|/nix/|/tmp/(?:pip|tmp)|/\\.|python3\\d\\d\\.zip|\\bmanage\\.py\"|(?:alembic|migrations)/env\\.py\"))";
/** The application's frame that is nearest above an error: in a traceback the last call stands last. */
export declare const APPLICATION_FRAME: NearLine;
/** The program continued. */
export declare const CONTINUED: NearLine;
/** An exception's name and message: many messages say little without the name. */
export declare function exception(types: string): RegExp;
/** Any exception; modules of Python name some in lower case. */
export declare const ANY = "(?![A-Z_]{2,40}:|SystemExit|KeyboardInterrupt|Traceback|During|The |\\w{0,40}ExceptionGroup)[A-Z]\\w{2,100}|gaierror|herror|timeout";
/** What Python says of a syntax error, an exception that nothing caught, and its own command line. */
export declare const PYTHON: readonly Matcher[];
