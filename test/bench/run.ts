import { type Aim, renderMeasured } from './bench.ts';
import { BENCHES } from './benches.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  const known = BENCHES.map(({ name }) => name).join(', ');
  console.error(`There is no bench named ${unknown.join(', ')}. Name any of ${known}, or none for all of them.`);
  process.exit(1);
}

const aims: Aim[] = [];
for (const bench of BENCHES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const measured = await bench.run();
  aims.push(...measured.aims);
  console.log(`${renderMeasured(bench, measured)}\n`);
}
console.log(`${aims.filter(({ isMet }) => isMet).length} of ${aims.length} aims met in this run`);
