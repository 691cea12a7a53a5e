import { FAILED } from '../../log-verdicts.ts';
import type { Matcher, NearLine } from '../../matcher.ts';

/** What says of a failed command only that it failed, or that the program goes on. */
const SAYS_NOTHING =
  '(?!.{0,250}(?:recovered|closed network connection|[Ff]all(?:ing)? ?back|retry|trying again|skipp|ignor|using default))(?!.{0,100}(?:exited with|exit (?:code|status)|did not complete|non-zero|[Cc]ommand failed|[Ff]ailed to (?:build|solve|deploy)$|[Bb]uild failed|errors? occurred:$|[Pp]ush (?:rejected|failed)))';
/** The level and the time that loggers print, or the mark of a check that failed. */
const LOGGED =
  '^\\s{0,8}(?:[❌✖⨯×✗✘] {1,3}|(?:\\[?\\d{2,4}[-\\/:]\\d\\d[-\\/:]\\d\\d[\\d:.,TZ+ -]{0,22}\\]? {1,3})?(?:\\[?(?:ERROR|FATAL|CRITICAL|PANIC|EMERG|SEVERE|CRIT|ERR|[Ee]rror|[Ff]atal(?: error)?|panic|critical)(?:\\]:?|:)|(?:ERROR|FATAL|CRITICAL|SEVERE|PANIC|CRIT)) {1,8}(?:- )?)(?:(?:[Ee]rror|ERROR): )?';

const FAILS_NEXT: NearLine = { where: 'below', within: 2, pattern: FAILED, isRequired: true };

/**
 * What a tool that no other matcher knows said before it failed. They come after every other matcher, and count only if a line below
 * shows that their step failed.
 */
export const LAST_WORDS: readonly Matcher[] = [
  {
    name: 'logfmt-error',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^(?:\w{1,10}=(?:"[^"]{1,60}"|[^\s"]{1,60}) ){0,3}(?:level|lvl|severity)="?(?:ERROR|error|FATAL|fatal|panic|crit)"? (?:(?:source|caller|logger)=\S{1,200} )?(?:msg|message)=(?!.{0,200}closed network connection)(?:"(?<message>(?:[^"\\]|\\.){1,300})"|(?<message>[^\s"]{1,300}))(?: (?:err|error)=(?:"(?<cause>(?:[^"\\]|\\.){1,300})"|(?<cause>[^\s"]{1,300})))?/,
    sentence: '{message}: {cause}',
  },
  {
    name: 'klog-error',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^[EF]\d{4} [\d:.]{8,15} {1,10}\d{1,8} [\w./-]{1,60}:\d{1,6}\] (?:"(?<message>[^"]{1,300})"(?: \w{1,30}="[^"]{0,200}"){0,5}? err="(?<cause>(?:[^"\\]|\\.){1,600})"|(?!")(?<cause>.{3,300}))/,
    sentence: '{message}: {cause}',
  },
  {
    name: 'last-place',
    kind: 'compile error',
    rank: 'effect',
    isSurvivable: true,
    pattern: new RegExp(
      `^(?![\\w-]{1,60}\\.go:\\d{1,6}: )(?!\\S{0,200}(?:\\/usr\\/|node_modules|site-packages|\\/pkg\\/mod))(?=\\S{1,200}\\.[a-z]{1,10}:)(?<file>[\\w./-]{1,200}):(?<line>\\d{1,6}):(?:(?<column>\\d{1,5}):)? {0,2}(?!.{0,20}(?:warning|note|info)\\b)${SAYS_NOTHING}(?<cause>\\S.{3,300})$`,
    ),
  },
  {
    name: 'last-error',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern: new RegExp(`${LOGGED}${SAYS_NOTHING}(?<cause>(?=.{0,60}[a-z]).{3,300})$`),
  },
  {
    name: 'last-tool-message',
    kind: 'crash',
    rank: 'effect',
    pattern: new RegExp(`^(?<cause>[a-z][\\w.+-]{1,30}: (?!warning|\\*{3}|line )${SAYS_NOTHING}[^:\\s].{2,250})$`),
    near: [FAILS_NEXT],
  },
  {
    name: 'last-alarm',
    kind: 'crash',
    rank: 'effect',
    pattern: new RegExp(
      `^\\s{0,8}${SAYS_NOTHING}(?<cause>(?=.{0,200}\\b(?:[Cc]annot|[Cc]an't|[Cc]ould not|[Cc]ouldn't|[Uu]nable to|[Ff]ailed to|[Nn]ot found|[Mm]issing|[Ii]nvalid|denied|refused|must|required?|is not|does not|doesn't|[Nn]o such|unexpected|unknown|unsupported)\\b)[A-Za-z].{8,300})$`,
    ),
    near: [FAILS_NEXT],
  },
];
