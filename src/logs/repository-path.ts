/** A folder of which is only known that it is not the repository's root. */
export const UNKNOWN_FOLDER = '?';

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
  '/usr/app',
  '/usr/local/app',
  '/usr/src/app',
  '/usr/src/myapp',
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
  '/opt/project',
  '/function',
  '/workdir',
  '/work',
  '/srv/*',
  '/var/www/*',
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
  // CIs: GitHub, GitLab, Azure, CircleCI, Bitbucket, Jenkins, CodeBuild, Drone, Travis, Buildkite, Semaphore, Atlantis.
  '/github/workspace',
  '/home/runner/work/*/*',
  '/__w/*/*',
  '/builds/*/*',
  '/home/vsts/work/*/s',
  '/home/circleci/project',
  '/root/project',
  '/opt/atlassian/pipelines/agent/build',
  '/var/lib/jenkins/workspace/*',
  '/var/jenkins_home/workspace/*',
  '/var/lib/buildkite-agent/builds/*/*/*',
  '/buildkite/builds/*/*/*',
  '/home/semaphore/*',
  '/atlantis/repos/*/*/*/*',
  '/home/jenkins/agent/workspace/*',
  '/codebuild/output/*/src/*.*/*/*',
  '/opt/buildagent/work/*',
  '/drone/src',
  '/home/travis/build/*/*',
  '/harness',
  '[A-Za-z]:/a/*/*',
  '[A-Za-z]:/src',
  '[A-Za-z]:/app',
];

/** Capistrano, Deployer and Envoyer keep each release in a folder. */
const RELEASE = '/(?:[^/]{1,100}/){1,6}?(?:releases/[\\w.-]{0,20}\\d[\\w.-]{0,20}|current)';
/** Folders in which applications have folders of their own, except where a file is in them itself. */
const SHARED = '/(?:srv|usr/src|var/www)(?=/[^/]{1,100}$)';
/** Of two folders the longer one counts. */
const ROOT = new RegExp(
  `^(?:${RELEASE}|${SHARED}|${ROOTS.toSorted((one, other) => other.length - one.length)
    .map((folder) => folder.replaceAll('.', '\\.').replaceAll('*', '[^/]{1,100}'))
    .join('|')})/`,
);

/** Lines that name the folder of the repository, or the repository, whose folder has its name. */
const ROOT_WORDS = /[Cc]loning |nitialized |WORKDIR |rootdir|written to|irectory|orkspace|codebuild/;
const ROOT_LINES: readonly RegExp[] = [
  /^.{0,80}?[Cc]loning into '(?<root>\/[^']{1,200})'/,
  /^.{0,80}?[Cc]loning (?:repository:? |into )?(?:git@|https?:\/\/|ssh:\/\/)\S{1,200}[/:](?<name>[\w.-]{1,60}?)(?:\.git)?(?:[\s'"]|\.{0,3}$)/,
  /^.{0,40}?nitialized (?:empty|existing) Git repository in (?<root>\/\S{1,200})\/\.git\/?$/,
  /^.{0,80}?[Cc]loning into '(?<name>[\w.-]{1,60})'/,
  /^.{0,80}?\bWORKDIR (?<workdir>\/\S{1,200})(?: {1,80}\d{1,6}\.\d{1,3}s)?$/,
  /^rootdir: (?<workdir>\/[^\s,]{1,200})/,
  // CMake, where it was started in the repository as `cmake -B build`.
  /^-- Build files have been written to: (?<root>\/\S{1,200})\/(?:build|out|cmake-build-\w{1,20})$/,
  /^.{0,40}?(?:in directory|[Ww]orking [Dd]irectory|[Ww]orkspace)(?: is)?[:=]? '?(?<root>\/[^\s']{1,200})'?$/,
  // CodeBuild: the repository, or the folder that the repository is in.
  /^.{0,300}?(?<root>\/codebuild\/output\/[^/\s]{1,60}\/src)\//,
];
/** Folders of the system, which many logs name, and which may have folders of anything. */
const NO_ROOT = /^\/(?:\w{0,10}|(?:usr|var|opt|etc|home|root|tmp)\/\w{1,10})\/?$/;
const MAX_ROOTS = 20;

/** Where something of the repository is, as an absolute path or a name between slashes, and what it is there; empty for the root. */
export interface RepositoryRoot {
  readonly from: string;
  readonly to: string;
  /** True if commands run there, so that relative paths are relative to it. */
  readonly isWorkdir: boolean;
}

/** Returns the places in which a log says that the repository, or a part of it, is. */
export function readRoots(lines: readonly string[]): readonly RepositoryRoot[] {
  const copied = readCopies(lines);
  const named = readNamedRoots(lines).filter((from) => !copied.some((one) => `${one.from}/` === from));
  return [...named.map((from) => ({ from, to: '', isWorkdir: false })), ...copied];
}

/** What a Dockerfile copies, as BuildKit and the old builder show it; the group `stage` is empty in a build of one stage. */
const DOCKER_STEP =
  /^(?: => (?:CACHED )?)?(?:\[(?:(?<stage>[\w.-]{1,60}) )?\d{1,3}\/\d{1,3}\]|Step \d{1,3}\/\d{1,3} :) (?:WORKDIR (?<workdir>\/\S{1,200})|COPY (?:--ch\w{3}=\S{1,60} ){0,2}(?<source>[\w@./-]{1,150}) (?<target>[\w@./-]{1,150}))(?: {1,80}\d{1,6}\.\d{1,3}s)?$/;
const MAX_COPIES = 50;

function readCopies(lines: readonly string[]): readonly RepositoryRoot[] {
  const workdirs = new Map<string, string>();
  const copies: RepositoryRoot[] = [];
  for (const line of lines) {
    if (!line.includes('WORKDIR ') && !line.includes('COPY ')) continue;
    const { stage = '', workdir, source, target = '' } = DOCKER_STEP.exec(line)?.groups ?? {};
    if (workdir !== undefined) workdirs.set(stage, workdir.replace(/\/$/, ''));
    const base = workdirs.get(stage);
    if (source === undefined || source.startsWith('/') || copies.length >= MAX_COPIES) continue;
    if (!target.startsWith('/') && base === undefined) continue;
    const isFile = /\/?[^/]{1,100}\.\w{1,10}$/.test(source);
    const into =
      isFile && /(?:^\.|\/)$/.test(target) ? `${target}/${source.slice(source.lastIndexOf('/') + 1)}` : target;
    const from = into.startsWith('/') ? plainFolder(into) : `${base}/${plainFolder(into)}`.replace(/\/$/, '');
    copies.push({ from, to: plainFolder(source), isWorkdir: from === base && !isFile });
  }
  return copies;
}

/** Returns a path without `.` and without a slash at its end. */
function plainFolder(path: string): string {
  return path
    .split('/')
    .filter((part, at) => part !== '.' && (part !== '' || at === 0))
    .join('/');
}

function readNamedRoots(lines: readonly string[]): readonly string[] {
  const roots = new Set<string>();
  for (const line of lines) {
    if (!ROOT_WORDS.test(line)) continue;
    for (const pattern of ROOT_LINES) {
      const { root, workdir, name } = pattern.exec(line)?.groups ?? {};
      if (name !== undefined) roots.add(`/${name}/`);
      // Below a usual folder, a WORKDIR may be a package's.
      const path = root ?? (workdir !== undefined && !ROOT.test(`${workdir}/`) ? workdir : '/');
      if (!NO_ROOT.test(path)) roots.add(`${path.replace(/\/$/, '')}/`);
    }
    if (roots.size >= MAX_ROOTS) break;
  }
  return [...roots];
}

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
    else if (part !== '.' && (part !== '' || parts.length === 0)) parts.push(part);
  }
  return parts.join('/');
}

/** Files that only start the program or run migrations: the cause is never in them. */
const ENTRY =
  /^(?:manage\.py|artisan|(?:[\w.-]{1,60}\/){0,4}(?:run[-_])?migrat(?:e|ions?)\.(?:py|[cm]?[jt]s|rb|php)|bin\/(?:rails|rake|bundle|console)|config\/(?:environment|boot)\.rb)$/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:)/;
/** What belongs to the system and its programs, and not to an application. */
const SYSTEM =
  /^(?:\/(?:bin|dev|etc|lib|lib64|nix|opt|proc|root|run|sbin|sys|usr|var)\/|[A-Za-z]:\/(?:Program|Windows))/;
/** A folder of sources below a folder that no image is known for. */
const SOURCES =
  /^(?:[A-Za-z]:)?\/(?:[^/]{1,100}\/){1,8}?(?<path>(?:src|tests?|spec|lib|apps?|packages|cmd|internal|pkg)\/.{1,300})$/;

/** What is no file of a repository: dependencies, what builds write, hosts, words, and what is more than a path. */
const NO_FILE =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|\.(?:next|nuxt|output|venv|cargo|m2|gradle|cache|pnpm|yarn))\/|^(?:dist|target|__pycache__)\/|[\]:]\s|[<>|*?"]|^(?:[\w-]{1,60}\.){1,6}(?:com|net|org|io|dev|internal|local|cloud|cluster|svc)$|^[\d.]{1,40}$|^(?!.{0,60}file$)[^./]{1,60}$/;

/**
 * Returns a file's path in the repository; null if it lies elsewhere, if its folder is not known, if it only starts the program, or if it is
 * plainly no file of a repository. `roots` are the folders that the log names.
 */
export function fileIn(file: string, folder: string, roots: () => readonly RepositoryRoot[]): string | null {
  if (folder === '' && file.startsWith('../')) return null;
  const path = belowRoot(file, roots) ?? readPath(file, folder || copiedFolder(file, roots));
  if (path.startsWith(`${UNKNOWN_FOLDER}/`) || ENTRY.test(path) || NO_FILE.test(path)) return null;
  if (!ABSOLUTE.test(path)) return path;
  return SYSTEM.test(path) || path.includes('/../') ? null : (SOURCES.exec(path)?.groups?.['path'] ?? null);
}

/**
 * Returns the folder of a class's file in the usual layout of Maven and Gradle, as `src/test/java/com/acme`, from its package with a dot at
 * the end; undefined without one. `project` is the folder that the build ran in. A class is a test if Maven Surefire takes it for one by its
 * name.
 */
export function folderOfClass(name: string | undefined, file: string, project: string): string | undefined {
  if (name === undefined || name === '') return undefined;
  const [, language = 'java'] = /\.(kt|scala|groovy)$/.exec(file) ?? [];
  const kind = /(?:^Test\w*|Tests?|TestCase|IT|Spec)\.\w+$/.test(file) ? 'test' : 'main';
  return `${below(project)}src/${kind}/${language === 'kt' ? 'kotlin' : language}/${name.slice(0, -1).replaceAll('.', '/')}`;
}

/** What a module's path begins with where its folder in the repository follows: these hosts name the repository, others nothing. */
const GO_MODULE =
  /^(?:(?:github\.com|gitlab\.com|bitbucket\.org)(?:\/[^/]{1,60}){2}|[^/.]{1,60}(?=\/[^/]{1,60}$))(?:\/v\d{1,2})?\/(?<folder>.{1,200})$/;
const GO_SOURCES = /^.{1,200}?\/(?<folder>(?:internal|pkg|cmd)(?:\/.{1,200})?)$/;

/**
 * Returns the folder of a package of Go; undefined if its module's path, a root's name or a usual folder does not tell it. `project` is the
 * folder that the command ran in.
 */
export function folderOfGoPackage(
  name: string | undefined,
  project: string,
  roots: () => readonly RepositoryRoot[],
): string | undefined {
  if (name === undefined) return undefined;
  const own = GO_MODULE.exec(name)?.groups?.['folder'];
  if (own !== undefined) return own;
  for (const { from } of roots()) {
    const repository = `/${from.split('/').findLast((part) => part !== '')}/`;
    const at = name.indexOf(repository);
    if (at !== -1) return name.slice(at + repository.length);
  }
  const folder = GO_SOURCES.exec(name)?.groups?.['folder'];
  return folder === undefined ? undefined : `${below(project)}${folder}`;
}

/** Returns what stands before a path in this folder. */
function below(folder: string): string {
  return folder === '' || folder === UNKNOWN_FOLDER ? '' : `${folder}/`;
}

/** Returns the folder that a relative file is in, from the absolute path of the file's own folder; undefined if the two do not fit. */
export function folderAbove(fileFolder: string | undefined, file: string): string | undefined {
  const own = plainFolder(file.slice(0, Math.max(0, file.lastIndexOf('/'))));
  if (fileFolder === undefined || own === '' || !fileFolder.endsWith(`/${own}`)) return undefined;
  return fileFolder.slice(0, -own.length - 1);
}

/** Returns a file's path below a folder that the log names; null if it is in none, or if a longer one is known. */
function belowRoot(file: string, roots: () => readonly RepositoryRoot[]): string | null {
  if (!ABSOLUTE.test(file) || file.includes('/../')) return null;
  const known = ROOT.exec(file)?.[0].length ?? 0;
  let best = { end: known, path: null as string | null };
  for (const { from, to } of roots()) {
    const at = from.endsWith('/') ? file.indexOf(from) : 0;
    const end = at + from.length;
    const isBelow = from.endsWith('/') ? at !== -1 : file === from || file.startsWith(`${from}/`);
    // What was copied is known for certain, also below a usual folder.
    if (!isBelow || end + (to === '' ? 0 : 2) <= best.end) continue;
    best = { end, path: `${to}${to === '' ? file.slice(end).replace(/^\//, '') : file.slice(end)}` };
  }
  return best.path;
}

/** Returns the folder of the repository whose files alone were copied to where commands run; empty if it is the root, or not known. */
function copiedFolder(file: string, roots: () => readonly RepositoryRoot[]): string {
  if (ABSOLUTE.test(file) || /(?:^|\/)[\w.-]{0,60}Dockerfile/.test(file)) return '';
  const folders = new Set(roots().flatMap(({ to, isWorkdir }) => (isWorkdir ? [to] : [])));
  const [only = ''] = folders;
  return folders.size === 1 ? only : folders.size === 0 || folders.has('') ? '' : UNKNOWN_FOLDER;
}
