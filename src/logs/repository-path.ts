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
  '/codebuild/output/*/src/*.*/*/*',
  '/opt/buildagent/work/*',
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

/** Lines that name the folder of the repository, or the repository, whose folder has its name. */
const ROOT_LINES: readonly RegExp[] = [
  /^.{0,80}?[Cc]loning into '(?<root>\/[^']{1,200})'/,
  /^.{0,80}?[Cc]loning (?:repository:? |into )?(?:git@|https?:\/\/|ssh:\/\/)\S{1,200}[/:](?<name>[\w.-]{1,60}?)(?:\.git)?(?:[\s'"]|\.{0,3}$)/,
  /^.{0,40}?nitialized (?:empty|existing) Git repository in (?<root>\/\S{1,200})\/\.git\/?$/,
  /^.{0,80}?\bWORKDIR (?<root>\/\S{1,200})$/,
  /^.{0,40}?(?:in directory|[Ww]orking [Dd]irectory|[Ww]orkspace|rootdir)(?: is)?[:=]? '?(?<root>\/[^\s']{1,200})'?$/,
  // CodeBuild: the repository, or the folder that the repository is in.
  /^.{0,300}?(?<root>\/codebuild\/output\/[^/\s]{1,60}\/src)\//,
];
/** Folders of the system, which many logs name, and which may have folders of anything. */
const NO_ROOT = /^\/(?:\w{1,10}|(?:usr|var|opt|etc|home|root|tmp)\/\w{1,10})\/?$/;
const MAX_ROOTS = 20;

/** Returns the folders, as absolute paths or names between slashes, in which a log says that the repository is. */
export function readRoots(lines: readonly string[]): readonly string[] {
  const roots = new Set<string>();
  for (const line of lines) {
    if (!line.includes('/')) continue;
    for (const pattern of ROOT_LINES) {
      const { root, name } = pattern.exec(line)?.groups ?? {};
      if (name !== undefined) roots.add(`/${name}/`);
      else if (root !== undefined && !NO_ROOT.test(root)) roots.add(`${root.replace(/\/$/, '')}/`);
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

/**
 * Returns a file's path in the repository; null if it lies elsewhere, if its folder is not known, or if it only starts the program. `roots`
 * are the folders that the log names.
 */
export function fileIn(file: string, folder: string, roots: () => readonly string[]): string | null {
  if (folder === '' && file.startsWith('../')) return null;
  const path = readPath(file, folder);
  if (path.startsWith(`${UNKNOWN_FOLDER}/`) || ENTRY.test(path)) return null;
  if (!ABSOLUTE.test(path)) return path;
  if (path.includes('/../')) return null;
  const ends = roots().map((root) => (path.includes(root) ? path.indexOf(root) + root.length : 0));
  const end = Math.max(0, ...ends);
  if (end > 0) return path.slice(end);
  return SYSTEM.test(path) ? null : (SOURCES.exec(path)?.groups?.['path'] ?? null);
}
