import type { CauseKind, Matcher, NearLine } from '../../matcher.ts';

/** A line of npm's report of errors, in the words of its versions before 10 and since. */
function npm(name: string, kind: CauseKind, pattern: RegExp, more: Partial<Matcher> = {}): Matcher {
  return { name: `npm-${name}`, kind, pattern, ...more };
}

function npmBelow(pattern: RegExp, within = 12): NearLine {
  return { where: 'below', within, pattern };
}

/** npm and node-gyp. */
export const NPM: readonly Matcher[] = [
  npm(
    'resolve',
    'missing dependency',
    /^\s{0,8}npm (?:error|ERR!) (?:code )?ERESOLVE (?<cause>unable to resolve dependency tree|could not resolve)/,
    {
      near: [
        npmBelow(/^\s{0,8}npm (?:error|ERR!) Found: (?<found>\S{1,200})/),
        npmBelow(
          /^\s{0,8}npm (?:error|ERR!) (?<peer>(?:peer|peerOptional|dev|optional|prod)? ?[@\w][^\s"]{0,200}@"[^"]{1,200}" from (?!the root)\S{1,200})/,
          30,
        ),
      ],
      sentence: 'Could not resolve dependency: {cause}: {peer}, found {found}',
    },
  ),
  npm('404', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) 404\s{1,2}(?<cause>Not Found) - [A-Z]{3,7} \S/, {
    near: [npmBelow(/^\s{0,8}npm (?:error|ERR!) 404 {1,4}(?:The requested resource )?'(?<spec>[^']{1,200})'/, 5)],
    sentence: "404 {cause}: '{spec}'",
  }),
  npm(
    'auth',
    'permission',
    /^\s{0,8}npm (?:error|ERR!) (?:40[13] )?(?<cause>(?:40[13] (?:Unauthorized|Forbidden)|Unable to authenticate|Incorrect or missing password|This (?:command|operation) requires|You must (?:be logged in|sign up)).*)/,
  ),
  npm('target', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) notarget (?<cause>No (?:matching )?versions? .+)/),
  npm(
    'lock-missing',
    'missing dependency',
    /^\s{0,8}npm (?:error|ERR!) (?:code EUSAGE )?`npm ci` can only install packages when your (?<cause>package\.json and package-lock\.json)(?: or npm-shrinkwrap\.json are in sync)/,
    {
      near: [
        npmBelow(
          /^\s{0,8}npm (?:error|ERR!) (?<missing>(?:Missing: \S{1,200} from lock file|Invalid: lock file's \S{1,200} does not satisfy \S{1,200}))/,
          8,
        ),
      ],
      sentence: '{cause} are not in sync: {missing}',
    },
  ),
  npm('engine', 'missing dependency', /^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) (?<cause>Unsupported engine)/, {
    near: [
      npmBelow(
        /^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Not compatible with your version of node\/npm: (?<spec>\S{1,200})/,
        6,
      ),
      npmBelow(
        /^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Required: \{"(?<engine>\w{1,20})":"(?<range>[^"]{1,100})"/,
        6,
      ),
      npmBelow(
        /^\s{0,8}npm (?:error|ERR!) (?:engine|notsup) Actual:\s{1,4}(?:\{"npm":"[^"]{1,40}",|\{)"node":"(?<actual>[^"]{1,40})"/,
        6,
      ),
    ],
    sentence: '{cause}: {spec} requires {engine} {range}, found {actual}',
  }),
  npm('script', 'missing file', /^\s{0,8}npm (?:error|ERR!) (?<cause>[Mm]issing script: .+)/),
  npm(
    'package-json',
    'missing file',
    /^\s{0,8}npm (?:error|ERR!) enoent (?<cause>Could not read package\.json: )(?:Error: )?(?:ENOENT: )?(?<more>.{1,80} open '(?<file>[^']{1,300})')/,
    { sentence: '{cause}{more}' },
  ),
  npm(
    'install-script',
    'missing dependency',
    /^\s{0,8}npm (?:error|ERR!) command (?:sh -c|\/bin\/sh -c|bash -c) (?<command>.{1,200})/,
    {
      rank: 'effect',
      near: [
        npmBelow(/^\s{0,8}npm (?:error|ERR!) (?:\w{0,40}Error(?: \[\w{1,40}\])?|error): (?<cause>.+)/, 40),
        npmBelow(
          /^\s{0,8}npm (?:error|ERR!) (?!gyp |at |node:|\/|\^|\{|\}|A complete log|Node\.js v|> )(?<cause>\S.+)/,
          10,
        ),
        { ...npmBelow(/^\s{0,8}npm (?:error|ERR!) (?!A complete log)\S/, 1), isRequired: true },
      ],
    },
  ),
  npm(
    'only-line',
    'crash',
    /^\s{0,8}npm (?:error|ERR!) (?<cause>(?!code |errno |A complete |command |path |Lifecycle |Exit status )\S.+)/,
    {
      isGeneral: true,
      rank: 'effect',
      near: [
        { ...npmBelow(/^\s{0,8}npm (?:error|ERR!) A complete log of this run/, 1), isRequired: true },
        { where: 'above', within: 1, pattern: /^\s{0,8}npm (?:error|ERR!) (?!code )/, isForbidden: true },
      ],
    },
  ),
];
