import { CancelledError, InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Output, Paint } from '../terminal/output.ts';

/** The result of one check. `note`: nothing is broken, but the user should know. */
export interface Finding {
  readonly verdict: 'good' | 'wrong' | 'note';
  readonly subject: string;
  readonly sentence: string;
  /** What to do about it, in one sentence; null if nothing. */
  readonly fix: string | null;
}

/** Creates the findings of one subject. Sentences may contain untrusted text. */
export interface Findings {
  good(sentence: string): Finding;
  wrong(sentence: string, fix?: string): Finding;
  note(sentence: string, fix?: string): Finding;
  /** One finding for each unusable input; rethrows every other error. */
  unusable(error: unknown): readonly Finding[];
}

const MAX_SENTENCE_CHARS = 500;
const MARKS = { good: '✓', wrong: '✗', note: '!' } as const;
const STYLES = { good: 'good', wrong: 'bad', note: 'doubt' } as const;
const SUBJECT_COLUMNS = 12;

/** Returns the creator of findings about `subject`. */
export function findingsOf(subject: string): Findings {
  const make = (verdict: Finding['verdict'], sentence: string, fix: string | null): Finding => ({
    verdict,
    subject,
    sentence: safeSentence(sentence, MAX_SENTENCE_CHARS),
    fix: fix === null ? null : safeSentence(fix, MAX_SENTENCE_CHARS),
  });
  return {
    good: (sentence) => make('good', sentence, null),
    wrong: (sentence, fix) => make('wrong', sentence, fix ?? null),
    note: (sentence, fix) => make('note', sentence, fix ?? null),
    unusable: (error) => {
      if (!(error instanceof InputError)) throw error;
      return error.inputs.map((input) => make('wrong', new InputError([input]).message, null));
    },
  };
}

/** Prints findings: each a line for a person, or an `item` of --json. */
export function showFindings(output: Output, findings: readonly Finding[]): void {
  for (const finding of findings) output.show('item', finding, renderFinding(finding, output.paint));
}

/** Prints the summary, as the last line or as the `result` of --json; returns whether nothing is wrong. */
export function showSummary(output: Output, findings: readonly Finding[]): boolean {
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong').length;
  const notes = findings.filter(({ verdict }) => verdict === 'note').length;
  output.show('result', { ok: wrong === 0, wrong, notes }, renderSummary(wrong, notes, output.paint));
  return wrong === 0;
}

/** Returns the error of interrupted checks: their findings so far are no verdict. */
export function interruptedCheck(): CancelledError {
  return new CancelledError('signal', 'Interrupted before all checks were done.');
}

function renderFinding({ verdict, subject, sentence, fix }: Finding, paint: Paint): string {
  return `${paint(STYLES[verdict], MARKS[verdict])} ${subject.padEnd(SUBJECT_COLUMNS)} ${sentence}${fix === null ? '' : ` ${fix}`}\n`;
}

function renderSummary(wrong: number, notes: number, paint: Paint): string {
  const also = notes === 0 ? '' : `, ${notes === 1 ? '1 note' : `${notes} notes`} (!)`;
  if (wrong === 0) return `\n${paint('good', 'No problems found')}${also}.\n`;
  return `\n${paint('bad', wrong === 1 ? '1 problem' : `${wrong} problems`)}${also}.\n`;
}

/** The findings of one step, and the exit code if any of them is wrong. */
export interface Step {
  readonly findings: readonly Finding[];
  readonly exit: number;
}

/** The steps of a check, each reported as soon as it is done. */
export type Steps = AsyncGenerator<Step, void>;
