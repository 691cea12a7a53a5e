import type { Manifest } from './parse-manifest.ts';

/** The kind of a resource; variables and secrets belong to an application. */
export type Kind = 'project' | 'environment' | 'database' | 'application' | 'variable' | 'secret';

/** A resource of the manifest, with its names. */
export interface Name {
  readonly kind: Kind;
  /** The key in the state file, one for each resource of each project and environment: `application:shop/preview-x/api`. */
  readonly key: string;
  /** On the command line: `project`, `application:api`, `secret:api/TOKEN`. */
  readonly word: string;
  /** For people: `application api`. */
  readonly label: string;
}

export interface Namer {
  readonly project: Name;
  readonly environment: Name;
  database(key: string): Name;
  application(key: string): Name;
  setting(kind: 'variable' | 'secret', application: string, key: string): Name;
}

export function createNamer({ project, environment }: Pick<Manifest, 'project' | 'environment'>): Namer {
  const place = [project.name, environment.name];
  const container = (kind: 'project' | 'environment', path: readonly string[]): Name => ({
    kind,
    key: keyOf(kind, path),
    word: kind,
    label: `${kind} ${path.at(-1)}`,
  });
  const below = (kind: Kind, ...path: readonly string[]): Name => ({
    kind,
    key: keyOf(kind, [...place, ...path]),
    word: `${kind}:${path.join('/')}`,
    label: `${kind} ${path.join('/')}`,
  });
  return {
    project: container('project', [project.name]),
    environment: container('environment', place),
    database: (key) => below('database', key),
    application: (key) => below('application', key),
    setting: (kind, application, key) => below(kind, application, key),
  };
}

/** Returns the names of everything in a manifest: containers come before their contents. */
export function listNames(manifest: Manifest): readonly Name[] {
  const namer = createNamer(manifest);
  return [
    namer.project,
    namer.environment,
    ...manifest.databases.map(({ key }) => namer.database(key)),
    ...manifest.applications.flatMap(({ key, variables, secrets }) => [
      namer.application(key),
      ...variables.map((variable) => namer.setting('variable', key, variable.key)),
      ...secrets.map((secret) => namer.setting('secret', key, secret.key)),
    ]),
  ];
}

/** Returns whether the resource of `key` is `of` itself or is inside it: a variable is inside its application. */
export function isWithin(key: string, of: string): boolean {
  return key === of || pathOf(key).startsWith(`${pathOf(of)}/`);
}

/** Returns the key of the application that a variable or a secret of the state file belongs to; null for every other key. */
export function applicationKeyOf(key: string): string | null {
  if (!/^(?:variable|secret):/.test(key)) return null;
  return `application:${pathOf(key).slice(0, pathOf(key).lastIndexOf('/'))}`;
}

/** A slash in a name is encoded, so that no two resources have one key. */
function keyOf(kind: Kind, path: readonly string[]): string {
  return `${kind}:${path.map((part) => part.replaceAll('%', '%25').replaceAll('/', '%2F')).join('/')}`;
}

function pathOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
