import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';

/** Files of Python, of packages and of pip's builds; Django's manage.py and Alembic's env.py are on the way to each of their errors. */
const FOREIGN =
  '(?![^"]{0,300}(?:site-packages|dist-packages|[/\\\\][Ll]ib(?:64)?[/\\\\]p|\\\\Lib\\\\|/bin/|/usr/(?:lib|local|share)|/opt/conda|/nix/|/tmp/(?:pip|tmp)|/\\.|python3\\d\\d\\.zip|\\bmanage\\.py"|(?:alembic|migrations)/env\\.py"))';

/** The application's frame that is nearest above an error: in a traceback the last call stands last. */
const APPLICATION_FRAME: NearLine = {
  where: 'above',
  within: 300,
  pattern: new RegExp(`^[ |+]{0,24}File "${FOREIGN}(?<file>[^"<]+\\.pyw?)", line (?<line>\\d{1,7})`),
  until: /^.{0,80}?Traceback \(most recent call last\):$/,
};
const IN_TRACEBACK: NearLine = {
  where: 'above',
  within: 300,
  pattern: /^.{0,80}?Traceback \(most recent call last\):$/,
  until: /^[^\s|+]/,
  isRequired: true,
};
/** The line before an error is a frame, its code or the marks below it, all of which are indented. */
const AFTER_FRAMES: NearLine = { where: 'above', within: 1, pattern: /^[ |+]{2}/, isRequired: true };
/** Of exceptions that led to one another only the last one counts. */
const CHAINED: NearLine = {
  where: 'below',
  within: 40,
  pattern: /^[ |]{0,16}(?:During handling of the above exception|The above exception was the direct cause)/,
  until: /^.{0,80}?Traceback \(most recent call last\):$/,
  isForbidden: true,
};
/** A logger printed the traceback, so the program handled the error; servers that print so and stop are named. */
const LOGGED: NearLine = {
  where: 'above',
  within: 300,
  pattern:
    /^(?!.{0,80}(?:Traceback|Exception in (?:'lifespan'|worker process|thread django-main)|Exception:$|[Uu]nrecoverable))(?:(?:.{0,80}?[[| :-])?(?:ERROR\b|EXCEPTION\b|WARN(?:ING)?\b(?=.{0,120}?(?:rror|ailed|ould not|annot|etry|fall)))|[^[]{0,80}\[(?:error|warning|exception)\b|Exception (?:ignored|in thread) |--- Logging error|Internal Server Error|Error handling |Task exception was never|future: <)/,
  until: /^(?!.{0,80}Traceback)(?!During |The above |[\w.]+(?:Error|Exception)\b)\S/,
  isForbidden: true,
};
/** The program continued. */
const CONTINUED: NearLine = {
  where: 'below',
  within: 3,
  pattern:
    /^(?:(?:[^A-Z]{0,60}[[| :])?(?:INFO|DEBUG)\b(?!.{0,80}(?:xit|hut|top))|.{0,120}?(?:[Rr]etry|[Ff]all(?:ing)? ?back|[Cc]ontinuing|[Ii]gnor|[Ss]kipp|\b[Ss]tarted|\b[Rr]eady|[Ll]istening|\b[Ss]erving))/,
  until: /^.{0,120}?(?:xit|hutting|hutdown|topped)/,
  isForbidden: true,
};
/** The program, the container or the step stopped after it. */
const STOPPED: NearLine = {
  where: 'below',
  within: 12,
  pattern:
    /^.{0,160}?(?:exited with (?:code|status) [1-9]|Exited with (?:code|status) [1-9]|exited normally with code: [1-9]|exit code:? [1-9]|from starting to crashed|startup failed|returned non-zero|Back-off restarting)/,
  isRequired: true,
};
const PROOFS = [AFTER_FRAMES, IN_TRACEBACK, CHAINED, LOGGED, CONTINUED, APPLICATION_FRAME] as const;

/** An exception's name and message: many messages say little without the name. */
function exception(types: string): RegExp {
  return new RegExp(`^[ |+]{0,16}(?:\\w{1,60}\\.){0,4}(?<cause>(?:${types}): .+|(?:${types}))$`);
}

/** Any exception; modules of Python name some in lower case. */
const ANY =
  '(?![A-Z_]{2,40}:|SystemExit|KeyboardInterrupt|Traceback|During|The |\\w{0,40}ExceptionGroup)[A-Z]\\w{2,100}|gaierror|herror|timeout';

function raised(name: string, kind: CauseKind, types: string): Matcher {
  return {
    name,
    kind,
    pattern: exception(types),
    near: PROOFS,
  };
}

const CODE_PLACE = `^[ |+E*]{0,24}File "(?:${FOREIGN}(?<file>[^"<]+))?`;

/** What Python says of a syntax error, an exception that nothing caught, and its own command line. */
export const PYTHON: readonly Matcher[] = [
  {
    name: 'python-syntax',
    kind: 'compile error',
    pattern: /^(?:E {3})?[ |+]{0,16}(?:\w{1,60}\.){0,4}(?<cause>(?:SyntaxError|IndentationError|TabError): [^(].*)$/,
    near: [
      {
        where: 'above',
        within: 5,
        pattern: /^[ |+E*]{0,24}File "[^"]{1,300}", line \d{1,7}$/,
        isRequired: true,
      },
      CHAINED,
      LOGGED,
      {
        where: 'above',
        within: 5,
        pattern: new RegExp(`${CODE_PLACE}", line (?<line>\\d{1,7})$`),
      },
    ],
  },
  {
    name: 'python-settings',
    kind: 'crash',
    pattern: /^[ |+]{0,16}(?:\w{1,60}\.){0,4}(?<count>ValidationError: \d+ validation errors? for \w+)$/,
    near: [
      ...PROOFS,
      { where: 'below', within: 1, pattern: /^[ |]{0,16}(?<field>[\w.]{1,200})$/ },
      { where: 'below', within: 2, pattern: /^[ |]{0,16} {2}(?<problem>[^\s[(][^[(]{1,200})/ },
    ],
    sentence: '{count}: {field} {problem}',
  },
  {
    ...raised('python-migration', 'migration', '\\w{3,60}'),
    pattern:
      /^[ |+]{0,16}(?:django\.db\.|sqlalchemy\.exc\.|psycopg2?\.|alembic\.)(?:\w{1,60}\.){0,3}(?<cause>\w{3,60}: .+)$/,
    near: [
      ...PROOFS,
      {
        where: 'above',
        within: 300,
        pattern: /^[ |+]{0,24}File "[^"]{1,300}(?:\/migrations\/|\/alembic\/)/,
        isRequired: true,
      },
    ],
  },
  {
    ...raised('unittest', 'test failure', ''),
    pattern: /^[ |+]{0,16}(?:\w{1,60}\.){0,4}(?<cause>[A-Z]\w{2,100}|[A-Z]\w{2,100}: .+)$/,
    near: [
      ...PROOFS,
      {
        where: 'above',
        within: 120,
        pattern: /^(?:FAIL|ERROR): (?<test>\w{1,200})(?: \(| *$)/,
        until: /^(?:Ran \d|OK\b|FAILED \()/,
        isRequired: true,
      },
    ],
    sentence: '{test}: {cause}',
  },
  { ...raised('python', 'crash', ANY), isGeneral: true },
  {
    ...raised('python-logged', 'crash', ''),
    isGeneral: true,
    pattern: exception(ANY),
    near: [AFTER_FRAMES, IN_TRACEBACK, CHAINED, CONTINUED, STOPPED, APPLICATION_FRAME],
  },
];
