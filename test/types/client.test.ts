import { describe, expectTypeOf, test } from 'vitest';
import type {
  Application,
  CallOptions,
  Database,
  DatabaseDeployment,
  ENDPOINTS,
  Endpoint,
  Environment,
  EnvironmentVariable,
  Gate,
  isUncertain,
  KeyValue,
  LogLine,
  NewApplication,
  NewDatabase,
  NewEnvironment,
  NewProject,
  NewWebhook,
  Observation,
  Organization,
  Platform,
  PlatformOptions,
  Project,
  ProxyEnvironment,
  RateLimitView,
  RewardClaim,
  StartedDeployment,
  TouchdownError,
  Transport,
  Webhook,
} from '../../src/index.ts';

// These hold by `npm run types`: vitest runs them and learns nothing. All names come from the package's entry.

type Call = CallOptions | undefined;

describe('the client', () => {
  test('has these parts, and no others', () => {
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
    expectTypeOf<Platform['close']>().toEqualTypeOf<() => Promise<void>>();
  });

  test('is made of an address and a token at least', () => {
    expectTypeOf<{ baseUrl: string; token: string }>().toExtend<PlatformOptions>();
    expectTypeOf<{ baseUrl: string }>().not.toExtend<PlatformOptions>();
    expectTypeOf<NodeJS.ProcessEnv>().toExtend<ProxyEnvironment>();
  });

  test('takes a signal and a time limit with every call', () => {
    expectTypeOf<{ signal: AbortSignal; timeoutMs: number }>().toExtend<CallOptions>();
    expectTypeOf<CallOptions>().toEqualTypeOf<{
      readonly signal?: AbortSignal | undefined;
      readonly turnSignal?: AbortSignal | undefined;
      readonly timeoutMs?: number | undefined;
    }>();
  });
});

describe('organizations and projects', () => {
  test('are listed and found', () => {
    type Organizations = Platform['organizations'];
    expectTypeOf<Organizations['list']>().toEqualTypeOf<(call?: CallOptions) => AsyncIterable<Organization>>();
    expectTypeOf<Parameters<Organizations['find']>>().toEqualTypeOf<[nameOrId: string, call?: Call]>();
    expectTypeOf<ReturnType<Organizations['find']>>().toEqualTypeOf<Promise<Organization>>();
    type Projects = Platform['projects'];
    expectTypeOf<Parameters<Projects['list']>>().toEqualTypeOf<[organizationId: string, call?: Call]>();
    expectTypeOf<ReturnType<Projects['list']>>().toEqualTypeOf<AsyncIterable<Project>>();
    expectTypeOf<Parameters<Projects['find']>>().toEqualTypeOf<
      [organizationId: string, nameOrId: string, call?: Call]
    >();
    expectTypeOf<ReturnType<Projects['find']>>().toEqualTypeOf<Promise<Project>>();
  });

  test('are created with a name', () => {
    type Create = Platform['projects']['create'];
    expectTypeOf<Parameters<Create>>().toEqualTypeOf<[organizationId: string, project: NewProject, call?: Call]>();
    expectTypeOf<ReturnType<Create>>().toEqualTypeOf<Promise<Project>>();
    expectTypeOf<{ name: string }>().toExtend<NewProject>();
    expectTypeOf<{ description: string }>().not.toExtend<NewProject>();
    expectTypeOf<Project['id']>().toBeString();
    expectTypeOf<Project['description']>().toEqualTypeOf<string | null>();
  });
});

describe('what is below a project', () => {
  test('is created: environments', () => {
    type Create = Platform['environments']['create'];
    expectTypeOf<Parameters<Create>>().toEqualTypeOf<[projectId: string, environment: NewEnvironment, call?: Call]>();
    expectTypeOf<ReturnType<Create>>().toEqualTypeOf<Promise<Environment>>();
    expectTypeOf<{ name: string; mode: 'STAGING'; clusterId: string }>().toExtend<NewEnvironment>();
  });

  test('is created and deployed: databases', () => {
    type Databases = Platform['databases'];
    expectTypeOf<Parameters<Databases['create']>>().toEqualTypeOf<
      [environmentId: string, database: NewDatabase, call?: Call]
    >();
    expectTypeOf<ReturnType<Databases['create']>>().toEqualTypeOf<Promise<Database>>();
    expectTypeOf<Parameters<Databases['deploy']>>().toEqualTypeOf<[databaseId: string, call?: Call]>();
    expectTypeOf<ReturnType<Databases['deploy']>>().toEqualTypeOf<Promise<DatabaseDeployment>>();
    expectTypeOf<{ name: string }>().not.toExtend<NewDatabase>();
  });

  test('is created: applications', () => {
    type Create = Platform['applications']['create'];
    expectTypeOf<Parameters<Create>>().toEqualTypeOf<
      [environmentId: string, application: NewApplication, call?: Call]
    >();
    expectTypeOf<ReturnType<Create>>().toEqualTypeOf<Promise<Application>>();
    expectTypeOf<{ name: string; ports: { internalPort: number }[] }>().toExtend<NewApplication>();
    expectTypeOf<{ name: string; ports: { externalPort: number }[] }>().not.toExtend<NewApplication>();
    expectTypeOf<{ name: string; gitRepository: { branch: string } }>().not.toExtend<NewApplication>();
  });
});

describe('an application', () => {
  type Applications = Platform['applications'];

  test('is deployed, and tells its status and its log', () => {
    expectTypeOf<Parameters<Applications['deploy']>>().toEqualTypeOf<
      [appId: string, options?: { readonly commit?: string | undefined } | undefined, call?: Call]
    >();
    expectTypeOf<ReturnType<Applications['deploy']>>().toEqualTypeOf<Promise<StartedDeployment>>();
    expectTypeOf<Parameters<Applications['status']>>().toEqualTypeOf<[appId: string, call?: Call]>();
    expectTypeOf<ReturnType<Applications['status']>>().toEqualTypeOf<Promise<Observation>>();
    expectTypeOf<Parameters<Applications['log']>>().toEqualTypeOf<
      [appId: string, options?: { readonly tail?: number | undefined } | undefined, call?: Call]
    >();
    expectTypeOf<ReturnType<Applications['log']>>().toEqualTypeOf<Promise<LogLine[]>>();
  });

  test('has variables that can be listed, found and created, and secrets that can be created only', () => {
    type Variables = Applications['environmentVariables'];
    expectTypeOf<Parameters<Variables['list']>>().toEqualTypeOf<[appId: string, call?: Call]>();
    expectTypeOf<ReturnType<Variables['list']>>().toEqualTypeOf<AsyncIterable<EnvironmentVariable>>();
    expectTypeOf<Parameters<Variables['find']>>().toEqualTypeOf<[appId: string, key: string, call?: Call]>();
    expectTypeOf<ReturnType<Variables['find']>>().toEqualTypeOf<Promise<EnvironmentVariable>>();
    type Creates = (appId: string, pair: KeyValue, call?: CallOptions) => Promise<void>;
    expectTypeOf<Variables['create']>().toEqualTypeOf<Creates>();
    expectTypeOf<Applications['secrets']['create']>().toEqualTypeOf<Creates>();
    expectTypeOf<keyof Applications['secrets']>().toEqualTypeOf<'create'>();
  });
});

describe('webhooks and rewards', () => {
  test('are created and claimed', () => {
    type Create = Platform['webhooks']['create'];
    expectTypeOf<Parameters<Create>>().toEqualTypeOf<[organizationId: string, webhook: NewWebhook, call?: Call]>();
    expectTypeOf<ReturnType<Create>>().toEqualTypeOf<Promise<Webhook>>();
    type Claim = Platform['rewards']['claim'];
    expectTypeOf<Parameters<Claim>>().toEqualTypeOf<[reward: RewardClaim, call?: Call]>();
    expectTypeOf<ReturnType<Claim>>().toEqualTypeOf<Promise<void>>();
    expectTypeOf<{ code: string }>().toExtend<RewardClaim>();
    expectTypeOf<{ type: 'OTHER'; code: string }>().not.toExtend<RewardClaim>();
  });
});

describe('beside the client', () => {
  test('there are the catalogue and the test of what is uncertain', () => {
    expectTypeOf<typeof ENDPOINTS>().toEqualTypeOf<readonly Endpoint[]>();
    expectTypeOf<typeof isUncertain>().toEqualTypeOf<(error: unknown) => error is TouchdownError>();
  });
});
