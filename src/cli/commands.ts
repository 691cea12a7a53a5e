import type { Command } from './arguments/command.ts';
import type { Commands } from './arguments/dispatch.ts';
import type { Headings } from './arguments/help.ts';
import { createRelayCommands, type RelayProgram } from './relay/relay-commands.ts';
import { RESOURCE_COMMANDS } from './resources/resource-commands.ts';

/** The headings in the list of commands: each above the command of that name. */
export const HEADINGS: Headings = new Map([
  ['deploy', 'Deployments'],
  ['organizations list', 'Platform resources'],
  ['init', 'Setup and diagnosis'],
  ['sandbox', 'Local sandbox'],
  ['relay', 'Relay: webhooks to check runs'],
]);

const SEE_ALSO: Readonly<Record<string, readonly string[]>> = {
  deploy: ['follow', 'status', 'logs'],
  follow: ['deploy', 'status'],
  status: ['logs', 'follow', 'doctor'],
  logs: ['status', 'follow'],
  up: ['deploy', 'applications create', 'databases create'],
  'organizations list': ['projects list'],
  'projects list': ['organizations list', 'projects create'],
  'projects create': ['projects list', 'environments create'],
  'environments create': ['projects list', 'applications create', 'databases create'],
  'applications create': ['environments create', 'variables create', 'secrets create', 'deploy'],
  'databases create': ['environments create', 'databases deploy'],
  'databases deploy': ['databases create'],
  'variables list': ['variables create'],
  'variables create': ['variables list', 'secrets create', 'deploy'],
  'secrets create': ['variables create', 'deploy'],
  'webhooks create': ['relay register'],
  'rewards claim': ['organizations list'],
  init: ['doctor', 'deploy'],
  doctor: ['status', 'relay check', 'conformance'],
  conformance: ['doctor', 'sandbox'],
  completion: ['init'],
  sandbox: ['conformance', 'deploy'],
  relay: ['relay manifest', 'relay register', 'relay check', 'relay replay'],
  'relay register': ['relay check', 'webhooks create'],
  'relay manifest': ['relay register', 'relay check'],
  'relay check': ['relay', 'doctor'],
  'relay replay': ['relay check'],
};

/** Returns the commands of `touchdown` by name, each loaded only when it is used; `loadRelay` loads the program of `relay`. */
export function createCommands(loadRelay: () => Promise<RelayProgram>): Commands {
  const commands: Commands = new Map<string, () => Promise<Command>>([
    ['deploy', async () => (await import('./deploy/deploy-command.ts')).deployCommand],
    ['follow', async () => (await import('./deploy/deploy-command.ts')).followCommand],
    ['status', async () => (await import('./status/status.ts')).command],
    ['logs', async () => (await import('./status/logs.ts')).command],
    ['up', async () => (await import('./up/up-command.ts')).command],
    ...RESOURCE_COMMANDS,
    ['init', async () => (await import('./init/init-command.ts')).command],
    ['doctor', async () => (await import('./doctor/doctor-command.ts')).command],
    ['conformance', async () => (await import('./conformance/conformance-command.ts')).command],
    ['completion', async () => (await import('./completion/completion-command.ts')).createCompletionCommand(loadAll)],
    ['sandbox', async () => (await import('./sandbox/sandbox-command.ts')).command],
    ...createRelayCommands(loadRelay),
  ]);
  const loadAll = async () =>
    new Map(await Promise.all([...commands].map(async ([name, load]) => [name, await load()] as const)));
  return new Map(
    [...commands].map(([name, load]) => [name, async () => ({ ...(await load()), seeAlso: SEE_ALSO[name] ?? [] })]),
  );
}
