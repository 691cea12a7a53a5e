import type { Platform } from '../../platform/platform-client.ts';
import { createGate } from '../../rate-limit/gate.ts';
import { type CommandOption, flagOption, type OptionValues, type Terminal, valueOption } from '../arguments/command.ts';
import type { Config } from './cli-config.ts';
import { readConfig, requireBaseUrl } from './read-config.ts';
import { readToken } from './secret-source.ts';

/** The options of every command that uses the platform. */
export const CONNECTION_OPTIONS: Readonly<Record<string, CommandOption>> = {
  'base-url': valueOption('URL', "URL of the platform's API (default: $TOUCHDOWN_BASE_URL)"),
  'token-file': valueOption(
    'FILE',
    'read the token from this file, or from standard input if it is - (default: the token in $TOUCHDOWN_TOKEN)',
  ),
  'auth-scheme': valueOption('SCHEME', 'how to send the token: auto, token or bearer (default: auto, detects a JWT)'),
  'allow-http': flagOption('allow plain http to other hosts, which exposes the token'),
  config: valueOption('FILE', 'configuration file (default: $TOUCHDOWN_CONFIG, else touchdown.yaml in this folder)'),
  json: flagOption('print JSON lines'),
};

/** A command's connection to the platform. */
export interface Connection {
  readonly platform: Platform;
  readonly baseUrl: string;
  readonly config: Config;
  close(): Promise<void>;
}

/** Returns a platform client for the options, environment and touchdown.yaml; sends nothing. Rejects with InputError if one is unusable. */
export async function connect(values: OptionValues, terminal: Terminal): Promise<Connection> {
  return openConnection(await readConfig(values, terminal), values, terminal, 0);
}

/** Connects like `connect`, with a configuration that was read already; leaves `reserve` requests of each window to others. */
export async function openConnection(
  config: Config,
  values: OptionValues,
  terminal: Terminal,
  reserve: number,
): Promise<Connection> {
  const { clock, random, env } = terminal;
  const token = await readToken(values, terminal, config);
  const baseUrl = requireBaseUrl(config);
  const { createPlatform } = await import('../../platform/platform-client.ts');
  const platform = createPlatform({
    ...{ baseUrl, token, clock, random, env },
    authScheme: config.authScheme ?? 'auto',
    allowHttp: config.allowHttp ?? false,
    gate: createGate({ clock, random, reserve }),
  });
  return { platform, baseUrl, config, close: () => platform.close() };
}
