import type { Clock } from '../../kernel/clock.ts';
import { plainLines } from '../../kernel/untrusted.ts';
import { renderExcerpt } from '../../report/cause/log-excerpt.ts';
import type { Dialect } from '../../report/ci/dialect.ts';
import { breakMarks, safeCiLine } from '../../report/ci/safe-text.ts';
import type { TitledLog } from '../../report/ending.ts';
import { createEqualWarnings } from '../../report/equal-warnings.ts';
import { createLineBudget, renderRemark, renderShownEntry } from '../../report/log-sentences.ts';
import { cleanSentence, cleanWord } from '../../report/view.ts';
import { createPaint, type Style } from '../terminal/output.ts';
import type { RunEnd, RunShow } from './watch-run.ts';

interface PlainViewOptions {
  readonly print: (text: string) => void;
  readonly dialect: Dialect;
  /** True if every line starts with its application. */
  readonly hasSeveral: boolean;
  readonly hasColors: boolean;
  readonly clock: Clock;
  /** True at a terminal, where the lines around a cause are shown once more; a pipe gets each line once (default: false). */
  readonly isWatched?: boolean;
}

const GROUP = 'Log';

/** Returns a view that prints lines as things happen and never redraws: for a pipe, a file and the log of a CI. */
export function createPlainView(options: PlainViewOptions): RunShow {
  const { print, dialect, hasSeveral, isWatched = false } = options;
  const isForPerson = dialect.name === 'none';
  const { enter, say, printLog, about } = createPrinter(options);
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
    if (isWatched && isForPerson) for (const text of failingLines) print(text);
    if (!isForPerson) for (const text of dialect.renderEnding(view, failingLines)) print(text);
    // A CI's errors name the causes.
    for (const { appId, lines } of isForPerson ? causes : []) for (const line of lines) say(appId, line, 'bad');
    for (const line of verdict) say(null, line);
  };
  return {
    changed: (record, sentences) => {
      for (const sentence of sentences) say(record.appId, sentence);
    },
    notice: (appId, { level, text }) => {
      const sentence = cleanSentence(text);
      if (level === 'info') return say(appId, sentence);
      enter(null);
      const isShared = hasSeveral && appId !== null;
      if (isForPerson || isShared) print(`${about(appId)}Warning: ${breakMarks(sentence)}\n`);
      if (isForPerson) return;
      if (appId === null) return print(dialect.renderNotice(level, 'Touchdown', sentence));
      warnings.add(cleanWord(appId), sentence);
      if (!isShared) printWarnings();
    },
    log: (appId, text) => printLog(appId, renderShownEntry(budget(text))),
    logRemark: (appId, sentence) => printLog(appId, [renderRemark(sentence)]),
    end: printEnd,
    leave: () => enter(null),
  };
}

function createPrinter({ print, dialect, hasSeveral, hasColors, clock }: PlainViewOptions) {
  const paint = createPaint(hasColors);
  let openTitle: string | null = null;
  const atSeconds = (): number => clock.epochMs() / 1000;
  const enter = (title: string | null): void => {
    if (dialect.name === 'none' || openTitle === title) return;
    if (openTitle !== null) print(dialect.closeGroup(openTitle, atSeconds()));
    if (title !== null) print(dialect.openGroup(title, atSeconds()));
    openTitle = title;
  };
  const about = (appId: string | null): string =>
    hasSeveral && appId !== null ? `[${breakMarks(cleanWord(appId))}] ` : '';
  const say = (appId: string | null, sentence: string, style?: Style): void => {
    enter(null);
    const text = breakMarks(sentence);
    print(`${about(appId)}${style === undefined ? text : paint(style, text)}\n`);
  };
  const printLog = (appId: string | null, lines: readonly string[], group = GROUP): void => {
    enter(group);
    for (const line of hasColors ? lines : lines.flatMap(plainLines)) print(`${about(appId)}${safeCiLine(line)}\n`);
  };
  return { about, enter, say, printLog };
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
