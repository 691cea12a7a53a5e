import { fieldOf, parseJson } from '../kernel/hostile-json.ts';
import { splitLines } from '../kernel/plain-text.ts';

/** A line of a log without what a builder or a host puts before it. */
export interface UnprefixedLine {
  readonly text: string;
  /** What the prefix says of the step that the line is from, as BuildKit's `#9`; empty if nothing. */
  readonly step: string;
  /** The folder that the prefix names, as pnpm's `packages/ui build: ` does; empty if none. */
  readonly folder: string;
}

/** Longer lines are cut, so that no line costs more than this many UTF-16 units. */
const MAX_UNITS = 1_000;
/** A line of JSON is cut only after its message is known. */
const MAX_PREFIX_UNITS = 8_000;
/** Maximum number of prefixes before one line: a host's, a builder's and a task runner's. */
const MAX_PREFIXES = 4;

/**
 * What stands before a line, with groups `step` and `folder`. Each must follow the rules of a matcher's pattern. What stands alike before
 * many lines of a log is learned from the log.
 */
export const PREFIXES: readonly RegExp[] = [
  // BuildKit, docker/buildx: the step and its seconds.
  /^(?<step>#\d{1,4}) (?:\d{1,5}\.\d{1,3}(?: |$))?/,
  // Nix, where it shows the last lines of a build.
  /^ {7}>(?: |$)/,
  // BuildKit, where it shows the failed step again.
  /^(?:\d{1,5}\.(?:\d{2,3} (?=.)|\d{3} ?$)|\d{3,5}\.\d (?=.))/,
  // RFC 3339, as Heroku, Fly, Kubernetes with --timestamps, GitHub Actions and Jenkins print it; GitLab and CRI add the stream, ECS the task, Fly's release command the level.
  /^\s{0,8}\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d|:(?= PM2))?\]?(?:\s(?:\d\d[OE][ +]|std(?:out|err) [FP] |(?:[\w.-]{1,60}\/){2}[\da-f]{24,36} |\[info\](?: |$))?|$)/,
  // A time before what a program prints when it ends.
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d[.,]\d{3} (?=Exception in thread |\s{1,8}at |Caused by: |Traceback \(|\s{2,8}File "|[A-Z]\w{0,40}Error: |panic: |fatal error: )/,
  // Jenkins' Timestamper.
  /^\d\d:\d\d:\d\d {2}/,
  // gcloud logging read.
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6} {2}/,
  // gh run view --log: the job and the step.
  /^\w[\w ().,/-]{0,80}\t[^\t]{1,100}\t(?=\ufeff?\d{4}-\d\d-\d\dT\d\d:)/,
  // kubectl logs --prefix.
  /^(?<step>\[pod\/[\w.-]{1,100}\/[\w.-]{1,60}\])(?: |$)/,
  // GitLab, before what it shows folded.
  /^section_(?:start|end):\d{8,12}:\w{1,60}(?:\[[^\]]{0,60}\])?/,
  // Railway, after its time.
  /^\[(?:inf|err|wrn|dbg)\](?: {1,2}|$)/,
  // Render.
  /^[A-Z][a-z]{2} \d\d? \d\d:\d\d:\d\d [AP]M(?: {1,2}|$)/,
  // Heroku's dynos, and Fly's machines with region and level.
  /^(?:app|heroku|runner|proxy|health)\[[\w.-]{1,40}\](?: [a-z]{3} ?\[\w{1,10}\] ?|:(?: |$))/,
  // Google Cloud Build.
  /^(?<step>Step #\d{1,3}(?: - "[^"]{1,60}")?): ?/,
  // TeamCity.
  /^\[\d\d:\d\d:\d\d\][\w ]:\s{0,4}(?<step>\[Step \d{1,3}\/\d{1,3}\])?\s?/,
  // Vercel, Netlify.
  /^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6}\] |\] | [AP]M: )/,
  // Cloud Native Buildpacks, and concurrently.
  /^\[(?:builder|detector|exporter|analyzer|restorer|creator|\d{1,2})\] /,
  // AWS Amplify.
  /^\[(?:INFO|WARNING|ERROR)\]: ?/,
  // Turborepo.
  /^(?<step>(?:@[\w.-]{1,40}\/)?[\w.-]{1,60}:(?:build|test|lint|dev|start|check|compile|typecheck|check-types)): /,
  // syslog and journald.
  /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,60} [\w.@()-]{1,60}(?:\[\d{1,8}\])?:(?: |$)/,
  // Playwright, before what its server prints.
  /^(?<step>\[WebServer\])(?: |$)/,
  // git, for what a host prints while it receives a push.
  /^ {0,8}remote: ?/,
  // Docker Compose, Swarm, Foreman, and act.
  /^(?:\d\d:\d\d:\d\d )?(?<step>[\w.@-]{1,100}|\[[\w ./-]{1,80}\]) {1,20}\|(?: |$)/,
  // Yarn 2 and later, before what a program prints when it ends.
  /^➤ YN0000: (?:│ )?(?=\s{1,8}at |node:|[A-Z]\w{0,40}Error: |Error: |Node\.js v)/,
  // kubectl describe, kubectl get events, and consoles: only warnings lose their prefix.
  /^Warning\t\w{1,60}\t/,
  /^ {0,8}Warning +\w+ +(?:<\w+>|\d\w*)(?: \(x\d+ over \w+\))? +[\w-]+(?:, [\w.-]+)? +/,
  /^(?:<\w+>|\d\w*) +Warning +\w+ +[\w-]+\/\S+ +/,
  // GitHub Actions, before a line that a problem matcher knows.
  /^##\[(?:error|warning)\](?=\s|[\w@./-]{1,300}(?:[(:]\d| : ))/,
  // Amazon ECS, as the command line shows its log streams.
  /^[\w-]{1,60}\/[\w-]{1,60}\/[0-9a-f]{4,40} /,
  // stern.
  /^[a-z\d-]{1,60}-[a-z\d]{8,10}-[a-z\d]{5} [a-z][a-z\d-]{0,40} /,
  // PHP's FPM, before what its workers print.
  /^(?:\[\d\d-[A-Z][a-z]{2}-\d{4} \d\d:\d\d:\d\d\] )?WARNING: \[pool [\w.-]{1,60}\] child \d{1,8} said into std(?:err|out): "(?:NOTICE: PHP message: )?/,
  // Deployer.
  /^(?<step>\[[\w.-]{1,60}\]) err(?: |$)/,
  // Kamal, and what it shows of a command that failed.
  /^ {0,2}[\w-]{1,30} stderr: (?!Nothing written)/,
  /^ {0,2}(?:INFO|DEBUG|ERROR) \[[0-9a-f]{8}\] \s?/,
  // pnpm --recursive.
  /^(?<step>(?<folder>(?:[\w@.-]{1,60}\/){0,4}[\w@.-]{1,60}) (?:build|test|lint|prepare|postinstall|compile|start|dev|check|typecheck|types)): /,
];

/** Returns a line without the prefixes that are known. Linear time. Never throws. */
export function readUnprefixed(line: string): UnprefixedLine {
  let text = line.length > MAX_PREFIX_UNITS ? line.slice(0, MAX_PREFIX_UNITS) : line;
  let step = '';
  let folder = '';
  for (let count = 0; count < MAX_PREFIXES; count++) {
    const found = firstMatch(text);
    if (found === null) {
      const message = text.startsWith('{') ? readMessage(text) : null;
      if (message === null) break;
      text = message;
      continue;
    }
    text = text.slice(found[0].length);
    step ||= found.groups?.['step'] ?? '';
    folder ||= found.groups?.['folder'] ?? '';
  }
  return { text: text.length > MAX_UNITS ? text.slice(0, MAX_UNITS) : text, step, folder };
}

/** Returns the message of a line that is JSON, as loggers, Docker and kubectl write them, with its error; null if it is none. */
function readMessage(line: string): string | null {
  const entry = parseJson(line);
  const message =
    fieldOf(entry, 'message') ?? fieldOf(entry, 'msg') ?? fieldOf(entry, 'log') ?? fieldOf(entry, 'textPayload');
  if (typeof message !== 'string') return null;
  const [text = ''] = splitLines(message);
  const level = String(fieldOf(entry, 'level') ?? fieldOf(entry, 'severity') ?? fieldOf(entry, 's'));
  if (!/^(?:error|fatal|panic|critical|[56]0|[ef])$/i.test(level)) return text;
  const reasons = ['error', 'err', 'exception', 'stack_trace'].map((name) => fieldOf(entry, name));
  const [first = ''] = splitLines(reasons.find((reason) => typeof reason === 'string') ?? '');
  return first === '' || text.includes(first) ? text : `${text}: ${first}`;
}

/** Nearly all lines have no prefix, or one: one pattern tells that faster than all of them. */
const ANY_PREFIX = oneOf(PREFIXES);

function firstMatch(text: string): RegExpExecArray | null {
  if (!ANY_PREFIX.test(text)) return null;
  for (const pattern of PREFIXES) {
    const found = pattern.exec(text);
    if (found !== null) return found;
  }
  return null;
}

/** A step that its lines name; others are only numbered. */
export const NAMED_STEP = /\D/;

/**
 * Returns true if two lines are of steps that run at the same time, whose lines stand between each other. Only steps that their lines
 * name can be told apart.
 */
export function isOfOther(step: string, own: string): boolean {
  return step !== own && NAMED_STEP.test(step) && NAMED_STEP.test(own);
}

/** A step of Heroku's buildpacks, which indent what their commands print. */
export const BUILDPACK_STEP = /^(?:remote: )?-----> /;
/** What stands before a line of such a command. */
export const BUILDPACK_INDENT = /^(?:remote: )? {7}/;

/** Lines that begin a step, in logs whose lines do not name theirs. */
export const STEP_STARTS: readonly RegExp[] = [
  // npm and pnpm, before a script: `> app@1.0.0 build`.
  /^> (?:@[\w.-]{1,60}\/)?[\w.-]{1,80}@\S{0,40} \S/,
  // yarn, and sh -x where it runs a command: lines that a diff adds begin alike.
  /^\$ \S/,
  /^\+ (?:\.{0,2}\/|(?:npm|npx|yarn|pnpm|bun|node|deno|python3?|pip3?|poetry|uv|pytest|go|cargo|make|cmake|mvn|gradle|java|dotnet|bundle|rake|ruby|php|composer|docker|kubectl|helm|terraform|bash|sh|exec|cd|set|export|echo|cp|mv|mkdir|curl|wget|tar|git|source|apt-get|apk)(?: |$))/,
  // Docker's old builder.
  /^Step \d{1,3}\/\d{1,3} : /,
  // Heroku's and Cloud Native buildpacks.
  /^-----> /,
  /^===> /,
  // Gradle, Maven.
  /^> Task :/,
  /^\[INFO\] --- \S/,
  // CircleCI.
  /^#!\/bin\/bash -eo pipefail$/,
  // GitHub Actions, AWS Amplify.
  /^##\[group\]Run /,
  /^# Executing command: /,
];

/** Returns a pattern that matches what one of these does, without their groups, which none may refer to. */
export function oneOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source.replace(/\(\?<\w+>/g, '(?:')).join('|'));
}

/** Matches a line that begins a step. */
export const STEP_START = oneOf(STEP_STARTS);
