import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { createHost, type StopSignal } from '../../../src/action/runner/host.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { COMPILED } from '../../support/compiled.ts';
import { isMissing } from '../../support/needs.ts';

const SCRIPT = fileURLToPath(new URL('./support/step-process.ts', import.meta.url));

/** Runs a step in a process of its own, outside of a runner; `whenPrinted` is called each time that something was printed. */
async function run(
  body: string,
  whenPrinted: (child: ChildProcess, printed: string) => void = () => {},
): Promise<{ readonly code: number | null; readonly printed: string }> {
  const child = spawn(process.execPath, [SCRIPT, body], { env: { ...COMPILED }, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      whenPrinted(child, printed);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, printed };
}

describe.concurrent('the process of a step', () => {
  // On Windows a parent cannot send a signal that a process handles.
  test.skipIf(isMissing('posix'))('ends although its body hangs, when it is stopped twice', async ({ expect }) => {
    const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM'];
    const { code, printed } = await run('hang', (child, text) => {
      if (text.includes('hanging')) for (const signal of signals.splice(0)) child.kill(signal);
    });
    expect(code).toBe(1);
    expect(printed).toMatch(/^::set-output name=result::cancelled$/m);
    expect(printed.match(/^::error.*(?:SIGINT|SIGTERM)/gm)).toHaveLength(1);
  });

  test.for([
    ['crashes', 'crash', 'boom'],
    ['has nothing left to wait for', 'drain', 'ran out of work'],
  ] as const)('ends with the result unknown if it %s', async ([, body, said], { expect }) => {
    const { code, printed } = await run(body);
    expect(code).toBe(1);
    expect(printed.match(/(?<=^::set-output name=result::).*/gm)?.at(-1)).toBe('unknown');
    expect(printed.match(/^::error.*/gm)).toEqual([expect.stringContaining(said)]);
    expect(printed).not.toContain('step-process.ts');
  });
});

describe('a signal that asks a step to stop', () => {
  test.each<[NodeJS.Signals, StopSignal]>([
    ['SIGINT', 'SIGINT'],
    ['SIGTERM', 'SIGTERM'],
    // What Ctrl+Break is for Node on Windows.
    ['SIGBREAK', 'SIGTERM'],
  ])('%s is handled as %s', (signal, meaning) => {
    const on = vi.spyOn(process, 'on').mockReturnThis();
    const received: StopSignal[] = [];
    createHost(createSystemClock()).onStop((one) => received.push(one));
    for (const [name, listen] of on.mock.calls) if (name === signal) listen(signal);
    expect(received).toEqual([meaning]);
  });
});
