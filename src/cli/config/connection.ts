import { type BadInput, InputError } from '../../kernel/errors.ts';
import { createGate } from '../../rate-limit/gate.ts';
import { readValue } from '../../settings/kind.ts';
import { TOKEN } from '../../settings/kinds.ts';
import { type CommandOption, flagOption, type OptionValues, type Terminal, valueOption } from '../arguments/command.ts';
import { settingOptions } from '../arguments/setting-options.ts';
import type { Config } from './config.ts';
import { readConfig, requireBaseUrl } from './read-config.ts';
import { readToken } from './secret-source.ts';

/** The options of every command that uses the platform. */
export const CONNECTION_OPTIONS: Readonly<Record<string, CommandOption>> = {
  ...settingOptions('base-url'),
  'token-file': valueOption(
    'FILE',
    'read the token from this file, or from standard input if it is - (default: the token in $TOUCHDOWN_TOKEN)',
  ),
  ...settingOptions('auth-scheme', 'allow-http'),
  config: valueOption('FILE', 'configuration file (default: $TOUCHDOWN_CONFIG, else touchdown.yaml in this folder)'),
  json: flagOption('print JSON lines'),
};

export type Connection = Awaited<ReturnType<typeof openConnection>>;

/** Returns a platform client for the options, environment and touchdown.yaml; sends nothing. Rejects with InputError if one is unusable. */
export async function connect(values: OptionValues, terminal: Terminal): Promise<Connection> {
  return openConnection(await readConfig(values, terminal), values, terminal, 0);
}

/** Connects like `connect`, with a configuration that was read already; leaves `reserve` requests of each window to others. */
export async function openConnection(config: Config, values: OptionValues, terminal: Terminal, reserve: number) {
  const { clock, random, env } = terminal;
  const baseUrl = requireBaseUrl(config, { values, env });
  const problems: BadInput[] = [];
  const token = readValue(TOKEN, await readToken(values, terminal, config), 'token', problems);
  if (problems.length > 0) throw new InputError(problems);
  const { createPlatform } = await import('../../platform/client.ts');
  const { createHealthProbe } = await import('../../platform/http/health-probe.ts');
  const allowHttp = config.allowHttp ?? false;
  const platform = createPlatform({
    baseUrl,
    token,
    clock,
    random,
    env,
    authScheme: config.authScheme ?? 'auto',
    allowHttp,
    gate: createGate({ clock, random, reserve }),
  });
  const healthProbe = createHealthProbe({ env, clock, allowHttp });
  return { platform, healthProbe, baseUrl, config, close: () => platform.close() };
}
