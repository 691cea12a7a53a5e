/** What is hoped for, what this run saw instead, and whether that is enough. */
export interface Aim {
  readonly text: string;
  readonly seen: string;
  readonly isMet: boolean;
}

/** What a bench has measured, as text for a person. */
export interface Measured {
  readonly table: string;
  readonly aims: readonly Aim[];
}

/** One thing that is measured. */
export interface Bench {
  /** How it is asked for: `npm run bench -- <name>`. */
  readonly name: string;
  /** What is measured, and beside what, in lines. */
  readonly measures: readonly string[];
  run(): Promise<Measured>;
}

/** Renders what a bench has measured, under what it measures. */
export function renderMeasured({ name, measures }: Bench, { table, aims }: Measured): string {
  const judged = aims.map(({ text, seen, isMet }) => `${isMet ? 'met    ' : 'NOT met'}  ${text}: ${seen}`);
  return [`== ${name} ==`, ...measures, '', table, '', ...judged].join('\n');
}
