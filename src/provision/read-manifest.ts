import type * as v from 'valibot';
import type { NewApplication, NewDatabase, NewEnvironment, NewProject } from '../platform/resources/resources.ts';
import { COMMIT, NO_COMMIT } from '../settings/kinds.ts';
import type { ValidPart } from '../validation/problems.ts';
import type { UP } from './manifest-schema.ts';

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

type ValidUp = ValidPart<v.InferOutput<typeof UP>>;
type Of<K extends 'databases' | 'applications'> = NonNullable<NonNullable<ValidUp[K]>[string]>;

/** Returns the manifest that the valid part of `up` describes. */
export function readManifest({ project, environment, databases = {}, applications = {} }: ValidUp): Manifest {
  return {
    project: {
      name: project?.name ?? '',
      description: project?.description,
      fields: project?.fields,
    },
    environment: {
      name: environment?.name ?? '',
      mode: environment?.mode,
      clusterId: environment?.['cluster-id'],
      fields: environment?.fields,
    },
    databases: Object.entries(databases).map(([key, database = {}]) => ({ key, spec: readDatabase(key, database) })),
    applications: Object.entries(applications).map(([key, application = {}]) => readApplication(key, application)),
  };
}

function readDatabase(key: string, { name = key, type = '', ...rest }: Of<'databases'>): NewDatabase {
  return { name, type, ...rest };
}

function readApplication(key: string, application: Of<'applications'>): ManifestApplication {
  const { needs = [], variables = {}, secrets = {}, commit = NO_COMMIT } = application;
  return {
    key,
    spec: readApplicationSpec(key, application),
    needs: [...new Set(needs.filter((need) => need !== undefined))],
    variables: Object.entries(variables).map(([name, value = '']) => ({ key: name, value })),
    secrets: Object.entries(secrets).map(([name, source]) => ({ key: name, from: source?.env ?? '' })),
    commit: COMMIT.parse(commit).value,
  };
}

function readApplicationSpec(key: string, application: Of<'applications'>): NewApplication {
  const { name = key, 'git-repository': repository, cpu, memory, fields } = application;
  const { url, branch } = repository ?? {};
  return {
    name,
    gitRepository: url === undefined ? undefined : { url, branch },
    buildMode: application['build-mode'],
    dockerfilePath: application['dockerfile-path'],
    cpu,
    memory,
    minRunningInstances: application['min-running-instances'],
    maxRunningInstances: application['max-running-instances'],
    ports: application.ports?.map((port = {}) => ({
      internalPort: port['internal-port'] ?? 0,
      externalPort: port['external-port'],
      protocol: port.protocol,
      publiclyAccessible: port['publicly-accessible'],
    })),
    fields,
  };
}
