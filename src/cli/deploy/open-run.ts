import type { Platform } from '../../platform/platform-client.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { openConnection } from '../config/connection.ts';
import { readConfig } from '../config/read-config.ts';
import { chooseAppIds } from './app-ids.ts';
import { type RunChoices, readChoices } from './deploy-choices.ts';

/** A run that is ready to begin: nothing is sent yet. */
export interface OpenedRun {
  readonly platform: Platform;
  readonly baseUrl: string;
  readonly appIds: readonly string[];
  readonly choices: RunChoices;
}

/**
 * Returns what the words, the options, the environment and touchdown.yaml ask for; as `connect` does, with a rate budget that leaves the
 * reserve to others. Rejects with InputError where something is missing or cannot be used.
 */
export async function openRun(
  trigger: boolean,
  values: OptionValues,
  terminal: Terminal,
  words: readonly string[],
): Promise<OpenedRun> {
  const config = await readConfig(values, terminal);
  const appIds = chooseAppIds(words, config.appIds);
  const choices = readChoices(values, terminal, { trigger, timeoutMs: config.timeoutMs });
  const { platform, baseUrl } = await openConnection(config, values, terminal, choices.rateLimitReserve);
  return { platform, baseUrl, appIds, choices };
}
