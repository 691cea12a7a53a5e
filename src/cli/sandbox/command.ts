import { untilAborted } from '../../kernel/time-limit.ts';
import { describeRequest, renderRequest, renderScenarios, renderStart } from '../../sandbox/console.ts';
import { SCENARIO_CATALOGUE } from '../../sandbox/scenarios/scenarios.ts';
import type { ServerOptions } from '../../sandbox/server.ts';
import { bad, good, type Kind } from '../../settings/kind.ts';
import { countFrom } from '../../settings/kinds.ts';
import { type Command, flagOption, type OptionValues, type Terminal, valueOption } from '../arguments/command.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { createOutput } from '../terminal/output.ts';

export const command: Command = {
  summary: "Serves the platform's API on this machine, to test workflows against; deploys nothing",
  options: {
    port: valueOption('N', 'port to listen on (default: 0, any free port)'),
    host: valueOption('ADDRESS', 'address to listen on (default: 127.0.0.1)'),
    'allow-remote': flagOption('allow a --host that other machines can reach'),
    speed: valueOption('N', 'platform seconds per real second (default: 1)'),
    'rate-limit': valueOption('N', 'requests per hour for each token (default: 1000)'),
    json: flagOption('print JSON lines'),
    scenarios: flagOption('list the scenarios and exit'),
  },
  examples: [
    ['touchdown sandbox --port 4780 --speed 60', 'uses a fixed port; an hour of the platform takes a minute'],
    ['curl http://127.0.0.1:4780/openapi.json', 'shows the API as OpenAPI 3.0, if started with --port 4780'],
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
  const { startSandbox } = await import('../../sandbox/server.ts');
  const sandbox = await startSandbox({ ...options, onRequest: show });
  const { url, port, world } = sandbox;
  const { speed, seed, rateLimit, tokens } = world();
  const facts = { url, port, speed, seed, rateLimit, tokens };
  output.show('notice', facts, renderStart(facts));
  await untilAborted(terminal.ending);
  await sandbox.close();
  output.show('result', { things: 'requests', count: sandbox.journal().length + sandbox.githubJournal().length }, '');
  return 0;
}

const SPEED: Kind<number> = {
  parse: (text) => {
    const speed = /^\d{1,10}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    return speed >= 0.001 && speed <= 100_000 ? good(speed) : bad(speed, 'is not a number from 0.001 to 100000.');
  },
};

function readServerOptions(reader: OptionReader): ServerOptions {
  const options = {
    port: reader.value('port', countFrom(0, 65_535)),
    host: reader.text('host'),
    allowRemote: reader.flag('allow-remote'),
    speed: reader.value('speed', SPEED),
    rateLimit: reader.value('rate-limit', countFrom(1, 1_000_000_000)),
  };
  reader.finish();
  return options;
}
