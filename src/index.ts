// The package's entry: what a program may use of this action without being a workflow step.
import './cli/refuse-old-import.ts';

// --- The client of the platform's REST API

export type { DeploymentDate, Identity, IdentityField, Observation } from './deploy/ports.ts';
export { isUncertain } from './kernel/request-fate.ts';
export type { LogLine } from './logs/ports.ts';
export type { KeyValue } from './platform/application-operations.ts';
export type { Applications, EnvironmentVariables, Secrets } from './platform/applications.ts';
export type { AuthScheme } from './platform/authorization.ts';
export { ENDPOINTS, type Endpoint } from './platform/catalog.ts';
export { createPlatform, type Platform, type PlatformOptions, type Timeouts } from './platform/client.ts';
export type { Databases } from './platform/databases.ts';
export type { Environments } from './platform/environments.ts';
export type { Operation, Scope } from './platform/operation.ts';
export type { Organizations } from './platform/organizations.ts';
export type { Projects } from './platform/projects.ts';
export type { ProxyEnvironment } from './platform/proxy.ts';
export type {
  Application,
  ApplicationPort,
  Database,
  DatabaseDeployment,
  Environment,
  ExtraFields,
  NewApplication,
  NewDatabase,
  NewEnvironment,
  NewProject,
  NewWebhook,
  Organization,
  Project,
  RewardClaim,
  Timestamp,
  Webhook,
} from './platform/resources.ts';
export type { Rewards } from './platform/rewards.ts';
export type { Answer, Call, CallOptions, Transport } from './platform/transport.ts';
export type { Webhooks } from './platform/webhooks.ts';
export type { EnvironmentVariable, StartedDeployment } from './platform/wire.ts';

// --- The rate limit of one token, to be shared by all clients of it

export { createGate, type GateOptions } from './rate-limit/gate.ts';
export type { Advice, Gate, GateLimits, Purpose, RateLimitView } from './rate-limit/ports.ts';

// --- The errors, by whose move is next

export {
  AccessError,
  type BadInput,
  CancelledError,
  type ErrorCode,
  InputError,
  NetworkError,
  type NetworkStage,
  ProtocolError,
  RemoteError,
  type RequestFacts,
  ThrottledError,
  TouchdownError,
} from './kernel/errors.ts';

// --- Time and chance, for those who bring their own

export { createSystemRandom, type Random } from './kernel/chance.ts';
export { type Clock, createSystemClock } from './kernel/clock.ts';

// --- The engine: trigger, follow, decide

export type { Setting } from './deploy/ports.ts';
export { exitCodeOf, headlineOf, isPassing, type PassPolicy, worstOf } from './deploy/result.ts';
export type {
  DeploymentRecord,
  DeployPolicy,
  Evidence,
  Notice,
  Result,
  Settlement,
  Step,
} from './deploy/state.ts';
export { type DeployApplicationOptions, type DeploymentWatch, deployApplication } from './deploy-application.ts';
export type { LogSink } from './logs/ports.ts';
export type { RelayWake } from './relaying/relay-wake.ts';
