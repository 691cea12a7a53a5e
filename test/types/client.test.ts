import { expectTypeOf, test } from 'vitest';
import type {
  Application,
  CallOptions,
  DatabaseDeployment,
  ENDPOINTS,
  Endpoint,
  EnvironmentVariable,
  Gate,
  isUncertain,
  KeyValue,
  LogLine,
  NewApplication,
  NewDatabase,
  NewEnvironment,
  NewProject,
  Observation,
  Platform,
  PlatformOptions,
  Project,
  ProxyEnvironment,
  RateLimitView,
  RewardClaim,
  StartedDeployment,
  TouchdownError,
  Transport,
} from '../../src/index.ts';

// These hold by `npm run types`: vitest runs them and learns nothing. All names come from the package's entry.

test('the client has these parts, and no others', () => {
  expectTypeOf<keyof Platform>().toEqualTypeOf<
    | 'organizations'
    | 'projects'
    | 'environments'
    | 'applications'
    | 'databases'
    | 'webhooks'
    | 'rewards'
    | 'transport'
    | 'gate'
    | 'rateLimit'
    | 'close'
  >();
  expectTypeOf<Platform['transport']>().toEqualTypeOf<Transport>();
  expectTypeOf<Platform['gate']>().toEqualTypeOf<Gate>();
  expectTypeOf<Platform['rateLimit']>().toEqualTypeOf<RateLimitView>();
});

test('the client is made of an address and a token at least, and each call takes a signal and a time limit', () => {
  expectTypeOf<{ baseUrl: string; token: string }>().toExtend<PlatformOptions>();
  expectTypeOf<{ baseUrl: string }>().not.toExtend<PlatformOptions>();
  expectTypeOf<NodeJS.ProcessEnv>().toExtend<ProxyEnvironment>();
  expectTypeOf<{ signal: AbortSignal; timeoutMs: number }>().toExtend<CallOptions>();
});

test('projects are listed, found and created with a name', () => {
  type Projects = Platform['projects'];
  type Call = CallOptions | undefined;
  expectTypeOf<ReturnType<Projects['list']>>().toEqualTypeOf<AsyncIterable<Project>>();
  expectTypeOf<ReturnType<Projects['find']>>().toEqualTypeOf<Promise<Project>>();
  expectTypeOf<Parameters<Projects['create']>>().toEqualTypeOf<
    [organizationId: string, project: NewProject, call?: Call]
  >();
  expectTypeOf<Project['description']>().toEqualTypeOf<string | null>();
});

test('what is created needs only these fields', () => {
  expectTypeOf<{ name: string }>().toExtend<NewProject>();
  expectTypeOf<{ description: string }>().not.toExtend<NewProject>();
  expectTypeOf<{ name: string; mode: 'STAGING'; clusterId: string }>().toExtend<NewEnvironment>();
  expectTypeOf<{ name: string }>().not.toExtend<NewDatabase>();
  expectTypeOf<{ name: string; ports: { internalPort: number }[] }>().toExtend<NewApplication>();
  expectTypeOf<{ name: string; ports: { externalPort: number }[] }>().not.toExtend<NewApplication>();
  expectTypeOf<{ name: string; gitRepository: { branch: string } }>().not.toExtend<NewApplication>();
  expectTypeOf<{ code: string }>().toExtend<RewardClaim>();
  expectTypeOf<{ type: 'OTHER'; code: string }>().not.toExtend<RewardClaim>();
});

test('an application is created and deployed, and has a status and a log', () => {
  type Applications = Platform['applications'];
  expectTypeOf<ReturnType<Applications['create']>>().toEqualTypeOf<Promise<Application>>();
  expectTypeOf<ReturnType<Applications['deploy']>>().toEqualTypeOf<Promise<StartedDeployment>>();
  expectTypeOf<ReturnType<Applications['status']>>().toEqualTypeOf<Promise<Observation>>();
  expectTypeOf<ReturnType<Applications['log']>>().toEqualTypeOf<Promise<LogLine[]>>();
  expectTypeOf<ReturnType<Platform['databases']['deploy']>>().toEqualTypeOf<Promise<DatabaseDeployment>>();
});

test('variables can be listed, found and created, and secrets can be created only', () => {
  type Variables = Platform['applications']['environmentVariables'];
  type Secrets = Platform['applications']['secrets'];
  type Creates = (appId: string, pair: KeyValue, call?: CallOptions) => Promise<void>;
  expectTypeOf<ReturnType<Variables['list']>>().toEqualTypeOf<AsyncIterable<EnvironmentVariable>>();
  expectTypeOf<Variables['create']>().toEqualTypeOf<Creates>();
  expectTypeOf<Secrets['create']>().toEqualTypeOf<Creates>();
  expectTypeOf<keyof Secrets>().toEqualTypeOf<'create'>();
});

test('the package exports the endpoints and the test of what is uncertain', () => {
  expectTypeOf<typeof ENDPOINTS>().toEqualTypeOf<readonly Endpoint[]>();
  expectTypeOf<typeof isUncertain>().toEqualTypeOf<(error: unknown) => error is TouchdownError>();
});
