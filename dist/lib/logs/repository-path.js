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
const ROOT = new RegExp(`^(?:${ROOTS.toSorted((one, other) => other.length - one.length)
    .map((folder) => folder.replaceAll('*', '[^/]{1,100}'))
    .join('|')})/`);
/**
 * Returns a file's path relative to the repository if it is below a usual folder of an image, else as the log names it: an absolute path
 * with `..` may lead out of the folder.
 */
export function readPath(file, folder) {
    const plain = file.replace(/^file:\/\//, '').replaceAll('\\', '/');
    if (/^(?:\/|[A-Za-z]:).{0,1000}?\/\.\.\//.test(plain))
        return plain;
    const inRepository = plain.replace(ROOT, '').replace(folder === '' ? /^(?:\.{1,2}\/){1,8}/ : /^(?:\.\/){1,4}/, '');
    const isRelative = plain.replace(ROOT, '') === plain && !/^(?:\/|[A-Za-z]:)/.test(plain);
    if (folder === '' || !isRelative)
        return inRepository;
    const parts = [];
    for (const part of `${`${folder}/`.replace(ROOT, '')}${inRepository}`.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '.' && (part !== '' || parts.length === 0))
            parts.push(part);
    }
    return parts.join('/');
}
/** Files that only start the program or run migrations: the cause is never in them. */
const ENTRY = /^(?:manage\.py|artisan|(?:[\w.-]{1,60}\/){0,4}(?:run[-_])?migrat(?:e|ions?)\.(?:py|[cm]?[jt]s|rb|php)|bin\/(?:rails|rake|bundle|console)|config\/(?:environment|boot)\.rb)$/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:)/;
/** What belongs to the system and its programs, and not to an application. */
const SYSTEM = /^(?:\/(?:bin|dev|etc|lib|lib64|nix|opt|proc|root|run|sbin|sys|usr|var)\/|[A-Za-z]:\/(?:Program|Windows))/;
/** A folder of sources below a folder that no image is known for. */
const SOURCES = /^(?:[A-Za-z]:)?\/(?:[^/]{1,100}\/){1,8}?(?<path>(?:src|tests?|spec|lib|apps?|packages|cmd|internal|pkg)\/.{1,300})$/;
/** Returns a file's path in the repository; null if it lies elsewhere, if its folder is not known, or if it only starts the program. */
export function fileIn(file, folder) {
    if (folder === '' && file.startsWith('../'))
        return null;
    const path = readPath(file, folder);
    if (path.startsWith(`${UNKNOWN_FOLDER}/`) || ENTRY.test(path))
        return null;
    if (!ABSOLUTE.test(path))
        return path;
    return SYSTEM.test(path) || path.includes('/../') ? null : (SOURCES.exec(path)?.groups?.['path'] ?? null);
}
