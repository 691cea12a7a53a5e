import type { NewApplication, NewDatabase, NewEnvironment, NewProject } from '../platform/resources/resources.ts';

/** A database of the file; `key` is what the file calls it. */
export interface ManifestDatabase {
  readonly key: string;
  readonly spec: NewDatabase;
}

/** An application of the file; `key` is what the file calls it. */
export interface ManifestApplication {
  readonly key: string;
  readonly spec: NewApplication;
  /** Keys of databases and applications, each once. */
  readonly needs: readonly string[];
  readonly variables: readonly { readonly key: string; readonly value: string }[];
  /** `from` is the environment's variable that holds the value. */
  readonly secrets: readonly { readonly key: string; readonly from: string }[];
  /** Null where the platform chooses. */
  readonly commit: string | null;
}

/** What is to be there, as the part `up` of touchdown.yaml says it. */
export interface Manifest {
  readonly project: NewProject;
  readonly environment: NewEnvironment;
  readonly databases: readonly ManifestDatabase[];
  readonly applications: readonly ManifestApplication[];
}
