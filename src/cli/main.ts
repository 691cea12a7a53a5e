#!/usr/bin/env node
import './refuse-old-node.ts';
import type { Command } from './arguments/command.ts';
import type { Commands } from './arguments/dispatch.ts';
import type { Headings } from './arguments/help.ts';
import { readVersion, siblingOf } from './package-files.ts';
import { createRelayCommands, type RelayProgram } from './relay/relay-commands.ts';
import { RESOURCE_COMMANDS } from './resources/resource-commands.ts';

const script = process.argv[1] ?? '';

const COMMANDS: Commands = new Map<string, () => Promise<Command>>([
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

const HEADINGS: Headings = new Map([
  ['deploy', 'Deploy and follow'],
  ['organizations list', 'What the platform holds'],
  ['init', 'Set up and look into'],
  ['sandbox', 'Try it on this machine'],
  ['relay', 'The relay: webhooks become check runs'],
]);

async function loadRelay(): Promise<RelayProgram> {
  const { href } = siblingOf(script, 'relay');
  const { program }: typeof import('./relay/main.ts') = await import(/* webpackIgnore: true */ href);
  return program;
}

async function loadAll(): Promise<ReadonlyMap<string, Command>> {
  return new Map(await Promise.all([...COMMANDS].map(async ([name, load]) => [name, await load()] as const)));
}

async function run(words: readonly string[]): Promise<number> {
  const [{ dispatch }, { openTerminal }] = await Promise.all([
    import('./arguments/dispatch.ts'),
    import('./terminal/open-terminal.ts'),
  ]);
  return dispatch(words, COMMANDS, () => readVersion(script), openTerminal(), HEADINGS);
}

const words = process.argv.slice(2);
if (words[0] === '--version') process.stdout.write(`${readVersion(script)}\n`);
else process.exitCode = await run(words);
