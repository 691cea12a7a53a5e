#!/usr/bin/env node
import { type Commands, dispatch } from './cli/dispatch.ts';
import { openTerminal } from './cli/open-terminal.ts';
import { createRelayCommands, type RelayProgram } from './cli/relay-commands.ts';
import { siblingOf } from './cli/sibling.ts';
import { readVersion } from './cli/version.ts';

const script = process.argv[1] ?? '';

const COMMANDS: Commands = new Map([
  ['sandbox', async () => (await import('./cli/sandbox.ts')).command],
  ...createRelayCommands(loadRelay),
]);

/** The relay is a bundle of its own. */
async function loadRelay(): Promise<RelayProgram> {
  const { href } = siblingOf(script, 'relay');
  const { program }: typeof import('./relay.ts') = await import(/* webpackIgnore: true */ href);
  return program;
}

process.exitCode = await dispatch(process.argv.slice(2), COMMANDS, () => readVersion(script), openTerminal());
