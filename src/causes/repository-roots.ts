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
export const ROOT = new RegExp(
  `^(?:${RELEASE}|${SHARED}|${ROOTS.toSorted((one, other) => other.length - one.length)
    .map((folder) => folder.replaceAll('.', '\\.').replaceAll('*', '[^/]{1,100}'))
    .join('|')})/`,
);

/** Each of the lines below has one of these. */
const ROOT_WORDS = /[Cc]loning |nitialized |WORKDIR |rootdir|Running on |written to|irectory|orkspace|codebuild/;
/** Lines that name the folder of the repository, or the repository, whose folder has its name. */
const ROOT_LINES: readonly RegExp[] = [
  /^.{0,80}?[Cc]loning into '(?<root>\/[^']{1,200})'/,
  // Jenkins.
  /^Running on [\w. -]{1,100} in (?<root>\/\S{1,200})$/,
  /^.{0,80}?[Cc]loning (?:repository:? |into )?(?:git@|https?:\/\/|ssh:\/\/)\S{1,200}[/:](?<name>[\w.-]{1,60}?)(?:\.git)?(?:[\s'"]|\.{0,3}$)/,
  /^.{0,40}?nitialized (?:empty|existing) Git repository in (?<root>\/\S{1,200})\/\.git\/?$/,
  /^.{0,80}?[Cc]loning into '(?<name>[\w.-]{1,60})'/,
  /^.{0,80}?\bWORKDIR (?<workdir>\/\S{1,200})(?: {1,80}\d{1,6}\.\d{1,3}s)?$/,
  /^rootdir: (?<workdir>\/[^\s,]{1,200})/,
  // CMake, where it was started in the repository as `cmake -B build`, except on CIs whose folder names the repository.
  /^-- Build files have been written to: (?!\/(?:builds|home\/runner\/work|__w)\/[^/]{1,100}\/[^/]{1,100}\/)(?<root>\/\S{1,200})\/(?:build|out|cmake-build-\w{1,20})$/,
  /^.{0,40}?(?:in directory|[Ww]orking [Dd]irectory|[Ww]orkspace)(?: is)?[:=]? '?(?<root>\/[^\s']{1,200})'?$/,
  // CodeBuild: the repository, or the folder that the repository is in.
  /^.{0,300}?(?<root>\/codebuild\/output\/[^/\s]{1,60}\/src)\//,
];
/** Folders of the system, which many logs name, and which may have folders of anything. */
const NO_ROOT = /^\/(?:\w{0,10}|(?:usr|var|opt|etc|home|root|tmp)\/\w{1,10})\/?$/;
const MAX_ROOTS = 20;

/**
 * Where something of the repository is, as an absolute path, a name between slashes or the bare name of a Dockerfile, and what it is there;
 * empty for the root.
 */
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
  return [...named.map((from) => ({ from, to: '', isWorkdir: false })), ...copied, ...readDockerfiles(lines)];
}

const DOCKER_BUILD =
  /^.{0,60}?\b(?:docker|podman)(?: buildx| image)? build (?:.{0,300}? )?(?:-f|--file)[ =](?:\.\/)?(?<path>[\w@./-]{1,150}\/(?<name>[\w.-]{1,60}))(?: |$)/;

/** BuildKit names a Dockerfile without the folder that the command gave it. */
function readDockerfiles(lines: readonly string[]): readonly RepositoryRoot[] {
  const files = lines.flatMap((line) => {
    const { name, path } = (line.includes(' build ') ? DOCKER_BUILD.exec(line)?.groups : null) ?? {};
    return name === undefined || path === undefined ? [] : [[path, name] as const];
  });
  return [...new Map(files)].map(([path, name]) => ({ from: name, to: path, isWorkdir: false }));
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
export function plainFolder(path: string): string {
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
