// @ts-check
// Runs the tests beside six busy loops, as on a machine with too much to do: `npm run test:loaded -- 10` runs them ten times.
// Further arguments go to vitest. Ends with each run's counts, and with 1 where a run has failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './project.mjs';

const LOOPS = 6;
const [first = '1', ...rest] = process.argv.slice(2);
const hasCount = /^[1-9]\d*$/.test(first);
const runs = hasCount ? Number(first) : 1;
const args = hasCount ? rest : process.argv.slice(2);

// A loop ends by itself where this process is gone.
const loops = Array.from({ length: LOOPS }, () =>
  spawn(process.execPath, ['-e', `while (process.ppid === ${process.pid});`], { stdio: 'ignore' }),
);
const stopLoops = () => {
  for (const loop of loops) loop.kill('SIGKILL');
};
process.once('exit', stopLoops);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

/** @type {string[]} */
const results = [];
for (let run = 1; run <= runs; run++) {
  const child = spawn(process.execPath, [join(root, 'tools/test.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    printed = (printed + text).slice(-200);
  });
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) process.exitCode = 1;
  results.push(`run ${run} of ${runs}: ${printed.trimEnd().split('\n').at(-1)}`);
}
console.log(`\nBeside ${LOOPS} busy loops:\n${results.join('\n')}`);
stopLoops();
