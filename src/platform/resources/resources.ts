/** An instant as the service wrote it: ISO 8601 with milliseconds and `Z` where it keeps to its description; null if it sent none. */
export type Timestamp = string | null;

/** An organization. */
export interface Organization {
  readonly id: string;
  /** Null if the service does not say. */
  readonly name: string | null;
  readonly createdAt: Timestamp;
}

/** A project of an organization. */
export interface Project {
  readonly id: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/**
 * Fields of a request body that this client has no setting for, each with its JSON value. A dot in a name goes into an object, which
 * may be one that this client builds: `git_repository.provider`. A text whose name says `secret`, `password` or `token` is redacted.
 */
export type ExtraFields = Readonly<Record<string, unknown>>;

/** What every creation may have. */
export interface Creation {
  /** Sent beside the others; a field that has a setting here is refused. */
  readonly fields?: ExtraFields | undefined;
}

/** What a project is created from. */
export interface NewProject extends Creation {
  readonly name: string;
  readonly description?: string | undefined;
}

/** An environment of a project. */
export interface Environment {
  readonly id: string;
  readonly name: string | null;
  /** As the platform names it: `STAGING`, `PRODUCTION`. */
  readonly mode: string | null;
  readonly clusterId: string | null;
  readonly createdAt: Timestamp;
}

/** What an environment is created from. */
export interface NewEnvironment extends Creation {
  readonly name: string;
  /** `STAGING` and `PRODUCTION` are known; any other is sent as it is. */
  readonly mode?: string | undefined;
  readonly clusterId?: string | undefined;
}

/** An application of an environment. */
export interface Application {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** One port that an application listens on. */
export interface ApplicationPort {
  readonly internalPort: number;
  readonly externalPort?: number | undefined;
  /** `HTTP` is known; any other is sent as it is. */
  readonly protocol?: string | undefined;
  readonly publiclyAccessible?: boolean | undefined;
}

/** What an application is created from. The platform does not say the units of `cpu` and `memory`; they are sent as they are. */
export interface NewApplication extends Creation {
  readonly name: string;
  readonly gitRepository?: { readonly url: string; readonly branch?: string | undefined } | undefined;
  /** `DOCKER` is known; any other is sent as it is. */
  readonly buildMode?: string | undefined;
  readonly dockerfilePath?: string | undefined;
  readonly cpu?: number | undefined;
  readonly memory?: number | undefined;
  readonly minRunningInstances?: number | undefined;
  readonly maxRunningInstances?: number | undefined;
  readonly ports?: readonly ApplicationPort[] | undefined;
}

/** A database of an environment, as an application is shown. */
export type Database = Application;

/** What a database is created from. The platform does not say the units of `cpu`, `memory` and `storage`; they are sent as they are. */
export interface NewDatabase extends Creation {
  readonly name: string;
  /** `POSTGRESQL` is known; any other is sent as it is. */
  readonly type: string;
  readonly version?: string | undefined;
  /** `MANAGED` is known; any other is sent as it is. */
  readonly mode?: string | undefined;
  readonly cpu?: number | undefined;
  readonly memory?: number | undefined;
  readonly storage?: number | undefined;
}

/** What the platform says when it takes the deployment of a database; all of it may be missing, and nothing reports how it ends. */
export interface DatabaseDeployment {
  readonly id: string | null;
  readonly status: string | null;
}

/** A webhook of an organization. */
export interface Webhook {
  readonly id: string;
  /** As the service repeats it; may hold a secret. Null if the service does not say. */
  readonly targetUrl: string | null;
  readonly events: readonly string[];
  /** Null if the service does not say. */
  readonly enabled: boolean | null;
}

/** A webhook to create: where deliveries go, and of which events. */
export interface NewWebhook extends Creation {
  /** May hold a secret; it is sent in the body, and nowhere else. */
  readonly targetUrl: string;
  /** As the platform names them: `DEPLOYMENT_STARTED`. */
  readonly events: readonly string[];
  readonly enabled: boolean;
}

/** What a reward is claimed with. */
export interface RewardClaim {
  /** The only type there is; absent: `INVITATION`. */
  readonly type?: 'INVITATION' | undefined;
  readonly code: string;
}
