import { expect, test, vi } from 'vitest';
import { createHost, type StopSignal } from '../../../src/action/runner/host.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';

const host = createHost(createSystemClock());

/** Returns what calls the listeners that were added to this process for an event. */
function listenTo(add: () => void): (event: string, value?: unknown) => void {
  const on = vi.spyOn(process, 'on').mockReturnThis();
  add();
  return (event, value) => {
    for (const [name, listen] of on.mock.calls) if (name === event) listen(value);
  };
}

test.each<[NodeJS.Signals, StopSignal]>([
  ['SIGINT', 'SIGINT'],
  ['SIGTERM', 'SIGTERM'],
  // What Ctrl+Break is for Node on Windows.
  ['SIGBREAK', 'SIGTERM'],
])('the signal %s asks a step to stop as %s', (signal, meaning) => {
  const received: StopSignal[] = [];
  const emit = listenTo(() => host.onStop((one) => received.push(one)));
  emit(signal);
  expect(received).toEqual([meaning]);
});

test('an uncaught error, an unhandled rejection and the lack of work crash a step', () => {
  const crashes: unknown[] = [];
  const emit = listenTo(() => host.onCrash((error) => crashes.push(error)));
  emit('uncaughtException', 'one');
  emit('unhandledRejection', 'two');
  emit('beforeExit', 0);
  expect(crashes).toEqual(['one', 'two', new Error('it ran out of work before it had a result')]);
});

test('exit ends the process with its code although other work continues', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const before = process.exitCode;
  await host.exit(1);
  process.exitCode = before;
  expect(exit).toHaveBeenCalledWith(1);
});
