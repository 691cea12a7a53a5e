import {
  renderRequest,
  renderRequestJson,
  renderScenarios,
  renderScenariosJson,
  renderStart,
  renderStartJson,
} from '../sandbox/console.ts';
import { type RunningSandbox, type ServerOptions, startSandbox } from '../sandbox/server.ts';
import type { Command, OptionValues, Terminal } from './command.ts';
import { createOptionReader, type OptionReader } from './option-values.ts';

/** `touchdown sandbox`: serves the platform's API on this machine until it is told to end. */
export const command: Command = {
  summary: "Serves the platform's API on this machine, to test workflows against; deploys nothing",
  options: {
    port: { type: 'string', value: 'N', summary: 'where to listen; 0, the default, takes any free port' },
    host: { type: 'string', value: 'ADDRESS', summary: 'on which address; 127.0.0.1 unless said' },
    'allow-remote': { type: 'boolean', summary: 'allow an address that other machines reach' },
    speed: { type: 'string', value: 'N', summary: 'platform seconds in one real second; 1 unless said' },
    seed: { type: 'string', value: 'N', summary: 'what all ids and chances follow from; 1 unless said' },
    'rate-limit': { type: 'string', value: 'N', summary: 'requests an hour for each token; 1000 unless said' },
    webhook: {
      type: 'string',
      multiple: true,
      value: 'URL',
      summary: 'tell this address of deployments; may be repeated',
    },
    quiet: { type: 'boolean', summary: 'print no requests' },
    json: { type: 'boolean', summary: 'print lines of JSON' },
    scenarios: { type: 'boolean', summary: 'list the scenarios and end' },
  },
  run,
};

async function run(values: OptionValues, terminal: Terminal): Promise<number> {
  const reader = createOptionReader(values);
  const isJson = reader.flag('json');
  if (reader.flag('scenarios')) {
    terminal.out(isJson ? renderScenariosJson() : renderScenarios());
    return 0;
  }
  const options = readServerOptions(reader);
  const renderOne = isJson ? renderRequestJson : renderRequest;
  const show = (entry: Parameters<typeof renderOne>[0]): void => terminal.out(renderOne(entry));
  const listeners = reader.flag('quiet') ? {} : { onRequest: show, onGithubRequest: show };
  const sandbox = await startSandbox({ ...options, ...listeners });
  terminal.out(renderOpening(sandbox, options, isJson, reader.flag('quiet')));
  await untilEnding(terminal.ending);
  await sandbox.close();
  return 0;
}

function readServerOptions(reader: OptionReader): ServerOptions {
  const options = {
    port: reader.number('port', { least: 0, most: 65_535 }),
    host: reader.text('host'),
    allowRemote: reader.flag('allow-remote'),
    speed: reader.number('speed', { least: 0.001, most: 100_000, isWhole: false }),
    seed: reader.number('seed', { least: 0, most: 4_294_967_295 }),
    rateLimit: reader.number('rate-limit', { least: 1, most: 1_000_000_000 }),
    webhooks: reader.texts('webhook'),
  };
  for (const seen of options.webhooks) {
    if (!/^https?:$/.test(URL.parse(seen)?.protocol ?? '')) {
      reader.reject({ name: '--webhook', seen, accepted: 'use an http or https URL' });
    }
  }
  reader.finish();
  return options;
}

function renderOpening(
  { url, port, world }: RunningSandbox,
  options: ServerOptions,
  isJson: boolean,
  isQuiet: boolean,
): string {
  const { seed, rateLimit, tokens } = world();
  const facts = { url, port, speed: options.speed ?? 1, seed, rateLimit, tokens };
  if (isJson) return renderStartJson(facts);
  return isQuiet ? `${url}\n` : renderStart(facts);
}

async function untilEnding(ending: AbortSignal): Promise<void> {
  if (ending.aborted) return;
  await new Promise<void>((resolve) => ending.addEventListener('abort', () => resolve(), { once: true }));
}
