import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startSandbox } from '../../src/sandbox/sandbox-server.ts';
import type { CommandLineMeasured } from './command-line/command-line.ts';
import { fewestRequests, renderLoopPlan, renderManifest } from './command-line/environment.ts';
import { LISTS, measureLists } from './command-line/lists.ts';
import type { Program } from './command-line/programs.ts';
import { judgeCommandLineBench, renderCommandLineBench } from './command-line/render-command-line.ts';
import { runProgram } from './command-line/run-program.ts';
import { makeProjects } from './command-line/sandbox-process.ts';
import { measureStatus, STATUS } from './command-line/status.ts';
import { timeStarts } from './command-line/time-starts.ts';
import { countRequests, measureUp, UP } from './command-line/up.ts';
import { VERSION } from './command-line/version.ts';

/** The committed command. */
const COMMAND = [join(import.meta.dirname, '../../dist/cli/index.js')];

function node(source: string): Program {
  return { name: 'this one', file: process.execPath, args: ['-e', source] };
}

describe('a program', () => {
  test('is timed over several starts, with its CPU time apart', async () => {
    const busy = await timeStarts(node('while (process.cpuUsage().user < 60_000);'), 2);

    expect(busy.wallMs).toBeGreaterThan(0);
    expect(busy.cpuMs).toBeGreaterThanOrEqual(60);
  });

  test('is reported with its error output if it fails', async () => {
    const fails = node("console.error('no luck'); process.exitCode = 3");

    await expect(timeStarts(fails, 1)).rejects.toThrow(/^this one failed: no luck/);
    await expect(runProgram(fails)).rejects.toThrow('this one ended with 3: no luck');
  });

  test('is measured with its number of lines and its first byte before its end', async () => {
    const ran = await runProgram(node("console.log('a\\nb'); setTimeout(() => console.log('c'))"));

    expect(ran).toMatchObject({ lines: 3, end: 'a\nb\nc\n', peakBytes: Number.NaN });
    expect(ran.firstByteMs).toBeLessThanOrEqual(ran.tookMs);
  });
});

describe('the bench of the command line', () => {
  test('reads a status and lists all projects', async () => {
    const sandbox = await startSandbox({ rateLimit: 1_000_000 });
    await makeProjects(sandbox.url, 2);
    const [status, lists] = await Promise.all([
      measureStatus(COMMAND, sandbox.url, 1),
      measureLists(COMMAND, sandbox.url, 2, 1),
    ]);
    await sandbox.close();

    expect(status[0]).toMatchObject({ name: STATUS, medianMs: expect.any(Number), ratio: 1 });
    expect(lists.map(({ name, wrongLines }) => [name, wrongLines])).toEqual([
      [LISTS.table, 0],
      [LISTS.json, 0],
      [LISTS.collected, 0],
    ]);
  });

  test('creates and deploys an environment, and does nothing the second time', async () => {
    const size = { databases: 1, applications: 1, scenario: 'fast' };
    const [first, again] = await measureUp({ start: COMMAND, size, speed: 20 });

    expect(first).toMatchObject({ name: UP.first, creations: 7, deployments: 2, others: 2, surplus: 0, refused: 0 });
    expect(first?.statusChecks).toBeGreaterThanOrEqual(2);
    expect(again).toMatchObject({ name: UP.again, total: 1 });
  });
});

describe('an environment', () => {
  test('needs a tenth of its applications first, in the file and in the loop', () => {
    const size = { databases: 2, applications: 12 };
    const { up } = JSON.parse(renderManifest(size));

    expect(up.applications['app-1'].needs).toEqual(['db-1']);
    expect(up.applications['app-11'].needs).toEqual(['db-1', 'app-1']);
    expect(JSON.parse(renderLoopPlan(size)).waves.map((wave: string[]) => wave.length)).toEqual([2, 10]);
  });

  test('of 10 databases and 100 applications takes at least 724 requests', () => {
    expect(fewestRequests({ databases: 10, applications: 100 })).toEqual({ statusChecks: 200, others: 524 });
  });

  test('has its requests counted by kind, so that a list is not counted as a creation', () => {
    const of = (operation: string, method = 'GET', status = 200) => ({ operation, method, status });
    const seen = [of('projects'), of('project', 'POST'), of('deploy', 'POST'), of('status'), of('status', 'GET', 429)];

    expect(countRequests(seen)).toEqual({
      creations: 1,
      deployments: 1,
      statusChecks: 2,
      others: 1,
      total: 5,
      refused: 1,
    });
  });
});

describe('the tables of the command line', () => {
  const up = { creations: 412, deployments: 110, statusChecks: 213, others: 2, total: 737, surplus: 0, refused: 0 };
  const measured: CommandLineMeasured = {
    version: [{ name: VERSION, wallMs: 20, wallRatio: 1.3, cpuMs: 19, cpuRatio: 1.3 }],
    status: [
      { name: STATUS, medianMs: 60, longMs: 70, ratio: 1 },
      { name: 'node with fetch', medianMs: 50, longMs: 55, ratio: 0.83 },
    ],
    lists: [
      { name: LISTS.json, projects: 100, peakBytes: 60e6, tookMs: 100, wrongLines: 0 },
      { name: LISTS.json, projects: 10_000, peakBytes: 84e6, tookMs: 300, wrongLines: 0 },
    ],
    up: [
      { ...up, name: UP.first, rateLimit: 1_000, ratio: 1.1, tookMs: 90_000 },
      { ...up, name: UP.again, rateLimit: 1_000, ratio: 0, tookMs: 1_000, total: 1 },
    ],
  };

  /** Returns for each aim if it is met after a change of one row of a part. */
  function met<P extends keyof CommandLineMeasured>(part: P, change: Partial<CommandLineMeasured[P][number]>, at = 0) {
    const rows = measured[part].map((row, index) => (index === at ? { ...row, ...change } : row));
    return judgeCommandLineBench({ ...measured, [part]: rows }).map(({ isMet }) => isMet);
  }

  test('have one line for each row', () => {
    const text = renderCommandLineBench(measured);

    expect(text).toContain('touchdown --version  20.0 ms  1.30x  19.0 ms  1.30x');
    expect(text).toContain('touchdown status                 60.0 ms  70.0 ms  1.00x');
    expect(text).toContain('touchdown projects list --json     10000      84.0 MB  300.0 ms               0');
    expect(text).toMatch(/^touchdown up +1000\/h +412 +110 +213 +2 +737 +1\.10x +0 +1\.5 min$/m);
  });

  test('meet each aim exactly up to its limit', () => {
    const all = new Array(9).fill(true);

    expect(met('version', {})).toEqual(all.slice(0, met('version', {}).length));
    expect(met('version', { wallRatio: 1.31 }).indexOf(false)).toBe(0);
    expect(met('version', { cpuRatio: 1.31 }).indexOf(false)).toBe(1);
    expect(met('status', { medianMs: 60.1 }).indexOf(false)).toBe(2);
    expect(met('lists', { wrongLines: -1 }).indexOf(false)).toBe(3);
    expect(met('lists', { peakBytes: 84.1e6 }, 1).indexOf(false)).toBe(4);
    expect(met('up', { surplus: 1 }).indexOf(false)).toBe(5);
    expect(met('up', { ratio: 1.11 }).indexOf(false)).toBe(6);
    expect(met('up', { refused: 1 }).indexOf(false)).toBe(7);
    expect(met('up', { total: 2 }, 1).indexOf(false)).toBe(8);
  });

  test('judge nothing that was not measured', () => {
    expect(judgeCommandLineBench({ version: [], status: [], lists: [], up: [] })).toEqual([]);
  });
});
