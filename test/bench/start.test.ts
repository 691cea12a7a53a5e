import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { MAX_ENTRY_BYTES, MAX_RUN_BYTES } from '../../tools/build.mjs';
import type { Candidate } from './start/candidates.ts';
import { openLoopback } from './start/loopback.ts';
import { measureStart } from './start/measure-start.ts';
import { canReadCost, takeCost } from './start/process-cost.ts';
import { judgeStartBench, type Row, readBundleSize, renderStartBench, runStartBench } from './start/start.ts';

const onLinux = test.runIf(canReadCost());

/** A candidate that runs a script given as text. */
function candidate(source: string, says: Candidate['says'] = 'request'): Candidate {
  const launch: Candidate['launch'] = async (url, onStart) => {
    const child = spawn(process.execPath, ['-e', source], { env: { START_URL: url } });
    let printed = '';
    child.stdout.on('data', (chunk) => (printed += chunk));
    onStart(child);
    await once(child, 'close');
    return printed;
  };
  return { name: 'this one', says, launch };
}

describe('a measured start', () => {
  onLinux('ends with the first byte of the first request, and counts the memory that was needed by then', async () => {
    await using loopback = await openLoopback();
    const request = "require('node:http').get(process.env.START_URL);";
    const small = await measureStart(candidate(request), loopback);
    const large = await measureStart(candidate(`const a = Buffer.alloc(64e6, 1); ${request}`), loopback);

    expect(small.cpuMs).toBeGreaterThan(0);
    expect(large.peakBytes - small.peakBytes).toBeGreaterThan(50e6);
  });

  onLinux('ends with the first output of a process that sends nothing', async () => {
    await using loopback = await openLoopback();
    const printer = candidate("console.log('here'); setInterval(() => {}, 1e9);", 'output');

    expect((await measureStart(printer, loopback)).peakBytes).toBeGreaterThan(1e6);
  });

  test('throws if the process exits before its first byte', async () => {
    await using loopback = await openLoopback();

    await expect(measureStart(candidate("console.log('no request')"), loopback)).rejects.toThrow(
      'this one ended before its first byte: no request',
    );
  });

  onLinux('throws for a process that has exited', () => {
    expect(() => takeCost(2 ** 22)).toThrow('ESRCH');
  });
});

describe('the start bench', () => {
  onLinux('starts every candidate and compares it with the first', async () => {
    const bare = candidate("console.log('here'); setInterval(() => {}, 1e9);", 'output');
    const large = candidate("const a = Buffer.alloc(64e6, 1); require('node:http').get(process.env.START_URL);");
    const [first, second] = await runStartBench(1, () => [bare, { ...large, name: 'large' }]);

    expect(first).toMatchObject({ name: 'this one', cpuRatio: 1, peakRatio: 1 });
    expect(second).toMatchObject({ name: 'large', cpuMs: { median: expect.any(Number) } });
    expect(second?.peakRatio).toBeGreaterThan(1.5);
  });

  test('knows the sizes of the committed bundle', () => {
    const { entry, whole } = readBundleSize();

    expect(entry).toBeGreaterThan(10_000);
    expect(whole).toBeGreaterThan(entry);
  });

  const row: Row = {
    name: 'touchdown: dist/action',
    cpuMs: { median: 32, low: 30, high: 40 },
    cpuRatio: 3.2,
    peakBytes: 60e6,
    peakRatio: 1.5,
  };
  const size = { entry: MAX_ENTRY_BYTES, whole: MAX_RUN_BYTES };

  test('has one line for each candidate', () => {
    expect(renderStartBench([row]).split('\n')).toEqual([
      'process start to first byte  CPU: median   middle 80 %  ratio  peak memory  ratio',
      'touchdown: dist/action           32.0 ms  30.0 to 40.0  3.20x      60.0 MB  1.50x',
    ]);
  });

  test('says if it cannot measure, and still judges the sizes', () => {
    expect(renderStartBench([])).toContain('not measured here');
    expect(judgeStartBench([], size).map(({ text }) => text)).toEqual([
      `an entry bundle of at most ${MAX_ENTRY_BYTES / 1000} kB`,
      `at most ${MAX_RUN_BYTES / 1000} kB that a run can load`,
    ]);
  });

  test('meets each aim exactly up to its limit', () => {
    const met = (one: Row, bundle: typeof size): boolean[] => judgeStartBench([one], bundle).map(({ isMet }) => isMet);

    expect(met(row, size)).toEqual([true, true, true, true]);
    expect(met({ ...row, cpuRatio: 3.21 }, size)).toEqual([false, true, true, true]);
    expect(met({ ...row, peakRatio: 1.51 }, size)).toEqual([true, false, true, true]);
    expect(met(row, { ...size, entry: MAX_ENTRY_BYTES + 1 })).toEqual([true, true, false, true]);
    expect(met(row, { ...size, whole: MAX_RUN_BYTES + 1 })).toEqual([true, true, true, false]);
  });
});
