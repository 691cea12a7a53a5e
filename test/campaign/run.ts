import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../support/read-options.ts';
import { runTrial, type Trial } from './campaign.ts';
import { playFamily } from './family.ts';
import { type GithubTrial, runGithubTrial } from './github.ts';
import { killRelays, playRelay } from './run-relay.ts';

const USAGE = `Usage: npm run campaign -- [options]
  --seeds COUNT  how many random deployments to try (default: 5000)
  --from SEED    the first seed (default: 1)
  --kills COUNT  how often to kill a relay on each database (default: 0)
  --no-laws      leave out the laws in the tests`;
const values = readOptions(USAGE, {
  seeds: { type: 'string', default: '5000' },
  from: { type: 'string', default: '1' },
  kills: { type: 'string', default: '0' },
  'no-laws': { type: 'boolean', default: false },
});
const [from, count, kills] = [Number(values.from), Number(values.seeds), Number(values.kills)];
if (!Number.isInteger(from) || !Number.isInteger(count) || count < 1 || !Number.isInteger(kills) || kills < 0) {
  console.error('--seeds takes a whole number from 1, --from one, --kills one from 0');
  process.exit(2);
}
const seeds = Array.from({ length: count }, (_, index) => from + index);
const trials: Trial[] = [];
for (const seed of seeds) trials.push(await runTrial(seed));

const wrong = trials.filter(({ problem }) => problem !== null);
console.log(`${count} simulated deployments, seeds ${from} to ${from + count - 1}`);
for (const result of [...new Set(trials.map((trial) => trial.result))].sort()) {
  console.log(`  ${result.padEnd(12)}${String(trials.filter((trial) => trial.result === result).length).padStart(8)}`);
}
for (const { seed, problem } of wrong.slice(0, 20)) console.log(`seed ${seed}: ${problem}`);
console.log(wrong.length === 0 ? 'no wrong verdict, no second deployment' : `${wrong.length} wrong verdicts`);

const misjudged = await playFamily(seeds);

const reports: GithubTrial[] = [];
for (const seed of seeds) reports.push(await runGithubTrial(seed));
const warned = reports.filter(({ end }) => end === 'warned').length;
const calls = reports.reduce((sum, report) => sum + report.calls, 0);
const odd = reports.filter(({ problem }) => problem !== null);
console.log(
  `${count} jobs on a GitHub with faults: ${count - warned} shown whole, ${warned} with a warning, ${calls} calls`,
);
for (const { seed, problem } of odd.slice(0, 20)) console.log(`seed ${seed}: ${problem}`);
console.log(odd.length === 0 ? 'nothing doubled, nothing left open without a word' : `${odd.length} wrong reports`);

const relayed = (await playRelay(seeds)) + (kills === 0 ? 0 : await killRelays(kills));
const areLawsKept = values['no-laws'] || tryLaws();
process.exitCode = wrong.length === 0 && misjudged === 0 && odd.length === 0 && relayed === 0 && areLawsKept ? 0 : 1;

/** Tries the laws in the tests as often as each of them says, and prints what vitest prints. */
function tryLaws(): boolean {
  const root = join(import.meta.dirname, '../..');
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join('test', path))
    .filter((path) => /from '(?:fast-check|[./]+\/support\/runs\.ts)'/.test(readFileSync(join(root, path), 'utf8')));
  const env = { ...process.env, TOUCHDOWN_TEST_RUNS: 'many' };
  const { status } = spawnSync(process.execPath, [join(root, 'tools/test.mjs'), ...files], { stdio: 'inherit', env });
  return status === 0;
}
