import { fold } from '../terminal/display-width.ts';
import { createPaint, type Paint } from '../terminal/output.ts';
import type { Command, HelpPart } from './command.ts';

/** The headings in the list of commands: each above the command of that name. */
export type Headings = ReadonlyMap<string, string>;

const MIN_COLUMNS = 24;
const INDENT = '  ';
const DEEP_INDENT = '      ';
const PLAIN = createPaint(false);

/** Renders the help of `touchdown`: its commands with their summaries. Lines break at `columns`, or nowhere if it is null. */
export function renderHelp(
  commands: ReadonlyMap<string, Pick<Command, 'summary'>>,
  headings: Headings = new Map(),
  columns: number | null = null,
  paint: Paint = PLAIN,
): string {
  const width = widestOf([...commands.keys()]);
  const lines = [...commands].map(([name, { summary }], index) => {
    const heading = headings.get(name) ?? (index === 0 ? 'Commands' : null);
    return `${heading === null ? '' : `\n${paint('strong', heading)}\n`}${renderRow([name, summary], width, columns)}\n`;
  });
  const options = [
    ['-h, --help', 'show help for touchdown or a command'],
    ['-v, --version', 'show the version'],
  ] as const;
  return `Usage: touchdown <command> [options]
${lines.join('')}
${paint('strong', 'Options')}
${renderRows(options, columns)}

${fold('Run touchdown <command> --help for the options and examples of a command.', '', columns)}
`;
}

/** Returns the help of one command: usage, summary, arguments, options, examples and details. Lines break as in `renderHelp`. */
export function renderCommandHelp(
  name: string,
  command: Omit<Command, 'run'>,
  columns: number | null = null,
  paint: Paint = PLAIN,
): string {
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
    { heading: 'Options', rows: [...optionRows, ['-h, --help', 'show this help']] },
  ];
  const render = (all: readonly HelpPart[]) => all.map((part) => renderPart(part, columns, paint)).join('');
  // A line to copy is never broken.
  const lines = examples
    .map(([line, meaning]) => `${INDENT}${line}\n${fold(meaning, DEEP_INDENT, columns)}\n`)
    .join('');
  return `Usage: touchdown ${name}${words.join('')} [options]

${fold(summary, '', columns)}
${render(parts)}${lines === '' ? '' : `\n${paint('strong', 'Examples')}\n${lines}`}${render(details)}`;
}

function renderPart({ heading, rows }: HelpPart, columns: number | null, paint: Paint): string {
  return rows.length === 0 ? '' : `\n${paint('strong', heading)}\n${renderRows(rows, columns)}\n`;
}

type HelpRow = HelpPart['rows'][number];

function renderRows(rows: readonly HelpRow[], columns: number | null): string {
  const width = widestOf(rows.map(([left]) => left));
  return rows.map((row) => renderRow(row, width, columns)).join('\n');
}

function renderRow([left, right]: HelpRow, width: number, columns: number | null): string {
  const indent = INDENT + ' '.repeat(width) + INDENT;
  if (columns !== null && columns - indent.length < MIN_COLUMNS) {
    const below = fold(right, DEEP_INDENT, columns);
    return left === '' ? below : `${INDENT}${left}\n${below}`;
  }
  return `${INDENT}${left.padEnd(width)}${INDENT}${fold(right, indent, columns).slice(indent.length)}`;
}

function widestOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => text.length));
}
