import type { CauseKind } from './matcher.ts';

/** What is wrong, by the words of a message: the first that fits. */
const KINDS: readonly (readonly [CauseKind, RegExp])[] = [
  [
    'out of memory',
    /\b(?:[Oo]ut of memory|OOM|OutOfMemory|heap (?:out|limit|space)|Cannot allocate memory|MemoryError)/,
  ],
  ['port', /\bEADDRINUSE|[Aa]ddress already in use|[Pp]ort \d{1,5} (?:is|was)? ?(?:already|in use)/],
  [
    'image pull',
    /\b(?:pull access denied|manifest unknown|manifest for|ImagePull\w*|toomanyrequests|failed to resolve (?:source|reference)|pulling image)/,
  ],
  ['health check', /\b(?:[Hh]ealth ?-?checks?|[Rr]eadiness|[Ll]iveness|[Pp]robe)\b/],
  ['test failure', /\b(?:[Aa]ssert\w*|[Ee]xpected\b.{1,100}\b(?:to|but|got|received|actual)|tests? failed)\b/],
  ['migration', /\b(?:[Mm]igrat\w+|SQLSTATE|relation "|duplicate (?:key|column|entry)|foreign key)\b/],
  [
    'missing dependency',
    /\b(?:[Mm]odule not found|[Cc]annot find (?:module|package)|No module named|[Cc]ould not resolve|[Cc]ouldn't resolve|command not found|no matching (?:version|distribution|package|manifest)|ClassNotFound\w*|NoClassDef\w*|cannot load such file|unresolved (?:import|reference)|[Pp]ackage .{1,80} (?:not found|is not|does not exist)|ModuleNotFound\w*|ImportError|executable file not found|dependenc(?:y|ies))\b|: not found$/,
  ],
  [
    'missing file',
    /\b(?:[Nn]o such file|ENOENT|FileNotFound\w*|[Ff]ile not found|cannot (?:stat|open)|does not exist)\b/,
  ],
  [
    'permission',
    /\b(?:[Pp]ermission denied|EACCES|EPERM|[Ff]orbidden|[Uu]nauthori[sz]ed|[Aa]ccess ?[Dd]enied|[Aa]uthentication (?:failed|required)|not authorized|401|403|credentials)\b/,
  ],
  ['timeout', /\b(?:[Tt]imed ?out|[Tt]imeout|[Dd]eadline exceeded|ETIMEDOUT)\b/],
  ['lint error', /\b(?:[Ee]slint|[Ll]int\w*|[Pp]rettier|[Ff]ormatt\w+)\b/],
  [
    'compile error',
    /\b(?:[Ss]yntax ?[Ee]rror|[Pp]arse error|[Cc]ompil\w+|TS\d{4}|[Tt]ype mismatch|undeclared|undefined reference|[Uu]nexpected token)\b/,
  ],
];

/** Returns what is wrong by the words of a message; an error at a place in a file is taken for the compiler's. */
export function kindOf(message: string, isPlaced: boolean): CauseKind {
  const known = KINDS.find(([, pattern]) => pattern.test(message))?.[0];
  return known ?? (isPlaced ? 'compile error' : 'crash');
}
