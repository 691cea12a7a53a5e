import { subscribe } from 'node:diagnostics_channel';
// Loaded before time passes: a command loads them when it needs them.
import '../../src/cli/config/yaml.ts';
import '../../src/platform/platform-client.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';

/** How many turns of the event loop nothing may have happened: a request or a response takes a few from one socket to the other. */
const QUIET_TURNS = 12;
const events = { sent: 0, settled: 0, received: 0, closed: 0 };

subscribe('undici:request:create', () => {
  events.sent += 1;
});
for (const channel of ['undici:request:trailers', 'undici:request:error']) {
  subscribe(channel, () => {
    events.settled += 1;
  });
}
subscribe('http.server.request.start', (message) => {
  events.received += 1;
  const { response } = message as { response: NodeJS.EventEmitter };
  response.once('close', () => {
    events.closed += 1;
  });
});

/**
 * Returns a fake clock for clients and servers of this process that speak over sockets: it jumps only when no request or response is on
 * its way and no file is read or written, so that nothing depends on how fast the machine is.
 */
export function createNetworkClock(): FakeClock {
  return createFakeClock(undefined, async (isDone) => {
    let last = '';
    for (let quietTurns = 0; quietTurns < QUIET_TURNS && !isDone(); quietTurns++) {
      await new Promise(setImmediate);
      const { sent, settled, received, closed } = events;
      const now = `${sent} ${settled} ${received} ${closed}`;
      const isAtDisk = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
      // A disk takes many turns, each of which would cost processor time.
      if (isAtDisk) await new Promise((resolve) => setTimeout(resolve, 1));
      if (now !== last || sent - settled > received - closed || isAtDisk) quietTurns = 0;
      last = now;
    }
  });
}
