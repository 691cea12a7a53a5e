import { CancelledError, InputError, TouchdownError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { fold } from '../terminal/display-width.ts';
import type { Output, Paint } from '../terminal/output.ts';

/** The result of one check. `note`: nothing is broken, but the user should know. */
export interface Finding {
  readonly verdict: 'good' | 'wrong' | 'note';
  readonly subject: string;
  readonly sentence: string;
  /** What to do about it, in one sentence; null if nothing, or if the sentence says it. */
  readonly fix: string | null;
  /** In the short report, `main` is part of the last line if all is well, and `detail` is left out; absent for any other. */
  readonly rank?: 'main' | 'detail';
}

const MAX_SENTENCE_CHARS = 500;
const MARKS = { good: '✓', wrong: '✗', note: '!' } as const;
const STYLES = { good: 'good', wrong: 'bad', note: 'doubt' } as const;
const SUBJECT_COLUMNS = 12;

export type Findings = ReturnType<typeof findingsOf>;

/** Returns functions that create the findings of one subject. Sentences may contain untrusted text. */
export function findingsOf(subject: string) {
  const make = (verdict: Finding['verdict'], sentence: string, fix?: string): Finding => ({
    verdict,
    subject,
    sentence: safeSentence(sentence, MAX_SENTENCE_CHARS),
    fix: fix === undefined ? null : safeSentence(fix, MAX_SENTENCE_CHARS),
  });
  return {
    good: (sentence: string) => make('good', sentence),
    main: (sentence: string): Finding => ({ ...make('good', sentence), rank: 'main' }),
    wrong: (sentence: string, fix?: string) => make('wrong', sentence, fix),
    note: (sentence: string, fix?: string) => make('note', sentence, fix),
    detail: (sentence: string, fix?: string): Finding => ({ ...make('note', sentence, fix), rank: 'detail' }),
    /** Returns one finding for each unusable input; rethrows every other error. */
    unusable: (error: unknown): readonly Finding[] => {
      if (!(error instanceof InputError)) throw error;
      return error.inputs.map((input) => make('wrong', new InputError([input]).message));
    },
  };
}

/** The findings of one step, and the exit code if any of them is wrong (default: 1). */
export interface Step {
  readonly findings: readonly Finding[];
  readonly exit?: number;
}

export type Steps = AsyncGenerator<Step, void>;

/**
 * Prints the findings of each step as soon as it is done, then the summary; returns the exit codes of the steps with problems. Rejects with
 * CancelledError once `ending` aborts: the findings so far are no verdict. The short report has only problems and notes.
 */
export async function showSteps(
  steps: Steps,
  output: Output,
  { ending, columns }: Pick<Terminal, 'ending' | 'columns'>,
  isShort = false,
): Promise<readonly number[]> {
  const all: Finding[] = [];
  const exits: number[] = [];
  const isHidden = ({ verdict, rank }: Finding): boolean => isShort && (verdict === 'good' || rank === 'detail');
  for await (const { findings, exit = EXIT.bad } of steps) {
    if (ending.aborted) break;
    for (const finding of findings) {
      const { rank, ...data } = finding;
      output.show('item', data, isHidden(finding) ? '' : renderFinding(finding, output.paint, columns()));
    }
    all.push(...findings);
    if (findings.some(({ verdict }) => verdict === 'wrong')) exits.push(exit);
  }
  if (ending.aborted) throw new CancelledError('signal', 'Interrupted before all checks were done.');
  const wrong = all.filter(({ verdict }) => verdict === 'wrong').length;
  const notes = all.filter((finding) => finding.verdict === 'note' && !isHidden(finding)).length;
  const main = isShort && wrong === 0 ? all.filter(({ rank }) => rank === 'main').map(({ sentence }) => sentence) : [];
  const hidden = all.filter(isHidden).length;
  const more = hidden === 0 ? [] : [`${hidden} more checks with --verbose.`];
  const gap = all.every(isHidden) ? '' : '\n';
  const last = [`${renderSummary(wrong, notes, output.paint)}.`, ...main, ...more].join(' ');
  output.show('result', { ok: wrong === 0, wrong, notes }, `${gap}${fold(last, '', columns())}\n`);
  return exits;
}

/** What became of a read. */
export type Settled<T> =
  | { readonly value: T; readonly error: null }
  | { readonly value: null; readonly error: TouchdownError };

/** Returns the result of a read, or its error; rejects with an unexpected one. */
export async function settle<T>(work: Promise<T>): Promise<Settled<T>> {
  try {
    return { value: await work, error: null };
  } catch (error) {
    if (!(error instanceof TouchdownError)) throw error;
    return { value: null, error };
  }
}

/** Returns what `check` finds about the result of a read, else why it failed. What the rate limit left out is not reported here. */
export function report<T>(read: Settled<T>, subject: string, check: (value: T) => readonly Finding[]): Step {
  try {
    if (read.error !== null) throw read.error;
    return { findings: check(read.value) };
  } catch (error) {
    if (!(error instanceof TouchdownError)) throw error;
    if (error.code === 'throttled') return { findings: [] };
    return { findings: [findingsOf(subject).wrong(error.message)], exit: exitOf(error) };
  }
}

const OUTAGES = /^(?:network-|remote$|protocol$|cancelled-timeout$)/;

function exitOf({ code }: TouchdownError): number {
  if (code === 'access-unauthorized') return EXIT.refused;
  return OUTAGES.test(code) ? EXIT.unknown : EXIT.bad;
}

function renderFinding({ verdict, subject, sentence, fix }: Finding, paint: Paint, columns: number | null): string {
  const head = `${paint(STYLES[verdict], MARKS[verdict])} ${subject.padEnd(SUBJECT_COLUMNS)} `;
  const indent = ' '.repeat(SUBJECT_COLUMNS + 3);
  return `${head}${fold(fix === null ? sentence : `${sentence} ${fix}`, indent, columns).slice(indent.length)}\n`;
}

function renderSummary(wrong: number, notes: number, paint: Paint): string {
  const also = notes === 0 ? '' : `, ${notes === 1 ? '1 note' : `${notes} notes`} (!)`;
  return `${wrong === 0 ? paint('good', 'No problems found') : paint('bad', wrong === 1 ? '1 problem' : `${wrong} problems`)}${also}`;
}
