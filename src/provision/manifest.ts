/** What a project is created from. */
export interface ProjectSpec {
  readonly name: string;
  readonly description?: string | undefined;
}

/** What an environment is created from. */
export interface EnvironmentSpec {
  readonly name: string;
  readonly mode?: string | undefined;
  readonly clusterId?: string | undefined;
}

/** What a database is created from. */
export interface DatabaseSpec {
  readonly name: string;
  readonly type: string;
  readonly version?: string | undefined;
  readonly mode?: string | undefined;
  readonly cpu?: number | undefined;
  readonly memory?: number | undefined;
  readonly storage?: number | undefined;
}

/** What a port is created from. */
export interface PortSpec {
  readonly internalPort: number;
  readonly externalPort?: number | undefined;
  readonly protocol?: string | undefined;
  readonly publiclyAccessible?: boolean | undefined;
}

/** What an application is created from. */
export interface ApplicationSpec {
  readonly name: string;
  readonly gitRepository?: { readonly url: string; readonly branch?: string | undefined } | undefined;
  readonly buildMode?: string | undefined;
  readonly dockerfilePath?: string | undefined;
  readonly cpu?: number | undefined;
  readonly memory?: number | undefined;
  readonly minRunningInstances?: number | undefined;
  readonly maxRunningInstances?: number | undefined;
  readonly ports?: readonly PortSpec[] | undefined;
}

/** A database of the file; `key` is what the file calls it. */
export interface ManifestDatabase {
  readonly key: string;
  readonly spec: DatabaseSpec;
}

/** An application of the file; `key` is what the file calls it. */
export interface ManifestApplication {
  readonly key: string;
  readonly spec: ApplicationSpec;
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
  readonly project: ProjectSpec;
  readonly environment: EnvironmentSpec;
  readonly databases: readonly ManifestDatabase[];
  readonly applications: readonly ManifestApplication[];
}
