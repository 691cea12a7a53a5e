import type { Observation } from '../../deploy/deploy-target.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { LogLine } from '../../logs/log-source.ts';
import type { ApiCall, CallOptions, Transport } from '../http/transport.ts';
import {
  createApplicationOperation,
  createSecretOperation,
  createVariableOperation,
  deployOperation,
  environmentLogOperation,
  type KeyValue,
  listVariablesOperation,
  logOperation,
  statusOperation,
} from './application-operations.ts';
import { findByName, listPages, type TakeTurn, takeTurns } from './lists.ts';
import type { Operation } from './operation.ts';
import type { Application, NewApplication } from './resources.ts';
import {
  decodeEnvironmentVariable,
  decodeStartedDeployment,
  decodeStatus,
  type EnvironmentVariable,
  type StartedDeployment,
} from './wire.ts';
import { decodeLog, lastLines } from './wire-log.ts';
import { decodeApplication, decodeCreated } from './wire-resources.ts';

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
      const operation = createApplicationOperation(environmentId, application);
      const { text } = await transport.send(operation, transport.begin(options));
      return decodeCreated(text, 'application', decodeApplication);
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
    environmentVariables: createEnvironmentVariables(transport),
    secrets: { create: (appId, secret, options) => createSecret(transport, appId, secret, transport.begin(options)) },
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
  return lastLines(decodeLog({ status, contentType: headers['content-type'] ?? '', text }), tail);
}

/** Goes through an application's environment variables, each request as `takeTurn` has it. */
export function listVariables(
  transport: Transport,
  appId: string,
  takeTurn: TakeTurn,
): AsyncIterable<EnvironmentVariable> {
  const operationOf = (page: number) => listVariablesOperation(appId, page);
  return listPages(transport, takeTurn, operationOf, decodeEnvironmentVariable, ({ id, key }) => id ?? key);
}

/** Creates a secret; its value is a registered secret before anything is sent. */
export async function createSecret(
  transport: Transport,
  appId: string,
  secret: KeyValue,
  call: ApiCall,
): Promise<void> {
  registerSecret(secret.value);
  await transport.send(createSecretOperation(appId, secret), call);
}

function createEnvironmentVariables(transport: Transport): EnvironmentVariables {
  const list = (appId: string, options?: CallOptions) => listVariables(transport, appId, takeTurns(transport, options));
  return {
    list,
    find: (appId, key, options) =>
      findByName(list(appId, options), { name: key, input: 'key' }, ({ key: name, id }) => ({ name, id })),
    create: async (appId, variable, options) => {
      await transport.send(createVariableOperation(appId, variable), transport.begin(options));
    },
  };
}
