import type { Command } from '../arguments/command.ts';

/** The commands of the platform's resources by their words, each loaded only where it is asked for. */
export const RESOURCE_COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ['organizations list', async () => (await import('./list-organizations.ts')).command],
  ['projects list', async () => (await import('./list-projects.ts')).command],
  ['projects create', async () => (await import('./create-project.ts')).command],
  ['environments create', async () => (await import('./create-environment.ts')).command],
  ['applications create', async () => (await import('./create-application.ts')).command],
  ['databases create', async () => (await import('./create-database.ts')).command],
  ['databases deploy', async () => (await import('./deploy-database.ts')).command],
  ['variables list', async () => (await import('./list-variables.ts')).command],
  ['variables create', async () => (await import('./create-variables.ts')).command],
  ['secrets create', async () => (await import('./create-secrets.ts')).command],
  ['webhooks create', async () => (await import('./create-webhook.ts')).command],
  ['rewards claim', async () => (await import('./claim-reward.ts')).command],
]);
