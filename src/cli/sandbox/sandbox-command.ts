import { resolve } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { untilAborted } from '../../kernel/time-limit.ts';
import { describeRequest, renderRequest, renderScenarios, renderStart } from '../../sandbox/console.ts';
import { type RunningSandbox, type ServerOptions, startSandbox } from '../../sandbox/sandbox-server.ts';
import { decodeWorld, encodeWorld, type SavedWorld } from '../../sandbox/saved/saved-world.ts';
import { SCENARIO_CATALOGUE } from '../../sandbox/scenarios/scenarios.ts';
import { type Command, flagOption, type OptionValues, type Terminal, valueOption } from '../arguments/command.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { thisProcess } from '../files/lock-file.ts';
import { createOutput, type Output } from '../terminal/output.ts';
import { createDataFile, type DataFile } from './data-file.ts';

/** `touchdown sandbox`: serves the platform's API on this machine until it is stopped. */
export const command: Command = {
  summary: "Serves the platform's API on this machine, to test workflows against; deploys nothing",
  options: {
    port: valueOption('N', 'port to listen on (default: 0, any free port)'),
    host: valueOption('ADDRESS', 'address to listen on (default: 127.0.0.1)'),
    'allow-remote': flagOption('allow a --host that other machines can reach'),
    speed: valueOption('N', 'platform seconds per real second (default: 1)'),
    seed: valueOption('N', 'seed of all ids and random choices (default: 1)'),
    'rate-limit': valueOption('N', 'requests per hour for each token (default: 1000)'),
    webhook: valueOption('URL', 'send deployment webhooks to this URL; can be repeated', { multiple: true }),
    data: valueOption('FILE', 'save the state in this file, and load it at the next start'),
    quiet: flagOption('print only the URL: no tokens and no requests'),
    json: flagOption('print JSON lines'),
    scenarios: flagOption('list the scenarios and exit'),
  },
  examples: [
    ['touchdown sandbox --port 4780 --speed 60', 'uses a fixed port; an hour of the platform takes a minute'],
    ['touchdown sandbox --data sandbox.json', 'keeps what was created for the next run'],
    ['curl http://127.0.0.1:4780/openapi.json', 'shows the API as OpenAPI 3.0, if started with --port 4780'],
  ],
  details: [
    {
      heading: 'The file of --data',
      rows: [
        ['contains', 'projects, environments, applications, databases, deployments, webhooks, keys of secrets,'],
        ['', 'and variables with their values in plain text; only your account can read it (mode 0600)'],
        ['omits', 'the rate limit, requested faults, and the state of GitHub'],
        ['seed', 'is saved too: omit --seed, or use the same value'],
      ],
    },
  ],
  run,
};

async function run(values: OptionValues, terminal: Terminal): Promise<number> {
  const reader = createOptionReader(values);
  const output = createOutput('sandbox', reader.flag('json'), terminal);
  if (reader.flag('scenarios')) {
    output.say(renderScenarios());
    for (const scenario of SCENARIO_CATALOGUE) output.show('item', scenario, '');
    output.show('result', { things: 'scenarios', count: SCENARIO_CATALOGUE.length }, '');
    return 0;
  }
  const options = readServerOptions(reader);
  const show = (entry: Parameters<typeof renderRequest>[0]): void =>
    output.show('log', describeRequest(entry), renderRequest(entry));
  const listeners = reader.flag('quiet') ? {} : { onRequest: show, onGithubRequest: show };
  const path = reader.text('data');
  const file = path === undefined ? null : createDataFile(resolve(terminal.folder, path), terminal.err);
  const release = await file?.take(thisProcess());
  try {
    const sandbox = await startKept({ ...options, ...listeners }, file);
    showOpening(output, sandbox, options.speed ?? 1, reader.flag('quiet'));
    await untilAborted(terminal.ending);
    await sandbox.close();
    await file?.flush();
    output.show('result', { things: 'requests', count: sandbox.journal().length + sandbox.githubJournal().length }, '');
    return 0;
  } finally {
    await release?.();
  }
}

/** Writes nothing before the sandbox listens: if it cannot, the file stays as it was. */
async function startKept(options: ServerOptions, file: DataFile | null): Promise<RunningSandbox> {
  if (file === null) return startSandbox(options);
  const saved = await readSaved(options, file);
  let keep = (): void => {};
  const sandbox = await startSandbox({ ...options, saved, onChange: () => keep() });
  keep = () => file.keep(() => encodeWorld(sandbox.world(), sandbox.now()));
  keep();
  try {
    await file.flush();
  } catch (error) {
    await sandbox.close();
    throw error;
  }
  return sandbox;
}

async function readSaved(options: ServerOptions, file: DataFile): Promise<SavedWorld | undefined> {
  const text = await file.read();
  if (text === null) return undefined;
  const decoded = decodeWorld(text, options);
  if (decoded.kind === 'refused') {
    const problem = `cannot be used: ${decoded.message} It is unchanged. Fix it, delete it, or give another file.`;
    throw new InputError([{ name: '--data', seen: file.path, problem }]);
  }
  const { seed } = decoded.value.world;
  if (options.seed !== undefined && options.seed !== seed) {
    const problem = `is not the seed of ${file.path}, which is ${seed}. Leave --seed out, or give another file.`;
    throw new InputError([{ name: '--seed', seen: String(options.seed), problem }]);
  }
  return decoded.value;
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
      reader.reject({ name: '--webhook', seen, problem: 'is not an http or https URL.' });
    }
  }
  reader.finish();
  return options;
}

function showOpening(output: Output, { url, port, world }: RunningSandbox, speed: number, isQuiet: boolean): void {
  const { seed, rateLimit, tokens } = world();
  const facts = { url, port, speed, seed, rateLimit, tokens };
  output.show('notice', facts, isQuiet ? `${url}\n` : renderStart(facts));
}
