#!/usr/bin/env node
import './cli/refuse-old-node.ts';
import type { Command } from './cli/command.ts';
import type { Commands } from './cli/dispatch.ts';
import type { Headings } from './cli/help.ts';
import { createRelayCommands, type RelayProgram } from './cli/relay-commands.ts';
import { RESOURCE_COMMANDS } from './cli/resources/commands.ts';
import { siblingOf } from './cli/sibling.ts';
import { readVersion } from './cli/version.ts';

const script = process.argv[1] ?? '';

const COMMANDS: Commands = new Map<string, () => Promise<Command>>([
  ['deploy', async () => (await import('./cli/deploy/deploy.ts')).command],
  ['follow', async () => (await import('./cli/deploy/follow.ts')).command],
  ['status', async () => (await import('./cli/status.ts')).command],
  ['logs', async () => (await import('./cli/logs.ts')).command],
  ['up', async () => (await import('./cli/up.ts')).command],
  ...RESOURCE_COMMANDS,
  ['init', async () => (await import('./cli/init.ts')).command],
  ['doctor', async () => (await import('./cli/doctor.ts')).command],
  ['conformance', async () => (await import('./cli/conformance.ts')).command],
  ['completion', async () => (await import('./cli/completion.ts')).createCompletionCommand(loadAll)],
  ['sandbox', async () => (await import('./cli/sandbox.ts')).command],
  ...createRelayCommands(loadRelay),
]);

const HEADINGS: Headings = new Map([
  ['deploy', 'Deploy and follow'],
  ['organizations list', 'What the platform holds'],
  ['init', 'Set up and look into'],
  ['sandbox', 'Try it on this machine'],
  ['relay', 'The relay: webhooks become check runs'],
]);

/** The relay is a bundle of its own. */
async function loadRelay(): Promise<RelayProgram> {
  const { href } = siblingOf(script, 'relay');
  const { program }: typeof import('./relay.ts') = await import(/* webpackIgnore: true */ href);
  return program;
}

async function loadAll(): Promise<ReadonlyMap<string, Command>> {
  return new Map(await Promise.all([...COMMANDS].map(async ([name, load]) => [name, await load()] as const)));
}

/** The version is told without loading what the other commands take to begin. */
async function run(words: readonly string[]): Promise<number> {
  const [{ dispatch }, { openTerminal }] = await Promise.all([
    import('./cli/dispatch.ts'),
    import('./cli/open-terminal.ts'),
  ]);
  return dispatch(words, COMMANDS, () => readVersion(script), openTerminal(), HEADINGS);
}

const words = process.argv.slice(2);
if (words[0] === '--version') process.stdout.write(`${readVersion(script)}\n`);
else process.exitCode = await run(words);
