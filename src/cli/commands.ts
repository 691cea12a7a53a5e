import type { Command } from './arguments/command.ts';
import type { Commands } from './arguments/dispatch.ts';
import type { Headings } from './arguments/help.ts';
import { RELAY_COMMANDS } from './relay/commands.ts';

/** The headings in the list of commands: each above the command of that name. */
export const HEADINGS: Headings = new Map([
  ['deploy', 'Deployments'],
  ['organizations list', 'Platform resources'],
  ['init', 'Setup and diagnosis'],
  ['sandbox', 'Local sandbox'],
  ['relay', 'Relay: webhooks to check runs'],
]);

/** Returns the commands of `touchdown` by name, each loaded only when it is used. */
export function createCommands(): Commands {
  return new Map<string, () => Promise<Command>>([
    ['deploy', async () => (await import('./deploy/command.ts')).deployCommand],
    ['follow', async () => (await import('./deploy/command.ts')).followCommand],
    ['status', async () => (await import('./status/status.ts')).command],
    ['logs', async () => (await import('./status/logs.ts')).command],
    ['up', async () => (await import('./up/command.ts')).command],
    ['down', async () => (await import('./down/command.ts')).command],
    ['organizations list', async () => (await import('./resources/commands.ts')).listOrganizations],
    ['projects list', async () => (await import('./resources/commands.ts')).listProjects],
    ['projects create', async () => (await import('./resources/commands.ts')).createProject],
    ['environments create', async () => (await import('./resources/commands.ts')).createEnvironment],
    ['applications create', async () => (await import('./resources/commands.ts')).createApplication],
    ['databases create', async () => (await import('./resources/commands.ts')).createDatabase],
    ['databases deploy', async () => (await import('./resources/commands.ts')).deployDatabase],
    ['variables list', async () => (await import('./resources/commands.ts')).listVariables],
    ['variables create', async () => (await import('./resources/create-settings.ts')).createVariables],
    ['secrets create', async () => (await import('./resources/create-settings.ts')).createSecrets],
    ['webhooks create', async () => (await import('./resources/commands.ts')).createWebhook],
    ['rewards claim', async () => (await import('./resources/commands.ts')).claimReward],
    ['init', async () => (await import('./init/command.ts')).command],
    ['doctor', async () => (await import('./doctor/command.ts')).command],
    ['sandbox', async () => (await import('./sandbox/command.ts')).command],
    ...RELAY_COMMANDS,
  ]);
}
