// Serves the relay as in production, with its log discarded.
import { openSync, writeSync } from 'node:fs';
import { serveRelay } from '../../../../src/relay/server.ts';
import { serveParent } from './parent.ts';

const log = openSync('/dev/null', 'w');
const problems = { count: 0, last: '' };
const relay = await serveRelay(process.env, (lines) => {
  writeSync(log, lines);
  if (!/"level":"(?:warn|error)"/.test(lines)) return;
  problems.count += 1;
  problems.last = lines;
});
serveParent(relay.url, {
  problems: () => problems,
  close: async () => {
    await relay.close();
    setImmediate(() => process.exit());
  },
});
