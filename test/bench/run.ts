import { runBenches } from './bench.ts';
import { BENCHES } from './benches.ts';

process.exitCode = await runBenches(BENCHES, process.argv.slice(2));
