import { spawnSync } from 'node:child_process';
import { medianOf, quantileOf } from '../statistics.ts';
import { type Program, script, TOKEN, type Touchdown, touchdown } from './programs.ts';
import { runProgram } from './run-program.ts';

/** From the start of a program to the first byte of what it prints of an application's status, in milliseconds. */
export interface StatusRow {
  readonly name: string;
  readonly medianMs: number;
  readonly longMs: number;
  /** To the median of `touchdown status`: above 1 is slower than it. */
  readonly ratio: number;
}

/** The measured row, and the one that it is compared with. */
export const STATUS = 'touchdown status';
export const FETCH = 'node with fetch';

/** Asks the platform at `url` for the status of one application, so many rounds in turn, after a round that does not count. */
export async function measureStatus(start: Touchdown, url: string, rounds: number): Promise<StatusRow[]> {
  const path = `${url}/application/succeeds/status`;
  const curl: Program = { name: 'curl', file: 'curl', args: ['-s', '-H', `Authorization: Token ${TOKEN}`, path] };
  const hasCurl = spawnSync('curl', ['--version']).status === 0;
  const programs = [
    touchdown(start, STATUS, ['status', 'succeeds'], url),
    script(FETCH, new URL('./scripts/fetch-status.mjs', import.meta.url), path),
    ...(hasCurl ? [curl] : []),
  ];
  const times = new Map<string, number[]>(programs.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const program of programs) {
      const { firstByteMs } = await runProgram(program);
      if (round > 0) times.get(program.name)?.push(firstByteMs);
    }
  }
  const ours = medianOf(times.get(STATUS) ?? []);
  return [...times].map(([name, taken]) => {
    return { name, medianMs: medianOf(taken), longMs: quantileOf(taken, 0.9), ratio: medianOf(taken) / ours };
  });
}
