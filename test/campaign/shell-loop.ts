import type { Result } from '../../src/deploy/state.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import type { Exchange, Exchanged } from '../../src/platform/http/http-client.ts';

const POLL_MS = 5_000;
const TIMEOUT_MS = 1_800_000;
const ATTEMPTS = 3;

/** The verdict of `curl --retry 3` and a `while`: RUNNING is green, STOPPED or an error is red, any other state is polled again. */
export async function deployByLoop(exchange: Exchange, clock: Clock): Promise<{ result: Result; requests: number }> {
  let requests = 0;
  const send = (method: 'GET' | 'POST', path: string): Promise<Exchanged> => {
    requests += 1;
    const deadlineAt = clock.monotonicMs() + 30_000;
    return exchange.send({ method, path, headers: {}, body: null, signal: undefined, deadlineAt });
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const answer = await send('POST', '/application/app-1/deploy');
    if (answer.kind === 'answered' && answer.status < 300) break;
    if (attempt === ATTEMPTS - 1) return { result: 'failure', requests };
    await clock.wait(1_000);
  }
  while (clock.monotonicMs() < TIMEOUT_MS) {
    await clock.wait(POLL_MS);
    const state = stateOf(await send('GET', '/application/app-1/status'));
    if (state === 'RUNNING') return { result: 'success', requests };
    if (state === 'STOPPED' || state.endsWith('ERROR')) return { result: 'failure', requests };
  }
  return { result: 'timed_out', requests };
}

function stateOf(answer: Exchanged): string {
  return (answer.kind === 'answered' && /"state":"([A-Z_]+)"/.exec(answer.text)?.[1]) || '';
}
