import { oneOf } from './log-prefix.ts';
import { FAILED } from './log-verdicts.ts';
import type { NamedPlace } from './repository-path.ts';

/**
 * What a line is by its shape, whichever tool printed it: an error; the result that sums errors up; that a command failed; a line of a
 * stack; a line of code or of marks below it; what tools themselves call a warning, a retry or a note; nothing; or any other.
 */
export type Shape =
  | { readonly is: 'error'; readonly rank: number; readonly message: string; readonly place: NamedPlace | null }
  | { readonly is: 'frame'; readonly place: NamedPlace | null }
  | { readonly is: 'place'; readonly place: NamedPlace }
  | { readonly is: 'summary' | 'failed' | 'code' | 'aside' | 'blank' | 'plain' };

/** What an error says of itself: words in a sentence, a tool's name before them, the word error, the class of an exception, a place. */
export const RANKS = { effect: 1, words: 2, toolWords: 3, named: 4, placed: 5 } as const;

/** What is wrong stands in the first UTF-16 units of a line. */
const MAX_UNITS = 500;

const PLAIN: Shape = { is: 'plain' };

/** A command that is shown before it runs, or what went well. */
const COMMAND =
  /^\s{0,40}(?:[A-Z]:\\[^>]{0,100}>|[✓✔✅✎○] ?|ok \d{1,5}\b|PASS(?:ED)?\b|-- |\[[ \d]{1,3}%\] |test .{1,200} ok$|[$+%#>] |\++ |##\[(?:group|command|endgroup)\]|\[command\]|Run |RUN |(?:=> )?\[.{1,40}\] (?:RUN|COPY|ADD|FROM) |Step \d{1,3}\/\d{1,3} :|=> |[=-]{3,5}> |> \S{1,100}@\S{1,40} )/;
/** What an error led to: a probe that failed, a program that is started again or was waited for. */
const EFFECT =
  /\b(?:[Hh]ealth ?-?checks?|[Pp]robe|[Bb]ack-?off|CrashLoop\w*|[Ww]aiting for|[Nn]ot ready|[Uu]nhealthy|[Rr]estart(?:ed|ing|s)|[Gg]iving up|[Aa]borting|[Dd]id(?: not|n't) (?:start|respond|become|come)|[Ff]ailed to (?:start|push|extract|upload|restore|save|get logs)|is not running|[Nn]o answer|[Rr]un failed|[Ff]ailed with result|timed out waiting|[Aa]lready exists$|progress deadline|[Rr]olled back|[Rr]olling back|[Rr]olled out|[Rr]ollout|[Ss]moke checks?|crashing|[Ff]ailed to boot|[Nn]o files|cleanup|[Cc]leaning|(?:upload|restor|sav|extract)\w* (?:the )?(?:cache|artifacts?))\b/;

const MARK = /^(?:\s{0,40}(?:[✖✘✗×❌⨯●│┃┆⎯▲🚨🛑>*!]|-{1,3}(?= )|\|(?= )))*\s*/u;
const TIME =
  /^[[(]?(?:\d{4}[-/]\d\d[-/]\d\d[T ]?)?(?:\d\d:\d\d(?::\d\d)?(?:[.,:]\d{1,9})?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?[\])]?(?= |$|:)[:\s]{0,4}/;
/** The level of a logger, with what loggers print around it. */
const BAD_LEVEL =
  /^(?:\S{1,24} (?=\[(?:ERROR|FATAL|CRITICAL)\]))?[[(<|]{0,2}\s{0,3}(?:ERROR|FATAL|CRITICAL|SEVERE|PANIC|EMERG|EMERGENCY|CRIT|ALERT|ERR|(?:error|fatal|critical|panic|crit|emerg)(?=\s{0,3}[\])>|:]))\s{0,3}(?:[\])>|]{1,2}:?|:|(?=\s))[\s:|-]{0,6}(?:\d{1,8} --- (?:\[[^\]]{0,60}\] ){1,3}[\w.$[\]/-]{1,80} {0,40}:(?: |$))?/;
const MILD_LEVEL =
  /^[[(<|]{0,2}\s{0,3}(?:WARN(?:ING)?|INFO|NOTICE|NOTE|DEBUG|TRACE|VERBOSE|HINT|TIP|HELP|[Ww]arn(?:ing)?s?|[Ii]nfo|[Nn]otice|[Nn]ote|[Dd]ebug|[Tt]race|[Vv]erbose|[Hh]int|[Tt]ip|[Hh]elp|[Ss]uggestion|[Dd]eprecat(?:ed|ion(?: [Ww]arning)?))\s{0,3}(?:[\])>|]{1,2}:?|\[[\w.-]{1,60}\]:?|:|(?=\s{1,8}\S)(?![a-z ]{0,40}(?:failed|error)))/;
/** How sbt prints a test that failed, although its level is mild. */
const FAILED_TEST =
  /^\[info\] {1,8}(?:.{1,200} \*{3} FAILED \*{3}|(?:\w{1,60}\.){1,10}[A-Z]\w{0,60}(?:Error|Exception): )/;
/** The word error before a message, with a code or a tool around it. */
const ERROR_WORD =
  /^(?:[eE]: (?=\S)|E {2,6}(?=\S)|[a-z][\w.-]{0,20} ERROR (?=\S)|(?:[\w./@-]{1,60}(?:\[\d{1,8}\])?: {1,4}|\[[\w./@ -]{1,60}\] )?(?:\[?(?:[Uu]nhandled |[Uu]ncaught |[Ff]atal |[Ii]nternal |[Cc]ompil\w{1,6} |[Ss]yntax |[Pp]arse |[Bb]uild |[Rr]untime |[Ll]ink(?:er)? |\w{1,20} )?(?:[Ee]rror|ERROR|ERR!|FATAL|[Ff]atal|PANIC|panic|[Ff]ailure|FAILURE|FAILED|FAIL|Exception|exception)\b\]?)(?:[[(][\w./ :-]{1,40}[\])])?(?: ?[A-Z]{1,8}-?\d{1,6})?(?:: {0,4}| - | — |! ?|(?<=ERR!) | (?=(?:in|at|on|while|when|during|from|to|occurred|loading|running|reading|parsing|building|running|calling|executing)\b)))/;
/** The word error behind other words, as `psql:a.sql:9: ERROR: `. */
const ERROR_INSIDE =
  /^.{0,160}?[\s:>\])|](?:[Ff]atal error|FATAL|[Ff]atal|ERROR|Error|error|panic|PANIC)(?:\[\w{1,20}\])?(?: [A-Z]{1,6}\d{1,6})?: {0,4}(?=\S)/;
/** An exception behind other words. */
const EXCEPTION_INSIDE = /^.{1,160}?[\s:(](?:[\w$]{1,60}[.\\/]){0,8}[A-Z]\w{0,60}(?:Error|Exception): (?=\S)/;
/** The class of an exception, with its message. */
const EXCEPTION =
  /^(?:\((?=[A-Z][\w.]{1,60}\) )|(?:Exception in thread "[^"]{1,80}"|Unhandled [Ee]xception[.:]|Uncaught(?: exception)?:?|Unhandled(?: promise)? rejection[:]?|Caused by:|\[cause\]:|terminate called after throwing an instance of|thrown:|raised:) )?(?<class>(?:[a-z_]\w{0,40}\.){1,6}[A-Z]\w{1,60}(?=: )|thread '[^']{1,80}' panicked at [^:]{1,200}:\d{1,6}:\d{1,6}|(?:[\w$]{1,60}[.\\/:]{1,2}){0,10}(?:[A-Z][\w$]{0,60})?(?:Error|Exception|Failure|Fault|Exit|Interrupt|NotFound|Invalid|Unavailable|Timeout|Violation))(?: ?[[(][\w .:-]{1,40}[\])])?(?:: |:?$|\) )/;
/** Words of which a sentence has one if it says what is wrong. */
const WORDS =
  /\b(?:[Cc]annot|[Cc]an't|[Cc]an not|[Cc]ould not|[Cc]ouldn't|[Uu]nable to|[Ff]ailed|[Ff]ails|[Ff]ailure|[Nn]ot found|[Mm]issing|[Ii]nvalid|[Dd]enied|[Rr]efused|[Rr]ejected|[Ff]orbidden|[Uu]nauthorized|must (?:be|have|not|install|set|provide|specify)|[Ii]llegal|[Nn]o such|[Uu]nexpected|[Uu]nknown(?!-)|[Uu]nsupported|[Uu]nrecognized|[Uu]ndefined|[Uu]nresolved|[Uu]nbound|[Uu]nsatisf\w{3,5}|[Dd]oes not|[Dd]oesn't|[Ii]s not|[Ii]sn't|[Aa]re not|[Nn]o [\w./' *-]{1,80} (?:was |were )?found|[Nn]o (?:module|space|matching|package|rule|valid|version|default|route|suitable|compatible)|[Tt]imed out|[Tt]imeout(?= (?:of|after|exceeded|reached|expired|waiting|while|error))|[Ee]xceed(?:s|ed)|[Aa]lready (?:exists|in use|defined|allocated|taken)|[Aa]bort(?:ed|ing)|[Kk]illed|[Oo]ut of memory|[Oo]OM\w{0,8}|[Ss]egmentation fault|[Cc]orrupt\w{0,3}|[Cc]onflict\w{0,3}|[Mm]ismatch\w{0,3}|[Dd]uplicate|[Mm]alformed|[Ii]ncompatible|[Uu]nreachable|[Cc]rash\w{0,4}|[Ee]rror|ERROR|[Pp]anic\w{0,4}|[Ff]atal|FATAL|[Vv]iolat\w{2,4}|E(?:CONN|ADDR|TIMED|NOENT|NOTFOUND|ACCES|PERM|PIPE|PROTO|EXIST|MFILE|NOSPC|ISDIR|NOTDIR|INVAL|HOST|RESOLVE|TARGET|INTEGRITY|BADENGINE|USAGE|AI_)[A-Z_]{0,12}|[Ee]xpired|(?:is|are|but|not) required|required (?:by|but|for)|[Dd]isconnected|[Rr]equires|out of date|no longer|[Dd]id not|[Dd]idn't|(?:was|were|has|have) not|could not be|not (?:allowed|permitted|supported|defined|declared|used|recognized)|[Uu]nused|in use|[Ii]ncorrect|[Ii]nsufficient|[Oo]verflow\w{0,3}|out of (?:range|bounds|space)|more recent|too (?:large|long|many|old|small|short|big|low|high)|[Nn]ull pointer|[Bb]ad (?:request|gateway|config\w{0,10}|substitution|interpreter|state))\b/;
/** A tool's name before its message. */
const TOOL = /^(?:\/(?:usr\/)?(?:local\/)?bin\/)?[a-z][\w.+-]{0,40}(?:\[\d{1,8}\])?: (?:(?:line )?\d{1,6}: )?(?=\S)/;

/** What says of itself that it is no failure: a warning, a retry, what may be missing, a count of none. */
const ASIDE =
  /^(?:If |w: |cargo:|[A-Z_]{3,60}: \w{1,20}$|[\w-]{1,60}: (?:true|false)$|Unable to find image |"[\w.-]{1,60}": (?:true|false|null|[\d.]{1,20}|[[{]),?$|[\w$]{1,60}: (?:undefined|null|true|false|-?[\d.]{1,20}|'[^']{0,200}'|\[\]|\{\}),?$|[ℹ💡]|.{0,300}[;{}]$)|^.{0,80}?(?:\b(?:[Ww]arning|WARNING|WARN|[Dd]eprecat\w{2,9}|npm (?:warn|WARN|notice)|[Rr]etry(?:ing)?|[Tt]rying again|[Ww]ill (?:retry|try)|[Ss]kipp(?:ed|ing)|[Ii]gnor(?:ed|ing)|[Cc]ontinuing|[Ff]all(?:ing|s)? ?back|[Rr]ecover(?:ed|ing)|using default|[Nn]o (?:errors?|problems?|issues?|failures?)|0 (?:[Ee]rrors?(?:\(s\))?|failures?|failed|problems?|vulnerabilit\w{1,3})|(?:errors?|failures?|failed)[:=] ?0|if you|you (?:may|can|should|might)|[Ss]ee (?:the|also|http)|[Rr]un (?:with|`)|[Tt]o (?:fix|see|resolve|ignore)|[Pp]lease (?:see|try|report|run|check)|[Mm]ore info\w{0,8}|[Ff]or (?:more|help)|[Cc]onsider|Ignored the following|[Dd]id you (?:mean|forget)|[Oo]ptional|not required|will no longer|[Cc]ache (?:was )?not found|(?:SQL ?[Ss]tate|[Ee]rror [Cc]ode|[Ss]tatus ?[Cc]ode) ?[:=] ?\w{1,12}$)\b|⚠|error_log|errors?\.(?:ts|js|py|rb|go|log|html?)\b|[/\\]errors?[/\\.])/u;
/** The name of a test that failed, before what it expected. */
const TEST_NAME = /^.{1,200} \(?[\d.]{1,10} ?m?s\)?$/;
/** What even an error may say of itself: that it was survived, or only how to learn more. */
const SURVIVED =
  /^(?:To (?:see|find|learn|get)|Re-?run |For (?:more|help)|Please (?:refer|see|read)|Read more|\[Help )|^.{0,300}?(?:\(Background on this error|\[SQL: |\b(?:[Ii]gnored the following|recovered|[Rr]etrying|[Ww]ill retry|[Tt]rying again|[Ff]all(?:ing|s)? back|[Ii]gnor(?:ed|ing)(?! these)|[Ss]kipp(?:ed|ing)|starting up|[Pp]lease consider|continuing|using (?:the )?default|(?:[Aa]ttempt|try) #?(?<tried>\d{1,3})(?:\/| of )(?!\k<tried>\b)\d{1,3}|optional)\b)/;
/** A count of errors, which are shown above it. */
const SUMMARY =
  /^(?!.{0,200}\b0 (?:errors?|failed|failures?|problems?)\b(?!.{0,60}\b[1-9]\d{0,5} (?:errors?|failed|failures?)\b))(?:(?:\W{0,8}(?:[Ee]rror|ERROR|error)?:? ?)?(?:(?:[Ff]ound|[Ff]ailed with|[Bb]uild failed (?:with|due to)|[Dd]ue to|[Ff]inished with|[Hh]ad|[Tt]here (?:were|was)|[Tt]otal:?) )?\d{1,6} (?:\w{1,12} )?(?:errors?|problems?|failures?|failed|failing|fatal)\b(?! (?:to|for)\b|: {0,4}\S)|.{1,60}[,(] ?\d{1,6} (?:errors?|failures?|failed|failing)\b(?! (?:to|for)\b|: {0,4}\S))|^.{0,40}(?:could not compile|aborting due to|(?:one|two|three|four|five|\d{1,5}) (?:errors?|warnings?) (?:found|generated)|Total time: |[Ff]ailed [Tt]ests?:|[Tt]est [Ss]uites?:|[Tt]ests?:|[Tt]ests? run:|FAILED \((?:failures|errors)=|short test summary)/;
/** A sentence that says only that something failed. */
export const ONLY_FAILED =
  /^(?:[\w ]{0,40}\b(?:exited|terminated|completed) with (?:an? )?(?:non-zero )?(?:exit |error )?(?:code|status):? ?\d{1,3}|(?:Compilation|Build|Deployment|Job|Command|Process|Task)(?: process)? (?:failure|failed|error)|(?:\[[\w:.-]{1,40}\] )?There was an error during the build:?|The build was canceled|A request to .{1,200} failed|Turbopack build(?: failed.{0,40})?|.{0,20}Build failed in [\d.]{1,8} ?m?s)$/;
/** What stands behind the words that something failed. */
const REASON = /^.{0,100}?\b(?:[Ff]ailed|[Ee]rror|ERROR)(?: [\w-]{1,30}){0,3}: (?<reason>[^:].{14,})$/;
/** A count of tests that passed, and of none that failed. */
const ALL_PASSED =
  /^(?!.{0,200}\b(?:[1-9]\d{0,5} (?:failed|errors?|failing)|FAILED)\b).{0,200}\b[1-9]\d{0,5} pass(?:ed|ing)\b/;
/** What says only that something failed, which the platform's ERROR says too. */
const SAYS_NOTHING =
  /^(?!.{0,400}(?:\b(?:code|status):?=? ?\(?'?0\b|\b[Nn]o (?:failed|errors?|failures?)|\b0 (?:failed|errors?|failures?)|if |[Ii]gnor(?:ed|ing)\b))(?:\W{0,8}(?:[Ee]rror|ERROR|[Ff]atal|FATAL|FAILED)?[:!]? {0,4})?(?:[Tt]he |[Yy]our |[Aa]n? )?(?:(?:[\w./@-]{1,60}[: ] ?){0,4}?(?:[Bb]uild|BUILD|[Dd]eploy(?:ment)?|[Jj]ob|[Ss]teps?|[Cc]ommand|[Pp]rocess|[Tt]ask|[Ss]cript|[Pp]ipeline|[Rr]elease|[Cc]ompil\w{2,6}|[Tt]ests?|[Ww]orkflow|[Ii]nstall\w{0,6}|[Rr]un|[Cc]ontainer|[Pp]roject|[Ss]ubprocess)\b.{0,80}\b(?:[Ff]ailed|FAILED|[Ff]ailure|FAILURE|errored|errors?|exited|terminated|unsuccessful(?:ly)?|aborted|cancelled|did not complete|returned a? ?non-zero)\b[^:]{0,40}[:.!]{0,3}|(?:[Ff]ailed|FAILED|FAILURE|[Ee]rror|ERROR|[Ff]atal|[Aa]borted|[Aa]borting(?: (?:deploy|build|push|the \w{1,12}))?|[Ff]ailure)\b[.:!]{0,3}|rake aborted!?|(?:update|upgrade|preview|destroy) failed|Container [\w.-]{1,80} {1,4}(?:Error|Exited)|(?:Status|Reason|State): {1,20}(?:Failed|Error)|[Hh]ealth ?check failed!?|(?:Configuration|Plugin|Internal) error|Error (?:message|details|output|location|log)|.{1,120}\.{3,200} ?failed|.{0,120}failed to solve: process .{1,440}|FAIL\s{1,4}\S{1,200} \[(?:build|setup) failed\]|[Ff]ailed after [\d.]{1,8} ?m?s|Err[A-Z]\w{3,40}|[Ff]ailed to (?:install|boot)\b.{0,60}|.{0,440}\b(?:[Ee]xit(?:ed)?(?: with)?(?: an?)?(?: non-zero| error)? (?:code|status)|did not complete successfully|exit status|returned non-zero|non-zero code|exit code|[Cc]ommand failed|ELIFECYCLE|return code|returned with error code)\b.{0,60}|[Pp]ush (?:rejected|failed)\b.{0,60}|.{0,40}\[remote rejected\].{0,100}|[Ff]ailed to (?:build|deploy|compile|solve|run|execute)\b.{0,30}|.{0,20}(?:error|failure) (?:occurred )?(?:during|while) (?:running|executing|building|the) ?[\w ]{0,40}[.:]?|failed to run custom build command for .{1,200}|process didn't exit successfully.{0,200}|A request to .{1,200} failed\.?|.{0,200}completed with status "?FAILURE"?|[Ff]ailed to build gem native extension|COMPILATION ERROR ?:?|[Ww]hat went wrong:?|[Ee]xecution failed for task\b.{0,100}|[Bb]uild did (?:not|NOT) complete.{0,100}|[Ee]rror (?:during|while) [\w ]{1,40}:?|[Cc]ompilation error.? See .{0,100}|[Ff]ailed to execute goal\b.{0,300}|APPLICATION FAILED TO START)$/;

/** A line of a stack, in the spellings of the languages; the place is taken where it is named. */
const FRAMES: readonly RegExp[] = [
  /^\s{0,40}at (?:async |new )?(?:[^\s(].{0,200}? )?\(?(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[^\s():][^():]{0,300}):(?<line>\d{1,7})(?::(?<column>\d{1,6}))?\)?,?$/,
  /^\s{1,40}File "(?<file>[^"]{1,300})", line (?<line>\d{1,7})/,
  /^\s{1,40}at .{1,300} in (?<file>[^:\s](?:[^:]|:(?=[\\/])){0,300}):line (?<line>\d{1,7})$/,
  /^\s{0,40}(?:from |\d{1,3}: from )?(?<file>[\w./@-]{1,300}\.(?:rb|rake|ru|erb)):(?<line>\d{1,7}):in\b/,
  /^\s{0,40}from [\w./@-]{1,300}:\d{1,7}:in [`'].{1,200}$/,
  /^\s{0,8}#\d{1,3}:? (?<file>[/\w.@-]{1,300}\.php)\((?<line>\d{1,7})\)/,
  /^\s{1,40}(?<file>\/[\w./@-]{1,300}\.\w{1,6}):(?<line>\d{1,7})$/,
  /^\s{0,40}(?<file>\/[\w./@-]{1,300}\.go):(?<line>\d{1,7}) \+0x[\da-f]{1,12}$/,
  /^(?:created by |panic\(0x|[\w./@-]{1,200}\.[\w.()*]{1,80}\((?:0x|\.{3}|\{))/,
  /^\s{0,12}at (?<file>[\w./@-]{1,300}\.rs):(?<line>\d{1,7})(?::(?<column>\d{1,6}))?$/,
  /^\s{1,40}\((?:[\w.-]{1,60} )?[\w.-]{1,40}\) (?<file>[\w./-]{1,200}\.exs?):(?<line>\d{1,7}): /,
  /^\s{1,40}at (?:async |new )?[\w$<@./[][^\s(]{0,400}(?: \[as [\w.$ ]{1,60}\])?(?: ?\(.{0,400}\))?(?: in .{1,300}:line \d{1,7})?$/,
  /^at (?:node:.{1,200}|(?:async |new )?[\w$<.[][^\s(]{0,200}(?: \[as [\w.$ ]{1,60}\])? \([^()]{1,300}\))$/,
  /^\s{0,40}(?:\.{3} \d{1,5} (?:more|common frames|levels\b)|-{1,8} ?(?:End of|Inner)\b.{0,100}|\[?(?:goroutine|Thread|thread) \d{1,6}\b.{0,80}:$)/,
  /^\t\S{1,300}\.go:\d{1,7}$/,
  /^(?=[\w-]{1,40}[./])(?=\S{0,200}[./(]\S)(?!\S{0,200}:\d)[\w./@*()-]{4,250}\.[\w.()*]{1,80}(?:\(\S{0,200}\))?$/,
  /^\s{0,8}#?\d{1,3}:? {1,4}0x[\da-f]{6,16}\b/,
];
const FRAME = oneOf(FRAMES);

/** A line that names only a place: the header of a code frame, or an arrow to it. */
const PLACE_LINES: readonly RegExp[] = [
  /^(?<file>[\w./-]{0,100}(?:Docker|Container)file[\w.-]{0,60}):(?<line>\d{1,6})$/,
  /^\s{0,12}(?:-->|❯|╭─\[|╭▸|┌─|at|in|on|File|@|┌──|→)? {0,4}\[? ?(?<file>(?:[A-Za-z]:[\\/])?[\w@()[\]./\\~-]{0,250}\.[A-Za-z]\w{0,9}):(?<line>\d{1,7})(?::(?<column>\d{1,6}))?[\]):]{0,2}$/,
  /^.{0,120}?\b(?:in|at|on|File) "?(?<file>(?:[A-Za-z]:[\\/])?[\w@./\\~-]{1,250}\.[A-Za-z]\w{0,9})"?(?:,| on)? line (?<line>\d{1,7})(?:,? (?:col(?:umn)?|char(?:acter)?) (?<column>\d{1,6}))?\b/,
];
const PLACE_LINE = oneOf(PLACE_LINES);
const ONLY_PLACE = oneOf(PLACE_LINES.slice(0, -1));

/** The place before a message: `a.ts:3:5: `, `a.ts(3,5): `, `a.ts:3: `, and with other words between. */
const PLACED =
  /^(?:\[\w{1,12}\] )?(?<file>(?:file:\/\/)?(?:[A-Za-z]:[\\/])?[\w@()[\]./\\~+-]{0,250}\.[A-Za-z]\w{0,9})(?::(?<line>\d{1,7})(?:[:.](?<column>\d{1,6})(?:-\d{1,6}(?::\d{1,6})?)?)?|[([](?<line>\d{1,7})(?:[,:](?<column>\d{1,6}))?(?:[,-]\d{1,6}){0,3}[)\]])(?::| -|,)?\s{1,4}(?=\S)/;
/**
 * The place inside or behind a message. The second pattern starts only where a path begins: otherwise a long path costs the square of its
 * length.
 */
const PLACE_INSIDE: readonly RegExp[] = [
  /^.{1,300}?(?:\b(?:in|at|on|from|file|File)\b:?|[(["'`]|,) {0,2}["'`]?(?<file>(?:[A-Za-z]:[\\/])?[\w@./\\~-]{1,200}\.[A-Za-z]\w{0,9})["'`]?(?::|, line | on line | line |:line |\()(?<line>\d{1,7})(?:[:,](?: ?(?:col(?:umn)? )?)?(?<column>\d{1,6}))?/,
  /^.{0,300}?(?<![\w@./\\~-])(?<file>[\w@./\\~-]{1,200}\.[A-Za-z]\w{0,9}):(?<line>\d{1,7})(?::(?<column>\d{1,6}))?(?![\w.])/,
];

const CODE =
  /^(?:Normal {1,20}[A-Z]\w{1,40} |\s{0,80}(?:\/\/|\/\*) |npm (?:error|ERR!)(?:$| (?:code|syscall|path|errno|dest|file|cwd|command|signal|node|argv|workspace|location)\b)|At (?:line|\S{1,200}):\d{1,6} char:\d|\s{0,8}\+ (?:CategoryInfo|FullyQualifiedErrorId|~)|\s{0,20}(?:>{1,3}|>?\s{0,4}\|)?\s{0,8}\d{1,6} {0,3}[|│┃]|\s{0,20}[|│┃:·]{1,2}\s{0,80}(?:[\^~─┬╰╭└┘┴-]|$)|\s{1,200}[\^~┬─╰]{1,200}|\s{0,20}-{2,3} {0,2}\^|\s{0,40}[\^~]{1,200}\s{0,4}$)/;

/** Returns what a line is by its shape. Linear time. */
export function shapeOf(line: string): Shape {
  const text = line.slice(0, MAX_UNITS).trimEnd();
  if (text === '') return { is: 'blank' };
  if (FRAME.test(text)) return { is: 'frame', place: placeIn(FRAMES, text) };
  if (CODE.test(text)) return { is: 'code' };
  if (FAILED.test(text)) return reasonOf(text) ?? { is: 'failed' };
  if (COMMAND.test(text)) return PLAIN;
  const bare = text.replace(MARK, '');
  // Heroku marks its own errors by `!`.
  const hasMark = /[✖✘✗×❌⨯🚨🛑]|^ ?! {2,6}/u.test(text.slice(0, text.length - bare.length));
  const timed = bare.replace(TIME, '');
  if (MILD_LEVEL.test(timed) && !FAILED_TEST.test(timed)) return { is: 'aside' };
  const level = BAD_LEVEL.exec(timed)?.[0] ?? (FAILED_TEST.test(timed) ? '[info] ' : '');
  const rest = timed.slice(level.length);
  if (level !== '' && CODE.test(rest)) return { is: 'code' };
  return shapeOfMessage(rest, level !== '' || hasMark, text);
}

/** What ended a program says why, other than its exit code. */
const SIGNAL = /\bsignal:? (?:SIG[A-Z]{3,5}|\d{1,2})\b/;

/** Returns the reason that a line gives behind what failed, as `Job failed: no such image`; null if it gives none. */
function reasonOf(text: string): Shape | null {
  if (SIGNAL.test(text)) return { is: 'error', rank: RANKS.effect, message: text.trim(), place: null };
  const reason = REASON.exec(text)?.groups?.['reason'] ?? '';
  if (!WORDS.test(reason) || SAYS_NOTHING.test(reason) || EFFECT.test(reason)) return null;
  return { is: 'error', rank: RANKS.toolWords, message: text.trim(), place: null };
}

/** Returns true if a line that says that something failed also says after what, as a deadline. */
export function saysAfterWhat(text: string): boolean {
  return EFFECT.test(REASON.exec(text)?.groups?.['reason'] ?? '');
}

function shapeOfMessage(text: string, isNamed: boolean, whole: string): Shape {
  const placed = PLACED.exec(text);
  const message = placed === null ? text : text.slice(placed[0].length);
  const word = ERROR_WORD.exec(message)?.[0] ?? '';
  if (placed === null && word !== '') {
    const inner = PLACED.exec(message.slice(word.length));
    if (inner !== null)
      return {
        is: 'error',
        rank: RANKS.placed,
        message: message.slice(word.length + inner[0].length),
        place: placeOf(inner.groups ?? {}),
      };
  }
  if (isNamed && !/\w/.test(message)) return { is: 'blank' };
  const exception = EXCEPTION.exec(message)?.groups?.['class'];
  const said = message.slice(word.length);
  if (ALL_PASSED.test(whole)) return { is: 'aside' };
  if (SUMMARY.test(whole) || SUMMARY.test(message)) return { is: 'summary' };
  const detail = exception === undefined ? message : message.slice(message.indexOf(exception) + exception.length);
  if (SAYS_NOTHING.test(detail.replace(/^(?:[\s:✗✖×❌]|\[[\w:./@-]{1,40}\])+/u, '')))
    return reasonOf(whole) ?? { is: 'failed' };
  if (MILD_LEVEL.test(message)) return { is: 'aside' };
  const isError =
    isNamed || word !== '' || exception !== undefined || ERROR_INSIDE.test(message) || EXCEPTION_INSIDE.test(message);
  if ((isError ? SURVIVED : ASIDE).test(message)) return { is: 'aside' };
  const isEffect = exception === undefined && EFFECT.test(message) && !/[a-z](?:Error|Exception): /.test(message);
  const place = placed === null ? placeIn(PLACE_INSIDE, message) : placeOf(placed.groups ?? {});
  const isPlacedInLine = placed?.groups?.['column'] !== undefined && /^(?:[\w'"`(]\S{0,80} ){2}\S/.test(message);
  if (placed !== null && (isError || isPlacedInLine || WORDS.test(proseOf(message))))
    return { is: 'error', rank: RANKS.placed, message: said || message, place };
  if (isEffect && (isError || WORDS.test(proseOf(message)))) return { is: 'error', rank: RANKS.effect, message, place };
  if (isError && ONLY_PLACE.test(message))
    return { is: 'error', rank: RANKS.placed, message: '', place: placeIn(PLACE_LINES, message) };
  if (isNamed && exception === undefined && TEST_NAME.test(message)) return { is: 'failed' };
  // A file or a list of the tests that failed.
  if (isError && exception === undefined && /^\S*[/\\]\S*$/.test(said)) return { is: 'failed' };
  // A level before one word, as in a list of the tests that failed.
  if (isNamed && word === '' && exception === undefined && /^\S*$/.test(message)) return PLAIN;
  if (isError)
    return {
      is: 'error',
      rank: RANKS.named,
      message: exception === undefined && !/ $/.test(word.replace(/[:!-] {0,4}$/, '')) ? said || message : message,
      place,
    };
  if (PLACE_LINE.test(text)) {
    const only = placeIn(PLACE_LINES, text);
    if (only !== null) return { is: 'place', place: only };
  }
  if (!WORDS.test(proseOf(message))) return PLAIN;
  return { is: 'error', rank: TOOL.test(message) ? RANKS.toolWords : RANKS.words, message, place };
}

/** A file, whose name may have any words. */
const FILE_NAME = /^(?:[^\s()]{0,200}[\w)]\.[A-Za-z]{1,6}[^\w\s]{0,4}|[\w.-]{1,80}\/\S{1,200})$/;

/** Returns a message without the names of files in it. */
function proseOf(message: string): string {
  const words = message.split(' ');
  return words.filter((word) => !FILE_NAME.test(word)).join(' ');
}

function placeIn(patterns: readonly RegExp[], text: string): NamedPlace | null {
  for (const pattern of patterns) {
    const groups = pattern.exec(text)?.groups;
    if (groups?.['file'] !== undefined) return placeOf(groups);
  }
  return null;
}

function placeOf(groups: Readonly<Record<string, string | undefined>>): NamedPlace {
  return {
    file: (groups['file'] ?? '').replace(/^file:\/\//, ''),
    line: Number(groups['line']) || null,
    column: Number(groups['column']) || null,
  };
}
