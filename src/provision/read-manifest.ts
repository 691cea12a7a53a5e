import { isObject, type JsonObject } from '../platform/http/json.ts';
import type {
  ApplicationPort,
  NewApplication,
  NewDatabase,
  NewEnvironment,
  NewProject,
} from '../platform/resources/resources.ts';
import { COMMIT, NO_COMMIT } from '../settings/kinds.ts';

/** An application of the file; `key` is what the file calls it. */
export interface ManifestApplication {
  readonly key: string;
  readonly spec: NewApplication;
  readonly needs: readonly string[];
  readonly variables: readonly { readonly key: string; readonly value: string }[];
  /** `from` is the environment variable that holds the value. */
  readonly secrets: readonly { readonly key: string; readonly from: string }[];
  /** Null if the platform chooses. What cannot be one is still the text of the file. */
  readonly commit: string | null;
}

/** The desired resources, from the part `up` of touchdown.yaml. */
export interface Manifest {
  readonly project: NewProject;
  readonly environment: NewEnvironment;
  readonly databases: readonly { readonly key: string; readonly spec: NewDatabase }[];
  readonly applications: readonly ManifestApplication[];
}

/** Reads a manifest, leaving out what the schema does not allow, so that the rest can be checked too. Never throws. */
export function readManifest(up: unknown): Manifest {
  const project = fieldsOf(up).under('project');
  const environment = fieldsOf(up).under('environment');
  return {
    project: {
      name: project.text('name') ?? '',
      description: project.text('description'),
      fields: project.record('fields'),
    },
    environment: {
      name: environment.text('name') ?? '',
      mode: environment.text('mode'),
      clusterId: environment.text('cluster-id'),
      fields: environment.record('fields'),
    },
    databases: fieldsOf(up)
      .entries('databases')
      .map(([key, value]) => ({ key, spec: readDatabase(key, fieldsOf(value)) })),
    applications: fieldsOf(up)
      .entries('applications')
      .map(([key, value]) => readApplication(key, fieldsOf(value))),
  };
}

function readDatabase(key: string, fields: Fields): NewDatabase {
  return {
    name: fields.text('name') ?? key,
    type: fields.text('type') ?? '',
    version: fields.text('version'),
    mode: fields.text('mode'),
    cpu: fields.count('cpu'),
    memory: fields.count('memory'),
    storage: fields.count('storage'),
    fields: fields.record('fields'),
  };
}

function readApplication(key: string, fields: Fields): ManifestApplication {
  return {
    key,
    spec: readApplicationSpec(key, fields),
    needs: [...new Set(fields.items('needs').filter((need) => typeof need === 'string'))],
    variables: fields.entries('variables').flatMap(([name, value]) => {
      return typeof value === 'string' ? [{ key: name, value }] : [];
    }),
    secrets: fields.entries('secrets').map(([name, value]) => ({ key: name, from: fieldsOf(value).text('env') ?? '' })),
    commit: COMMIT.parse(fields.text('commit') ?? NO_COMMIT).value,
  };
}

function readApplicationSpec(key: string, fields: Fields): NewApplication {
  const repository = fields.under('git-repository');
  const url = repository.text('url');
  return {
    name: fields.text('name') ?? key,
    gitRepository: url === undefined ? undefined : { url, branch: repository.text('branch') },
    buildMode: fields.text('build-mode'),
    dockerfilePath: fields.text('dockerfile-path'),
    cpu: fields.count('cpu'),
    memory: fields.count('memory'),
    minRunningInstances: fields.count('min-running-instances'),
    maxRunningInstances: fields.count('max-running-instances'),
    ports: fields.has('ports') ? fields.items('ports').map((port) => readPort(fieldsOf(port))) : undefined,
    fields: fields.record('fields'),
  };
}

function readPort(fields: Fields): ApplicationPort {
  return {
    internalPort: fields.count('internal-port') ?? 0,
    externalPort: fields.count('external-port'),
    protocol: fields.text('protocol'),
    publiclyAccessible: fields.flag('publicly-accessible'),
  };
}

interface Fields {
  has(key: string): boolean;
  text(key: string): string | undefined;
  count(key: string): number | undefined;
  flag(key: string): boolean | undefined;
  record(key: string): JsonObject | undefined;
  items(key: string): readonly unknown[];
  entries(key: string): readonly (readonly [string, unknown])[];
  under(key: string): Fields;
}

function fieldsOf(value: unknown): Fields {
  const at = (key: string): unknown => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined);
  return {
    has: (key) => at(key) !== undefined,
    text: (key) => only(at(key), (one) => typeof one === 'string'),
    count: (key) => only(at(key), (one) => typeof one === 'number'),
    flag: (key) => only(at(key), (one) => typeof one === 'boolean'),
    record: (key) => only(at(key), isObject),
    items: (key) => only(at(key), Array.isArray) ?? [],
    entries: (key) => Object.entries(only(at(key), isObject) ?? {}),
    under: (key) => fieldsOf(at(key)),
  };
}

function only<T>(value: unknown, isOfKind: (value: unknown) => value is T): T | undefined {
  return isOfKind(value) ? value : undefined;
}
