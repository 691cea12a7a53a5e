import type { Clock } from '../../kernel/clock.ts';
import { plainLines } from '../../kernel/untrusted.ts';
import { renderExcerpt } from '../../report/cause/log-excerpt.ts';
import type { Dialect } from '../../report/ci/dialect.ts';
import { breakMarks, safeCiLine } from '../../report/ci/safe-text.ts';
import type { TitledLog } from '../../report/ending.ts';
import { createEqualWarnings } from '../../report/equal-warnings.ts';
import { createLineBudget, renderRemark, renderShownEntry } from '../../report/log-sentences.ts';
import { cleanSentence, cleanWord } from '../../report/view.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import { fold } from '../terminal/display-width.ts';
import { createPaint, type Style } from '../terminal/output.ts';
import type { RunEnd, RunShow } from './watch-run.ts';

interface PlainViewOptions {
  readonly print: (text: string) => void;
  readonly dialect: Dialect;
  /** True if every line starts with its application. */
  readonly hasSeveral: boolean;
  readonly hasColors: boolean;
  readonly clock: Clock;
  /** The width of a terminal, where sentences are broken between words and the lines around a cause are shown once more; absent for a pipe. */
  readonly columns?: () => number | null;
}

const GROUP = 'Log';

/** Returns a view that prints lines as things happen and never redraws: for a pipe, a file and the log of a CI. */
export function createPlainView(options: PlainViewOptions): RunShow {
  const { print, dialect, hasSeveral, columns } = options;
  const isForPerson = dialect.name === 'none';
  const { enter, say, printLog } = createPrinter(options);
  const budget = createLineBudget();
  const warnings = createEqualWarnings();
  const printWarnings = (): void => {
    for (const { title, message } of warnings.take()) print(dialect.renderNotice('warning', title, message));
  };
  const printEnd = ({ view, verdict, logs, failing, causes }: RunEnd): void => {
    enter(null);
    printWarnings();
    for (const { title, log } of logs) {
      if (isForPerson) say(null, `${title}:`);
      printLog(null, renderExcerpt(log), title);
    }
    enter(null);
    const failingLines = failing.flatMap(renderFailing(options));
    if (columns !== undefined && isForPerson) for (const text of failingLines) print(text);
    if (!isForPerson) for (const text of dialect.renderEnding(view, failingLines)) print(text);
    // A CI's errors name the causes.
    for (const { app, lines } of isForPerson ? causes : []) for (const line of lines) say(app, line, 'bad');
    for (const line of verdict) say(null, line);
  };
  return {
    changed: (app, _record, sentences) => {
      for (const sentence of sentences) say(app, sentence);
    },
    notice: (app, { level, text, key }) => {
      const sentence = cleanSentence(text);
      if (level === 'info') return say(app, sentence);
      enter(null);
      const isShared = hasSeveral && app !== null;
      if (isForPerson || isShared) say(app, `Warning: ${sentence}`);
      if (isForPerson) return;
      if (app === null) return print(dialect.renderNotice(level, 'Touchdown', sentence));
      warnings.add(cleanWord(app.name), sentence, key);
      if (!isShared) printWarnings();
    },
    log: (app, text) => printLog(app, renderShownEntry(budget(text))),
    logRemark: (app, sentence) => printLog(app, [renderRemark(sentence)]),
    end: printEnd,
    leave: () => enter(null),
  };
}

function createPrinter({ print, dialect, hasSeveral, hasColors, clock, columns = () => null }: PlainViewOptions) {
  const paint = createPaint(hasColors);
  let openTitle: string | null = null;
  const atSeconds = (): number => clock.epochMs() / 1000;
  const enter = (title: string | null): void => {
    if (dialect.name === 'none' || openTitle === title) return;
    if (openTitle !== null) print(dialect.closeGroup(openTitle, atSeconds()));
    if (title !== null) print(dialect.openGroup(title, atSeconds()));
    openTitle = title;
  };
  const about = (app: NamedApp | null): string =>
    hasSeveral && app !== null ? `[${breakMarks(cleanWord(app.name))}] ` : '';
  const say = (app: NamedApp | null, sentence: string, style?: Style): void => {
    enter(null);
    const text = fold(`${about(app)}${breakMarks(sentence)}`, '', columns());
    print(`${style === undefined ? text : paint(style, text)}\n`);
  };
  const printLog = (app: NamedApp | null, lines: readonly string[], group = GROUP): void => {
    enter(group);
    for (const line of hasColors ? lines : lines.flatMap(plainLines)) print(`${about(app)}${safeCiLine(line)}\n`);
  };
  return { enter, say, printLog };
}

function renderFailing({ hasColors }: PlainViewOptions): (failing: TitledLog) => readonly string[] {
  const paint = createPaint(hasColors);
  return ({ title, log }) => [
    `${breakMarks(title)}:\n`,
    ...renderExcerpt(log).map((text, at) => {
      const line = safeCiLine(text);
      return `${log.marks.includes(at) ? paint('bad', line) : line}\n`;
    }),
  ];
}
