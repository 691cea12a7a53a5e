/** An aim, the measured result, and whether it is met. */
export interface Aim {
  readonly text: string;
  readonly seen: string;
  readonly isMet: boolean;
}

/** The results of a bench, as text for a person. */
export interface Measured {
  readonly table: string;
  readonly aims: readonly Aim[];
}

/** One bench. */
export interface Bench {
  /** Its name in `npm run bench -- <name>`. */
  readonly name: string;
  /** A description of the measurement and its comparison, in lines. */
  readonly measures: readonly string[];
  run(): Promise<Measured>;
}

/**
 * Runs the benches of these names, all where none is given, and prints what each has measured. Returns the exit code: 1 where a name is
 * unknown, and nothing was run.
 */
export async function runBenches(benches: readonly Bench[], names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0) {
    const known = benches.map(({ name }) => name).join(', ');
    console.error(`There is no bench named ${unknown.join(', ')}. Name any of ${known}, or none for all of them.`);
    return 1;
  }
  const aims: Aim[] = [];
  for (const bench of benches.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const measured = await bench.run();
    aims.push(...measured.aims);
    console.log(`${renderMeasured(bench, measured)}\n`);
  }
  console.log(`${aims.filter(({ isMet }) => isMet).length} of ${aims.length} aims met in this run`);
  return 0;
}

function renderMeasured({ name, measures }: Bench, { table, aims }: Measured): string {
  const judged = aims.map(({ text, seen, isMet }) => `${isMet ? 'met    ' : 'NOT met'}  ${text}: ${seen}`);
  return [`== ${name} ==`, ...measures, '', table, '', ...judged].join('\n');
}
