// The package's entry: what a program may use of this action without being a workflow step.
import './require-node.ts';

// --- The client of the platform's REST API

export type { DeploymentDate, Identity, IdentityField, Observation } from './deploy/deploy-target.ts';
export { isUncertain } from './kernel/request-fate.ts';
export type { LogLine } from './logs/log-source.ts';
export { createPlatform, type Platform, type PlatformOptions, type Timeouts } from './platform/client.ts';
export type { AuthScheme } from './platform/http/authorization.ts';
export type { ProxyEnvironment } from './platform/http/proxy.ts';
export type { ApiCall, ApiResponse, CallOptions, Transport } from './platform/http/transport.ts';
export type { Applications, EnvironmentVariables, KeyValue, Secrets } from './platform/resources/applications.ts';
export { ENDPOINTS, type Endpoint } from './platform/resources/catalog.ts';
export type { Databases } from './platform/resources/databases.ts';
export type { Environments } from './platform/resources/environments.ts';
export type { Operation, Scope } from './platform/resources/operation.ts';
export type { Organizations } from './platform/resources/organizations.ts';
export type { Projects } from './platform/resources/projects.ts';
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
} from './platform/resources/resources.ts';
export type { Rewards } from './platform/resources/rewards.ts';
export type { Webhooks } from './platform/resources/webhooks.ts';
export type { EnvironmentVariable, StartedDeployment } from './platform/resources/wire.ts';

// --- The rate limit of one token, to be shared by all clients of it

export { createGate, type GateOptions } from './rate-limit/gate.ts';
export type { Advice, Gate, GateLimits, Purpose, RateLimitView } from './rate-limit/gate-interface.ts';

// --- The errors, by who must act next

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

// --- Time and randomness, for programs that use their own

export { type Clock, createSystemClock } from './kernel/clock.ts';
export { createSystemRandom, type Random } from './kernel/random.ts';

// --- The engine: trigger, follow, decide

export type { Cause } from './causes/cause.ts';
export type {
  DeployTarget,
  HealthPolicy,
  HealthProbe,
  HealthResponse,
  Setting,
  SettingsTarget,
  WakeUp,
} from './deploy/deploy-target.ts';
export type { AdvisedSetting, NextStep } from './deploy/next-steps.ts';
export type { ReasonCode } from './deploy/reason-codes.ts';
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
export { type DeployAndWaitOptions, type DeployedApplication, deployAndWait } from './deploy-and-wait.ts';
export { type DeployApplicationOptions, type DeploymentWatch, deployApplication } from './deploy-application.ts';
export type { BuildLogRead, BuildLogSource, LogSink, LogSource } from './logs/log-source.ts';
export { type ConnectedApplication, connectApplication } from './platform/connect-application.ts';
export { createHealthProbe } from './platform/http/health-probe.ts';
