import { parseArgs } from 'node:util';
import { runTrial, type Trial } from './campaign.ts';

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '5000' }, from: { type: 'string', default: '1' } },
});
const from = Number(values.from);
const trials: Trial[] = [];
for (let seed = from; seed < from + Number(values.seeds); seed++) trials.push(await runTrial(seed));

const wrong = trials.filter(({ problem }) => problem !== null);
const results = Map.groupBy(trials, ({ result }) => result);
console.log(`${trials.length} simulated deployments, seeds ${from} to ${from + trials.length - 1}`);
for (const [result, some] of results) console.log(`  ${result.padEnd(12)} ${some.length}`);
console.log(`  requests     ${trials.reduce((sum, { requests }) => sum + requests, 0)}`);
for (const { seed, problem } of wrong.slice(0, 20)) console.log(`seed ${seed}: ${problem}`);
console.log(wrong.length === 0 ? 'no wrong verdict, no second deployment' : `${wrong.length} wrong verdicts`);
process.exitCode = wrong.length === 0 && trials.length > 0 ? 0 : 1;
