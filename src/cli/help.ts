import type { Command } from './command.ts';

/** Answers the help of `touchdown` itself: its commands, each with its summary. */
export function renderHelp(commands: ReadonlyMap<string, Pick<Command, 'summary'>>): string {
  const rows = [...commands].map(([name, { summary }]): [string, string] => [name, summary]);
  return `Usage: touchdown <command> [options]

Commands
${renderRows(rows)}

Options
${renderRows([
  ['-h, --help', 'show this, or the help of a command'],
  ['--version', 'show the version'],
])}
`;
}

/** Answers the help of one command: its summary, its options and what else it tells. */
export function renderCommandHelp(
  name: string,
  { summary, options, details = [] }: Pick<Command, 'summary' | 'options' | 'details'>,
): string {
  const rows = Object.entries(options).map(([option, { value, summary: text }]): [string, string] => [
    `--${option}${value === undefined ? '' : ` ${value}`}`,
    text,
  ]);
  return `Usage: touchdown ${name} [options]

${summary}

Options
${renderRows([...rows, ['-h, --help', 'show this']])}
${details.map(({ heading, rows: lines }) => `\n${heading}\n${renderRows(lines)}\n`).join('')}`;
}

function renderRows(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
