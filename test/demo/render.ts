import { stripVTControlCharacters, styleText } from 'node:util';

/** Renders a step's output for a terminal, with or without color. */
export interface Style {
  readonly isColored: boolean;
}

type Format = Parameters<typeof styleText>[0];

/**
 * Returns a line of a step's output as GitHub's page would show it: groups as headings, annotations marked, masks hidden.
 * Null if nothing is shown.
 */
export function renderStepLine(line: string, style: Style): string | null {
  const command = /^::([a-z-]+)(?: ([^:]*(?:%3A[^:]*)*))?::(.*)$/.exec(line);
  if (command === null) return `  ${style.isColored ? line : stripVTControlCharacters(line)}`;
  const [, name = '', , text = ''] = command;
  switch (name) {
    case 'group':
      return paint(`  ▾ ${unescapeMessage(text)}`, 'bold', style);
    case 'error':
      return paint(`  ✖ ${unescapeMessage(text)}`, 'red', style);
    case 'warning':
      return paint(`  ⚠ ${unescapeMessage(text)}`, 'yellow', style);
    default:
      return null;
  }
}

/** Returns the job summary as it would read: folded parts folded, the chart named, everything else as it is. */
export function renderSummary(markdown: string, style: Style): string {
  const folded = markdown
    .replace(
      /<details>\s*<summary>([^<]*)<\/summary>[\s\S]*?<\/details>\s*/g,
      (_match, title: string) => `▸ ${title} (folded)\n\n`,
    )
    .replace(/```mermaid\n([\s\S]*?)```/g, (_match, chart: string) => renderChart(chart))
    .replace(/\[([^\]]*)\]\(https?:[^)]*\)/g, '$1')
    .replace(/\\(.)/g, '$1');
  return folded
    .split('\n')
    .map((line) => (line.startsWith('#') ? paint(`  ${line}`, 'bold', style) : `  ${line}`))
    .join('\n')
    .trimEnd();
}

/** A headline between two things that the demo does. */
export function renderHeadline(text: string, style: Style): string {
  return `\n${paint(text, ['bold', 'cyan'], style)}\n`;
}

/** Returns a text with no line longer than `columns`, if its words allow; continuation lines are indented. */
export function wrap(text: string, columns: number): string {
  return text
    .split('\n')
    .map((line) => (widthOf(line) <= columns ? line : wrapLine(line, columns)))
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  const [start = ''] = /^\s*(?:│ )?/.exec(line) ?? [];
  const lines = [start];
  let hasWord = false;
  for (const word of line.slice(start.length).split(' ')) {
    const last = lines.at(-1) ?? '';
    if (hasWord && widthOf(`${last} ${word}`) > columns) lines.push(`${start}  ${word}`);
    else lines[lines.length - 1] = hasWord ? `${last} ${word}` : `${last}${word}`;
    hasWord = true;
  }
  return lines.join('\n');
}

function widthOf(line: string): number {
  return [...stripVTControlCharacters(line)].length;
}

const BAR_COLUMNS = 40;

/** The Mermaid chart as bars, since a terminal draws no pictures. */
function renderChart(chart: string): string {
  const tasks = [...chart.matchAll(/^ {2}(.+?) :(?:[a-z]+, )*(?:milestone, )?(\d+), (\d+)$/gm)].map(
    ([, name = '', from, to]) => ({
      name: name.replace(/[\u200b\u2060]/g, ''),
      from: Number(from),
      to: Number(to),
    }),
  );
  const start = Math.min(...tasks.map(({ from }) => from));
  const span = Math.max(1, Math.max(...tasks.map(({ to }) => to)) - start);
  const width = Math.max(...tasks.map(({ name }) => name.length));
  const column = (at: number): number => Math.round(((at - start) / span) * BAR_COLUMNS);
  const bars = tasks.map(({ name, from, to }) => {
    const bar = from === to ? '◆' : '━'.repeat(Math.max(1, column(to) - column(from)));
    return `${name.padEnd(width)}  ${' '.repeat(column(from))}${bar}`;
  });
  return bars.length === 0 ? '' : bars.join('\n');
}

/** Returns a text in color if color is on. */
export function paint(text: string, format: Format, { isColored }: Style): string {
  return isColored ? styleText(format, text, { validateStream: false }) : text;
}

/** Undoes the escapes of a workflow command's message (actions/toolkit, command.ts). */
function unescapeMessage(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n    ').replaceAll('%25', '%');
}
