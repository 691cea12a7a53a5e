/** An aim, the measured result, and whether it is met. */
export interface Aim {
  readonly text: string;
  readonly seen: string;
  readonly isMet: boolean;
}

/** The results of a part, as text for a person. */
export interface Measured {
  readonly table: string;
  readonly aims: readonly Aim[];
}

/** One part of the bench. */
export interface Part {
  /** Its name in `npm run bench -- NAME`. */
  readonly name: string;
  /** What it measures and compares, in lines. */
  readonly about: readonly string[];
  run(): Promise<Measured>;
}

/** Runs the parts of these names, all if none is given, and prints their results. Returns the exit code: 2 if a name is unknown. */
export async function runParts(parts: readonly Part[], names: readonly string[]): Promise<number> {
  const known = parts.map(({ name }) => name).join(', ');
  if (names.includes('--help')) {
    console.log(`Usage: npm run bench -- [PART...]\n  PART  one of: ${known} (default: all)`);
    return 0;
  }
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    console.error(`The bench has no part named ${unknown.join(', ')}. Use one or more of: ${known}.`);
    return 2;
  }
  const aims: Aim[] = [];
  for (const { name, about, run } of parts.filter((part) => names.length === 0 || names.includes(part.name))) {
    const measured = await run();
    const judged = measured.aims.map(({ text, seen, isMet }) => `${isMet ? 'met    ' : 'NOT met'}  ${text}: ${seen}`);
    console.log([`== ${name} ==`, ...about, '', measured.table, '', ...judged, ''].join('\n'));
    aims.push(...measured.aims);
  }
  console.log(`${aims.filter(({ isMet }) => isMet).length} of ${aims.length} aims met in this run`);
  return 0;
}

/** Returns an aim that is met up to `max`. */
export function atMost(text: string, value: number, max: number, render: (value: number) => string = String): Aim {
  return { text: `${text}: at most ${render(max)}`, seen: render(value), isMet: value <= max };
}

/** Renders a ratio, such as `1.50x`. */
export function renderRatio(ratio: number): string {
  return `${ratio.toFixed(2)}x`;
}

/** Renders milliseconds with one decimal, such as `12.5 ms`. */
export function renderMs(durationMs: number): string {
  return `${durationMs.toFixed(1)} ms`;
}

/** Renders rows of cells under their heads: the first column aligned to the left, the others to the right. */
export function renderTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const renderCell = (cell: string, column: number): string => {
    const width = widths[column] ?? 0;
    return column === 0 ? cell.padEnd(width) : cell.padStart(width);
  };
  return lines.map((line) => line.map(renderCell).join('  ').trimEnd()).join('\n');
}
