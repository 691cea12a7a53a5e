import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { codeOf } from '../arguments/exit-code-of.ts';
import { type Config, NO_CONFIG } from './cli-config.ts';
import { decodeConfig } from './decode-config.ts';
import { settleConfig } from './settle-config.ts';

const CONFIG_NAME = 'touchdown.yaml';

/**
 * Returns what the options, else the environment, else touchdown.yaml say. Rejects with InputError where any of it cannot be used, and
 * where a file that was asked for is not there.
 */
export async function readConfig(values: OptionValues, terminal: Pick<Terminal, 'env' | 'folder'>): Promise<Config> {
  return settleConfig(values, terminal, await readConfigFile(values, terminal));
}

/** Returns what touchdown.yaml says, alone: `--config`, else `TOUCHDOWN_CONFIG`, else the one in the terminal's folder, where it is. */
export async function readConfigFile(
  { config: option }: OptionValues,
  { env, folder }: Pick<Terminal, 'env' | 'folder'>,
): Promise<Config> {
  const asked = (typeof option === 'string' ? option : null) ?? (env['TOUCHDOWN_CONFIG'] || null);
  const path = resolve(folder, asked ?? CONFIG_NAME);
  const text = await readText(path, asked);
  if (text === null) return NO_CONFIG;
  const { parseYaml } = await import('./yaml.ts');
  const name = asked ?? CONFIG_NAME;
  return { ...decodeConfig(parseYaml(text, name), name, dirname(path)), path };
}

async function readText(path: string, asked: string | null): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const reason = codeOf(error);
    if (reason === 'ENOENT' && asked === null) return null;
    const accepted = `a file that can be read (${reason})`;
    throw new InputError([{ name: '--config', seen: asked ?? CONFIG_NAME, accepted }], error);
  }
}
