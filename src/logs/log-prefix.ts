import { fieldOf, parseJson } from '../kernel/hostile-json.ts';
import { splitLines } from '../kernel/plain-text.ts';

/** A line of a log without what a builder or a host puts before it. */
export interface UnprefixedLine {
  readonly text: string;
  /** What the prefix says of the step that the line is from, as BuildKit's `#9`; empty if nothing. */
  readonly step: string;
  /** The folder that the prefix names, as pnpm's `packages/ui build: ` does; empty if none. */
  readonly folder: string;
  /** True for an entry of JSON whose level is error. */
  readonly isError: boolean;
}

/** Longer lines are cut, so that no line costs more than this many UTF-16 units. */
const MAX_UNITS = 1_000;
/** A line of JSON is cut only after its message is known. */
const MAX_PREFIX_UNITS = 8_000;
/** Maximum number of prefixes before one line: a host's, a builder's and a task runner's. */
const MAX_PREFIXES = 4;

/** What stands before a line, with groups `step` and `folder`. Each must follow the rules of a matcher's pattern. */
export const PREFIXES: readonly RegExp[] = [
  // BuildKit, docker/buildx: the step and its seconds.
  /^(?<step>#\d{1,4}) (?:\d{1,5}\.\d{1,3} )?/,
  // BuildKit, where it shows the failed step again.
  /^\d{1,5}\.\d{2,3} (?=.)/,
  // RFC 3339, as Heroku, Fly, Kubernetes with --timestamps, GitHub Actions and Jenkins print it; GitLab adds the stream.
  /^\s{0,8}\[?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d|:(?= PM2))\]?(?:\s(?:\d\d[OE][ +])?|$)/,
  // Render.
  /^[A-Z][a-z]{2} \d\d? \d\d:\d\d:\d\d [AP]M(?: {1,2}|$)/,
  // Heroku's dynos, and Fly's machines with region and level.
  /^(?:app|heroku|runner|proxy|health)\[[\w.-]{1,40}\](?: [a-z]{3} ?\[\w{1,10}\] ?|:(?: |$))/,
  // Google Cloud Build.
  /^(?<step>Step #\d{1,3}(?: - "[^"]{1,60}")?): ?/,
  // AWS CodeBuild, Vercel, Netlify.
  /^\[Container\] \d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d(?:\.\d{1,9})? /,
  /^\[?\d{1,2}:\d\d:\d\d(?:\.\d{1,6}\] |\] | [AP]M: )/,
  // Cloud Native Buildpacks, and concurrently.
  /^\[(?:builder|detector|exporter|analyzer|restorer|creator|\d{1,2})\] /,
  /^\[11ty\] ?/,
  // AWS Amplify, DigitalOcean's App Platform.
  /^\[(?:INFO|WARNING|ERROR)\]: ?/,
  /^\[\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\] │ ?/,
  /^\[(?<step>api|app|web|worker|server|client|frontend|backend)\] /,
  // Turborepo.
  /^(?<step>(?:@[\w.-]{1,40}\/)?[\w.-]{1,60}:(?:build|test|lint|dev|start|check|compile|typecheck|check-types)): /,
  // syslog and journald.
  /^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d [\w.-]{1,60} [\w.@()-]{1,60}(?:\[\d{1,8}\])?: /,
  // git, for what a host prints while it receives a push.
  /^remote: ?/,
  // Docker Compose and Foreman.
  /^(?:\d\d:\d\d:\d\d )?(?<step>[\w.-]{1,60}) {1,20}\| /,
  // kubectl describe, and kubectl get events: only warnings lose their prefix.
  /^ {0,8}Warning +\w+ +(?:<\w+>|\d\w*)(?: \(x\d+ over \w+\))? +[\w-]+ +/,
  /^(?:<\w+>|\d\w*) +Warning +\w+ +[\w-]+\/\S+ +/,
  // GitHub Actions, before a line that a problem matcher knows.
  /^##\[(?:error|warning)\](?=\s|[\w@./-]{1,300}[(:]\d)/,
  // pm2.
  /^\d{1,3}\|[\w.-]{1,40} {1,20}\| /,
  // kubectl logs --prefix.
  /^\[pod\/[\w.-]{1,100}\/[\w.-]{1,100}\] /,
  // Kamal.
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
    if (found === null) break;
    text = text.slice(found[0].length);
    step ||= found.groups?.['step'] ?? '';
    folder ||= found.groups?.['folder'] ?? '';
  }
  const entry = text.startsWith('{') ? readEntry(text) : null;
  text = entry?.message ?? text;
  const isError = entry?.isError ?? false;
  return { text: text.length > MAX_UNITS ? text.slice(0, MAX_UNITS) : text, step, folder, isError };
}

/**
 * Returns the message and level of a line that is JSON, as loggers, Docker and kubectl write them; null if it is none. A fatal entry stays JSON:
 * that it is fatal is known from its level alone.
 */
function readEntry(text: string): { readonly message: string; readonly isError: boolean } | null {
  const entry = parseJson(text);
  const level = String(fieldOf(entry, 'level') ?? fieldOf(entry, 'severity'));
  if (/^(?:fatal|panic|critical|60)$/i.test(level)) return null;
  const message = fieldOf(entry, 'message') ?? fieldOf(entry, 'msg') ?? fieldOf(entry, 'log');
  if (typeof message !== 'string') return null;
  return { message: splitLines(message)[0] ?? '', isError: /^(?:err|error|50)$/i.test(level) };
}

function firstMatch(text: string): RegExpExecArray | null {
  for (const pattern of PREFIXES) {
    const found = pattern.exec(text);
    if (found !== null) return found;
  }
  return null;
}

/** A line that says that what went wrong before it did not matter. */
interface Recovery {
  /** Its group `step` names the step that it settles, if it is not the line's own. */
  readonly pattern: RegExp;
  /** What it settles: a step, the errors (only those of its step, if the line names it), what errors led to, or all before it. */
  readonly settles: 'step' | 'errors' | 'effects' | 'all';
}

/** What builders, hosts and servers print when all is well. */
export const RECOVERIES: readonly Recovery[] = [
  // BuildKit: the step is done, so what its commands printed was no error.
  { pattern: /^(?:DONE \d|CACHED$)/, settles: 'step' },
  // Docker Compose and Foreman.
  { pattern: /^(?<step>[\w.-]{1,60}) exited with code 0$/, settles: 'step' },
  { pattern: /^ ?Container [\w.-]{1,100} {1,4}Healthy$/, settles: 'effects' },
  { pattern: /^Successfully (?:pulled image|built|tagged) /, settles: 'effects' },
  { pattern: /^(?:deployment|statefulset|daemon set) "[^"]{1,100}" successfully rolled out/, settles: 'all' },
  { pattern: /^(?:\(service [\w-]{1,100}\) )?has reached a steady state/, settles: 'all' },
  { pattern: /^-----> (?:Build succeeded|Launching)/, settles: 'all' },
  { pattern: /^(?:==> )?(?:Your service is live|Deploy(?:ment)? (?:live|succeeded|complete[d]?))/, settles: 'all' },
  // Servers that listen and builds that succeeded: what compilers and linters said before did not stop them.
  {
    pattern:
      /^(?:[\w.-]{1,40}: |\* )?(?:(?:The )?(?:[Ss]erver|[Aa]pp|[Aa]pplication) )?(?:is )?[Ll]istening (?:on|at) (?:port |https?:|[\d:[*]|localhost)/,
    settles: 'errors',
  },
  { pattern: /^INFO: {1,5}Uvicorn running on /, settles: 'errors' },
  {
    pattern:
      /^(?:\[Nest\] .{0,60} LOG \[NestApplication\] |\s{0,4}[✓▲] )?(?:Nest application successfully started|[Rr]eady (?:in|on|- started) |(?:Server|App|Application) (?:is )?(?:ready|running|started) (?:at|on) )/,
    settles: 'errors',
  },
  { pattern: /^webpack \d[\w.-]{0,20} compiled successfully in /, settles: 'errors' },
  { pattern: /^(?:\[INFO\] BUILD SUCCESS$|BUILD SUCCESSFUL in \d)/, settles: 'errors' },
  { pattern: /^State changed from starting to up$/, settles: 'all' },
  { pattern: /^STATUS: deployed$/, settles: 'all' },
  // CIs, at the end of a job: Cloud Build, GitLab.
  { pattern: /^(?:DONE|Job succeeded)$/, settles: 'all' },
  { pattern: /^\[PM2\] Done\.?$/, settles: 'all' },
  // pip and Bundler, after builds and downloads that failed at first.
  { pattern: /^ {0,8}(?:Successfully installed \S|Bundle complete! )/, settles: 'step' },
];

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
  // GitHub Actions.
  /^##\[group\]Run /,
];

/**
 * The folders in which images, hosts and CIs keep the application, from their documentation; `*` is any one folder. What follows is
 * relative to the repository.
 */
const ROOTS = [
  // Images: Docker's samples and what most Dockerfiles use.
  '/app',
  '/application',
  '/code',
  '/project',
  '/repo',
  '/source',
  '/srv/app',
  '/srv',
  '/usr/app',
  '/usr/local/app',
  '/usr/src/app',
  '/usr/src/myapp',
  '/usr/src',
  '/home/node/app',
  '/home/app',
  '/home/appuser/app',
  '/opt/app',
  '/rails',
  '/src/app',
  '/src',
  '/build/app',
  '/build',
  '/go/src/app',
  '/go/src/github.com/*/*',
  '/go/src/gitlab.com/*/*',
  '/home/gradle/src',
  '/home/gradle/project',
  '/var/www/html',
  '/var/www',
  '/opt/project',
  '/function',
  '/workdir',
  '/work',
  // Hosts: buildpacks, Heroku, Render, Vercel, Netlify, Elastic Beanstalk, Lambda, App Service.
  '/workspace',
  '/tmp/build_*',
  '/opt/render/project/src',
  '/vercel/path*',
  '/opt/build/repo',
  '/var/app/current',
  '/var/app/staging',
  '/var/task',
  '/home/site/wwwroot',
  // CIs: GitHub, GitLab, Azure, CircleCI, Bitbucket, Jenkins, CodeBuild, Drone, Travis.
  '/github/workspace',
  '/home/runner/work/*/*',
  '/__w/*/*',
  '/builds/*/*',
  '/home/vsts/work/*/s',
  '/home/circleci/project',
  '/root/project',
  '/opt/atlassian/pipelines/agent/build',
  '/var/lib/jenkins/workspace/*',
  '/home/jenkins/agent/workspace/*',
  '/codebuild/output/*/src/*/*/*',
  '/codebuild/output/*/src',
  '/drone/src',
  '/home/travis/build/*/*',
  '/harness',
  '[A-Za-z]:/a/*/*',
  '[A-Za-z]:/src',
  '[A-Za-z]:/app',
];

/** Of two folders the longer one counts. */
const ROOT = new RegExp(
  `^(?:${ROOTS.toSorted((one, other) => other.length - one.length)
    .map((folder) => folder.replaceAll('*', '[^/]{1,100}'))
    .join('|')})/`,
);

/**
 * Returns a file's path relative to the repository if it is below a usual folder of an image, else as the log names it: an absolute path
 * with `..` may lead out of the folder.
 */
export function readPath(file: string, folder: string): string {
  const plain = file.replace(/^file:\/\//, '').replaceAll('\\', '/');
  if (/^(?:\/|[A-Za-z]:).{0,1000}?\/\.\.\//.test(plain)) return plain;
  const inRepository = plain.replace(ROOT, '').replace(folder === '' ? /^(?:\.{1,2}\/){1,8}/ : /^(?:\.\/){1,4}/, '');
  const isRelative = plain.replace(ROOT, '') === plain && !/^(?:\/|[A-Za-z]:)/.test(plain);
  if (folder === '' || !isRelative) return inRepository;
  const parts: string[] = [];
  for (const part of `${`${folder}/`.replace(ROOT, '')}${inRepository}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
