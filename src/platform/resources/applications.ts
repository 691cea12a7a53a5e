import type { Observation, Setting, StoredSetting } from '../../deploy/deploy-target.ts';
import { maskPrivateKeys } from '../../kernel/credentials.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { LogLine } from '../../logs/log-source.ts';
import { saysDeploymentInProgress, saysExists } from '../http/conflict-words.ts';
import type { ApiCall, CallOptions, Transport } from '../http/transport.ts';
import { operationOf } from './catalog.ts';
import { withExtraFields } from './extra-fields.ts';
import { findByName, listPages, type TakeTurn, takeTurns } from './lists.ts';
import type { Operation } from './operation.ts';
import type { Application, ApplicationPort, Creation, NewApplication } from './resources.ts';
import {
  decodeEnvironmentVariable,
  decodeLinks,
  decodeStartedDeployment,
  decodeStatus,
  type EnvironmentVariable,
  type ListedSetting,
  type StartedDeployment,
  settingDecoder,
} from './wire.ts';
import { decodeLog, lastLines } from './wire-log.ts';
import { decodeCreated, decodeDated } from './wire-resources.ts';

/** A variable or a secret, as it is sent. */
export interface KeyValue extends Creation {
  readonly key: string;
  readonly value: string;
}

/** The applications of the platform. Every method rejects with a TouchdownError, and with nothing else. */
export interface Applications {
  /** Creates one in an environment. Sent again only where surely nothing was created; `isUncertain` says whether an error leaves that open. */
  create(environmentId: string, application: NewApplication, call?: CallOptions): Promise<Application>;
  /** Starts a deployment, of `commit` if it is given. Sent again only where surely nothing was started. */
  deploy(
    appId: string,
    options?: { readonly commit?: string | undefined },
    call?: CallOptions,
  ): Promise<StartedDeployment>;
  /** Reads the application's status. */
  status(appId: string, call?: CallOptions): Promise<Observation>;
  /** Reads the last `tail` lines of the log, oldest first; 200 if it is not given. */
  log(appId: string, options?: { readonly tail?: number | undefined }, call?: CallOptions): Promise<LogLine[]>;
  /** Reads where it can be reached, the default first. Not part of the described API: services of the family have it; elsewhere it gets 404. */
  links(appId: string, call?: CallOptions): Promise<string[]>;
  readonly environmentVariables: EnvironmentVariables;
  readonly secrets: Secrets;
}

/** The environment variables of an application. */
export interface EnvironmentVariables {
  /** Goes through all of them; pages are fetched as they are needed, all within the one time limit, in which the reader's pauses do not count. */
  list(appId: string, call?: CallOptions): AsyncIterable<EnvironmentVariable>;
  /** Returns the one with this key; an InputError lists the existing keys if none or several have it. */
  find(appId: string, key: string, call?: CallOptions): Promise<EnvironmentVariable>;
  /** Creates one; a RemoteError with code `conflict` if the key exists already. */
  create(appId: string, variable: KeyValue, call?: CallOptions): Promise<void>;
}

/** The secrets of an application: they can be written, and never read. */
export interface Secrets {
  /** Creates one; a RemoteError with code `conflict` if the key exists already. The value is redacted everywhere from now on. */
  create(appId: string, secret: KeyValue, call?: CallOptions): Promise<void>;
}

const DEFAULT_TAIL = 200;

/** Returns the applications as seen through a transport. */
export function createApplications(transport: Transport): Applications {
  return {
    create: async (environmentId, application, options) => {
      const operation = operationOf('applications.create', environmentId, {
        body: withExtraFields('application', renderApplication(application), application.fields),
        action: `create an application in environment ${environmentId}`,
        saysConflict: saysExists,
      });
      const { text } = await transport.send(operation, transport.begin(options));
      return decodeCreated(text, 'application', decodeDated);
    },
    deploy: async (appId, { commit } = {}, options) => {
      const call: ApiCall = { ...transport.begin(options), purpose: 'essential' };
      const { text } = await transport.send(deployOperation(appId, commit ?? null), call);
      return decodeStartedDeployment(text, appId);
    },
    status: async (appId, options) => {
      const reading = decodeStatus(await transport.fetchJson(statusOperation(appId), transport.begin(options)));
      if (reading.kind === 'malformed') throw reading.error;
      return reading.observation;
    },
    log: (appId, { tail = DEFAULT_TAIL } = {}, options) => fetchLog(transport, appId, tail, transport.begin(options)),
    links: async (appId, options) =>
      decodeLinks(await transport.fetchJson(linkOperation(appId), transport.begin(options))),
    environmentVariables: createEnvironmentVariables(transport),
    secrets: {
      create: async (appId, secret, options) => {
        await transport.send(createSettingOperation('secret', appId, secret), transport.begin(options));
      },
    },
  };
}

/** Reads the last `tail` lines of an application's log, oldest first. */
export function fetchLog(transport: Transport, appId: string, tail: number, call: ApiCall): Promise<LogLine[]> {
  return fetchLines(transport, logOperation(appId, tail), tail, call);
}

/** Reads the last `tail` lines of an environment's log, oldest first. */
export function fetchEnvironmentLog(
  transport: Transport,
  environmentId: string,
  tail: number,
  call: ApiCall,
): Promise<LogLine[]> {
  return fetchLines(transport, environmentLogOperation(environmentId), tail, call);
}

async function fetchLines(transport: Transport, operation: Operation, tail: number, call: ApiCall): Promise<LogLine[]> {
  const { status, headers, text } = await transport.send(operation, call);
  const lines = lastLines(decodeLog({ status, contentType: headers['content-type'] ?? '', text }), tail);
  // In one place for all logs, and before two reads are compared, so that a line is the same in both.
  return maskPrivateKeys(lines);
}

/** Goes through an application's variables or secrets, those that it inherits too, each request as `takeTurn` has it. */
export function listSettings(
  transport: Transport,
  kind: StoredSetting['kind'],
  appId: string,
  takeTurn: TakeTurn,
): AsyncIterable<ListedSetting> {
  const operation = kind === 'variable' ? listVariablesOperation(appId) : listSecretsOperation(appId);
  const identityOf = ({ id, key, place, distance }: ListedSetting): string => id ?? `${place} ${distance} ${key}`;
  return listPages(transport, takeTurn, operation, settingDecoder(kind, appId), identityOf, 'readable');
}

/** Goes through an application's environment variables, each request as `takeTurn` has it. */
function listVariables(transport: Transport, appId: string, takeTurn: TakeTurn): AsyncIterable<EnvironmentVariable> {
  const operation = listVariablesOperation(appId);
  return listPages(transport, takeTurn, operation, decodeEnvironmentVariable, ({ id, key }) => id ?? key);
}

function createEnvironmentVariables(transport: Transport): EnvironmentVariables {
  const list = (appId: string, options?: CallOptions) => listVariables(transport, appId, takeTurns(transport, options));
  return {
    list,
    find: (appId, key, options) =>
      findByName(list(appId, options), { name: key, input: 'key' }, ({ key: name, id }) => ({ name, id })),
    create: async (appId, variable, options) => {
      await transport.send(createSettingOperation('variable', appId, variable), transport.begin(options));
    },
  };
}

/** Starts a deployment; a null commit leaves the choice to the platform. */
export function deployOperation(appId: string, commit: string | null): Operation {
  return operationOf('applications.deploy', appId, {
    body: commit === null ? {} : { git_commit_id: commit },
    action: `start a deployment of application ${appId}`,
    saysConflict: saysDeploymentInProgress,
  });
}

/** Reads an application's status. */
export function statusOperation(appId: string): Operation {
  return operationOf('applications.status', appId, { action: `follow application ${appId}` });
}

/** Reads the last `tail` lines of an application's log. */
export function logOperation(appId: string, tail: number): Operation {
  return operationOf('applications.log', appId, {
    query: { tail },
    action: `read the log of application ${appId}`,
  });
}

/** Lists an application's environment variables. */
export function listVariablesOperation(appId: string): Operation {
  const action = `list the environment variables of application ${appId}`;
  return operationOf('applications.environmentVariables.list', appId, { action });
}

/** Creates a variable or a secret, whose value is a registered secret before anything is sent. */
export function createSettingOperation(
  kind: StoredSetting['kind'],
  appId: string,
  { key, value, fields }: KeyValue,
): Operation {
  if (kind === 'secret') registerSecret(value);
  const client = kind === 'secret' ? 'applications.secrets.create' : 'applications.environmentVariables.create';
  const what = kind === 'secret' ? 'secret' : 'environment variable';
  return operationOf(client, appId, {
    body: withExtraFields(kind, { key, value }, fields),
    action: `set the ${what} ${key} of application ${appId}`,
    saysConflict: saysExists,
  });
}

/**
 * Reads an application. Not part of the described API: services of the family have it, and it names the commit that runs; elsewhere it
 * gets 404.
 */
export function applicationOperation(appId: string): Operation {
  return {
    method: 'GET',
    template: '/application/{app_id}',
    ids: { app_id: appId },
    scope: 'Read',
    action: `read application ${appId}`,
    subject: `application ${appId}`,
  };
}

function linkOperation(appId: string): Operation {
  return {
    method: 'GET',
    template: '/application/{app_id}/link',
    ids: { app_id: appId },
    isList: true,
    scope: 'Read',
    action: `read the addresses of application ${appId}`,
    subject: `addresses of application ${appId}`,
  };
}

/**
 * Reads the log of an environment. Not part of the described API: services of the family have it, and keep the builds' logs there;
 * elsewhere it gets 404.
 */
function environmentLogOperation(environmentId: string): Operation {
  return {
    method: 'GET',
    template: '/environment/{env_id}/logs',
    ids: { env_id: environmentId },
    scope: 'Read',
    action: `read the log of environment ${environmentId}`,
    subject: `environment ${environmentId}`,
  };
}

/** Lists an application's secrets without their values. Not part of the described API: services of the family have it. */
function listSecretsOperation(appId: string): Operation {
  return {
    method: 'GET',
    template: '/application/{app_id}/secret',
    ids: { app_id: appId },
    scope: 'Read',
    action: `list the secrets of application ${appId}`,
    subject: `secrets of application ${appId}`,
  };
}

/**
 * Changes the value of a stored variable or secret, and keeps what else belongs to it. Not part of the described API: services of the
 * family have it.
 */
export function changeSettingOperation(
  appId: string,
  { kind, key, value }: Setting,
  id: string,
  fields: StoredSetting['fields'],
): Operation {
  if (kind === 'secret') registerSecret(value);
  return {
    method: 'PUT',
    template: `/application/{app_id}/${SEGMENTS[kind]}/{id}`,
    ids: { app_id: appId, id },
    body: { ...fields, key, value },
    scope: 'Write',
    action: `change the ${kind} ${key} of application ${appId}`,
    subject: `${kind} ${key} of application ${appId}`,
  };
}

/**
 * Gives an application its own value for an inherited variable or secret with this id. Not part of the described API: services of the
 * family have it, which may refuse to create a key that is inherited.
 */
export function overrideSettingOperation(appId: string, { kind, key, value }: Setting, id: string): Operation {
  if (kind === 'secret') registerSecret(value);
  return {
    method: 'POST',
    template: `/application/{app_id}/${SEGMENTS[kind]}/{id}/override`,
    ids: { app_id: appId, id },
    body: { value },
    scope: 'Write',
    action: `override the ${kind} ${key} for application ${appId}`,
    subject: `${kind} ${key} of application ${appId}`,
    saysConflict: saysExists,
  };
}

const SEGMENTS = { variable: 'environmentVariable', secret: 'secret' } as const;

function renderApplication({ gitRepository, ports, ...application }: NewApplication) {
  return {
    name: application.name,
    git_repository: gitRepository && { url: gitRepository.url, branch: gitRepository.branch },
    build_mode: application.buildMode,
    dockerfile_path: application.dockerfilePath,
    cpu: application.cpu,
    memory: application.memory,
    min_running_instances: application.minRunningInstances,
    max_running_instances: application.maxRunningInstances,
    ports: ports?.map(renderPort),
  };
}

function renderPort({ internalPort, externalPort, protocol, publiclyAccessible }: ApplicationPort) {
  return {
    internal_port: internalPort,
    external_port: externalPort,
    protocol,
    publicly_accessible: publiclyAccessible,
  };
}
