import { plainFolder, type RepositoryRoot, ROOT } from './repository-roots.ts';

/** A place in a file, as a line names it. */
export interface NamedPlace {
  readonly file: string;
  readonly line: number | null;
  readonly column: number | null;
}

/** A folder of which is only known that it is not the repository's root. */
export const UNKNOWN_FOLDER = '?';

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
    if (part === '..' && parts.pop() === undefined) return `/../${inRepository}`;
    if (part !== '.' && part !== '..' && (part !== '' || parts.length === 0)) parts.push(part);
  }
  return parts.join('/');
}

/** Files that only start the program or run migrations: the cause is never in them. */
const ENTRY =
  /^(?:manage\.py|artisan|(?:[\w.-]{1,60}\/){0,4}(?:run[-_])?migrat(?:e|ions?)\.(?:py|[cm]?[jt]s|rb|php)|bin\/(?:rails|rake|bundle|console)|config\/(?:environment|boot)\.rb)$/;
const ABSOLUTE = /^(?:\/|[A-Za-z]:)/;
/** What a logger prints before the line that names a file. */
const LOGGED = /^(?:(?:INFO|WARN|ERROR|DEBUG|TRACE|ERR|OUT|[│|+-]|\[[\w/.: -]{1,60}\]|\d[\d:.,TZ/-]{3,40}) {1,4}){1,3}/;
/** What belongs to the system and its programs, and not to an application. */
const SYSTEM =
  /^(?:\/(?:bin|dev|etc|lib|lib64|nix|opt|proc|root|run|sbin|sys|usr|var)\/|[A-Za-z]:\/(?:Program|Windows))/;
/** An application that a server keeps in a folder of its own, and not a program of the system. */
const INSTALLED =
  /^\/opt\/(?!(?:hostedtoolcache|homebrew|conda|miniconda\d?|venv|java|jdk|node|python|ruby|go|bitnami|atlassian|google|microsoft|pipx?|local|lib|bin)\b)[^/]{1,60}\/(?<path>.{1,300})$/;
/** A folder of sources below a folder that no image is known for. */
const SOURCES =
  /^(?:[A-Za-z]:)?\/(?:[^/]{1,100}\/){1,8}?(?<path>(?:src|tests?|spec|lib|apps?|packages|cmd|internal|pkg)\/.{1,300})$/;

/** What is no file of a repository: dependencies, what builds write, hosts, words, and what is more than a path. */
const NO_FILE =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|lib\/python\d[\d.]{0,5}|pkg\/mod|gems\/[\w.-]{1,80}-\d[\w.]{0,20}|_actions|vendor|\.(?:rbenv|rvm|pub-cache|stack|cabal)|\.(?:next|nuxt|output|venv|cargo|m2|gradle|cache|pnpm|yarn))\/|^(?:dist|target|__pycache__)\/|^library\/(?:core|std|alloc)\/|(?:^|\/)pip-(?:install|build|req)[\w-]{0,40}\/|[\]:]\s|[<>|*?"]|^(?:[\w-]{1,60}\.){1,6}(?:com|net|org|io|dev|internal|local|cloud|cluster|svc)$|^[\d.]{1,40}$|^(?!.{0,60}file$|(?:gradlew|mvnw)$)[^./]{1,60}$/;

/**
 * Returns a file's path in the repository, below `UNKNOWN_FOLDER` if the log does not show its folder; null if it lies elsewhere, if it only
 * starts the program, or if it is plainly no file of a repository. `roots` are the folders that the log names.
 */
export function fileIn(named: string, folder: string, roots: () => readonly RepositoryRoot[]): string | null {
  const file = named.replace(LOGGED, '');
  if ((folder === '' || folder === UNKNOWN_FOLDER) && file.startsWith('../')) return null;
  const path =
    dockerfileAt(file, roots) ?? belowRoot(file, roots) ?? readPath(file, folder || copiedFolder(file, roots));
  const known = path.startsWith(`${UNKNOWN_FOLDER}/`) ? path.slice(UNKNOWN_FOLDER.length + 1) : path;
  if (ENTRY.test(known) || NO_FILE.test(known)) return null;
  if (!ABSOLUTE.test(path)) return path;
  // An image has the settings of its programs there, which the repository has elsewhere.
  if (path.startsWith('/etc/') && !path.includes('/../'))
    return `${UNKNOWN_FOLDER}/${path.slice(path.lastIndexOf('/') + 1)}`;
  const installed = path.includes('/../') ? undefined : INSTALLED.exec(path)?.groups?.['path'];
  if (installed !== undefined) return `${UNKNOWN_FOLDER}/${installed}`;
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

/** A longer path is more than the module's own, as `acme.dev/shop`. */
const MAX_MODULE_PARTS = 2;

/**
 * Returns the folder that a file of a package of Go is relative to; undefined if it is the repository's root, or may be. `project` is the
 * folder that the command ran in. A compiler names files from there, a test only by their name.
 */
export function folderOfGoPackage(
  name: string | undefined,
  file: string,
  project: string,
  roots: () => readonly RepositoryRoot[],
): string | undefined {
  const folder = name === undefined ? undefined : goFolder(name, project, roots);
  const own = folderOf(file);
  // A compiler's path is relative to where it was started.
  if (folder === UNKNOWN_FOLDER && file.startsWith('./')) return undefined;
  if (folder === undefined || own === '') return folder;
  if (folder === own) return '';
  return folder.endsWith(`/${own}`) ? folder.slice(0, -own.length - 1) : undefined;
}

/**
 * Returns the path of a Go package's file below the folder of its module, if that has the module's name, as `tracker/internal/api.go`: a
 * repository may have several modules. Null for a package whose module is not known.
 */
export function endingOfGoFile(name: string | undefined, path: string | null): string | null {
  const [, module, folder] =
    /^(?:[\w-]{1,60}\.){1,4}\w{2,10}\/[^/]{1,60}\/([^/]{1,60})\/(.{1,200})$/.exec(name ?? '') ?? [];
  return path?.startsWith(`${folder}/`) === true ? `${module}/${path}` : null;
}

function goFolder(name: string, project: string, roots: () => readonly RepositoryRoot[]): string | undefined {
  const own = GO_MODULE.exec(name)?.groups?.['folder'];
  if (own !== undefined) return own;
  for (const { from } of roots()) {
    const repository = `/${from.split('/').findLast((part) => part !== '')}/`;
    const at = name.indexOf(repository);
    if (at !== -1) return name.slice(at + repository.length);
  }
  const folder = GO_SOURCES.exec(name)?.groups?.['folder'];
  if (folder !== undefined) return `${below(project)}${folder}`;
  return name.split('/').length > MAX_MODULE_PARTS ? UNKNOWN_FOLDER : undefined;
}

/** Returns what stands before a path in this folder. */
function below(folder: string): string {
  return folder === '' || folder === UNKNOWN_FOLDER ? '' : `${folder}/`;
}

/** Returns the folder that a relative file is in, from the absolute path of the file's own folder; undefined if the two do not fit. */
export function folderAbove(fileFolder: string | undefined, file: string): string | undefined {
  const own = folderOf(file);
  if (fileFolder === undefined || own === '' || !fileFolder.endsWith(`/${own}`)) return undefined;
  return fileFolder.slice(0, -own.length - 1);
}

function folderOf(file: string): string {
  return plainFolder(file.slice(0, Math.max(0, file.lastIndexOf('/'))));
}

/** Returns the path of a Dockerfile that is named without its folder; null if no command names it. */
function dockerfileAt(file: string, roots: () => readonly RepositoryRoot[]): string | null {
  if (!/^[\w.-]{0,60}(?:Docker|Container)file[\w.-]{0,60}$/.test(file)) return null;
  const [first, ...others] = roots().filter(({ from }) => from === file);
  if (first === undefined) return null;
  return others.length === 0 ? first.to : `${UNKNOWN_FOLDER}/${file}`;
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
