import type { Command, HelpPart } from './command.ts';

/** Where the list of commands has a heading: above the command of that name. */
export type Headings = ReadonlyMap<string, string>;

/** Answers the help of `touchdown` itself: its commands, each with its summary, in their order. */
export function renderHelp(
  commands: ReadonlyMap<string, Pick<Command, 'summary'>>,
  headings: Headings = new Map(),
): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const lines = [...commands].map(([name, { summary }], index) => {
    const heading = headings.get(name) ?? (index === 0 ? 'Commands' : null);
    return `${heading === null ? '' : `\n${heading}\n`}  ${name.padEnd(width)}  ${summary}\n`;
  });
  return `Usage: touchdown <command> [options]
${lines.join('')}
Options
${renderRows([
  ['-h, --help', 'show this, or the help of a command'],
  ['--version', 'show the version'],
])}
`;
}

/** Answers the help of one command: its summary, its words and options, examples and what else it tells. */
export function renderCommandHelp(name: string, command: Omit<Command, 'run'>): string {
  const { summary, arguments: taken = [], options, examples = [], details = [] } = command;
  const optionRows = Object.entries(options).map(([option, { short, value, summary: text }]): [string, string] => [
    `${short === undefined ? '' : `-${short}, `}--${option}${value === undefined ? '' : ` ${value}`}`,
    text,
  ]);
  const words = taken.map(({ name: word, isRequired, isRepeated = false }) => {
    return ` ${isRequired ? word : `[${word}]`}${isRepeated ? '…' : ''}`;
  });
  const parts: HelpPart[] = [
    { heading: 'Arguments', rows: taken.map((one) => [one.name, one.summary]) },
    { heading: 'Options', rows: [...optionRows, ['-h, --help', 'show this']] },
    ...details,
  ];
  const lines = examples.map(([line, meaning]) => `  ${line}\n      ${meaning}\n`).join('');
  return `Usage: touchdown ${name}${words.join('')} [options]

${summary}
${parts.map(renderPart).join('')}${lines === '' ? '' : `\nExamples\n${lines}`}`;
}

function renderPart({ heading, rows }: HelpPart): string {
  return rows.length === 0 ? '' : `\n${heading}\n${renderRows(rows)}\n`;
}

function renderRows(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}
