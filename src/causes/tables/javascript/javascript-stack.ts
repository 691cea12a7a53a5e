import { FAILED } from '../../log-verdicts.ts';
import type { NearLine } from '../../matcher.ts';

/** A line in the stack of a JavaScript error that is in the application: no dependency, no built-in module, no built file. */
const FRAME_PATTERN =
  /^\s{1,24}at (?!.{0,400}(?:node_modules|\.pnp\.|\.timestamp-|\/\.(?:next|nuxt|output|svelte-kit|yarn|npm|cache|bun)\/|[( ](?:\.next|dist|build|out)\/|[\w-]\/(?:dist|build|out)\/|[( /]usr\/l|[( ](?:internal\/|(?:_\w{1,30}|assert|buffer|child_process|cluster|dns|domain|events|fs|https?|module|net|readline|stream|timers|tls|url|util|vm|zlib|bootstrap_node|worker_threads)\.js:)))(?:async )?(?:[^(]{1,200}\()?(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[^:\s]{1,300}\.\w{2,6}):(?<line>\d{1,7}):(?<column>\d{1,7})\)?,?(?: \{)?$/;

/** Node prints the place of what nothing caught, the line of code there, and then the error. */
const HEADER_PATTERN =
  /^\s{0,10}(?:(?:\s?Exception during run: )?(?!.{0,300}\.(?:php|py|rb):)(?:file:\/\/)?(?:[A-Za-z]:)?[/\\][^:]{1,300}|node:[a-z_][\w/-]{0,80}|(?:internal\/[\w/-]{1,80}|[a-z_]{2,30})\.js|\[eval\]|\[stdin\]|<anonymous_script>|undefined):\d{1,7}$/;

const FILE_HEADER_PATTERN =
  /^\s{0,10}(?:Exception during run: )?(?!.{0,400}(?:node_modules|\.next\/|[\w-]\/(?:dist|build|out)\/))(?<file>(?:file:\/\/)?(?:[A-Za-z]:)?[/\\][^:]{1,300}):(?<line>\d{1,7})$/;

const END_PATTERN = /^\s{0,10}Node\.js v\d/;

/** The nearest line of a stack that is in the application. */
export const APP_FRAME: NearLine = { where: 'below', within: 40, pattern: FRAME_PATTERN, until: END_PATTERN };

/** The line that Node prints above an error that nothing caught. */
export const UNCAUGHT: NearLine = { where: 'above', within: 8, pattern: HEADER_PATTERN, isRequired: true };

/** The same, where it names a file of the application. */
export const FILE_HEADER: NearLine = { where: 'above', within: 8, pattern: FILE_HEADER_PATTERN };

/** What tools and hosts print when a command failed. */
export const FAILED_EXIT: NearLine = {
  where: 'below',
  within: 60,
  pattern: FAILED,
  isRequired: true,
};

/** An ordinary line before the program or the log ends: the error was not the last thing that it printed. */
export const GOES_ON: NearLine = {
  where: 'below',
  within: 60,
  pattern:
    /^(?:(?!.{0,300}(?:[Ee]xit|[Ff]ail|[Cc]rash|[Bb]ack-?[Oo]ff|[Ee]rr|ERR|Node\.js v))[^\s}\])]|\s{0,8}(?:[✓✔√] |\d{1,6} pass))/,
  until: FAILED_EXIT.pattern,
  isForbidden: true,
};

/** A server that listened before: what it logs of a request need not have stopped it. */
export const LISTENED: NearLine = {
  where: 'above',
  within: 300,
  pattern:
    /^.{0,100}?(?:[Ll]istening (?:on|at) |application successfully started|[Rr]eady (?:in|on|at) |(?:running|started) (?:at|on) )/,
  isForbidden: true,
};
