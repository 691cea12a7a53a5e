import { CancelledError, InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import type { Output, Paint } from '../terminal/output.ts';

/** The result of one check. `note`: nothing is broken, but the user should know. */
export interface Finding {
  readonly verdict: 'good' | 'wrong' | 'note';
  readonly subject: string;
  readonly sentence: string;
  /** What to do about it, in one sentence; null if nothing. */
  readonly fix: string | null;
}

const MAX_SENTENCE_CHARS = 500;
const MARKS = { good: '✓', wrong: '✗', note: '!' } as const;
const STYLES = { good: 'good', wrong: 'bad', note: 'doubt' } as const;
const SUBJECT_COLUMNS = 12;

export type Findings = ReturnType<typeof findingsOf>;

/** Returns functions that create the findings of one subject. Sentences may contain untrusted text. */
export function findingsOf(subject: string) {
  const make = (verdict: Finding['verdict'], sentence: string, fix: string | null): Finding => ({
    verdict,
    subject,
    sentence: safeSentence(sentence, MAX_SENTENCE_CHARS),
    fix: fix === null ? null : safeSentence(fix, MAX_SENTENCE_CHARS),
  });
  return {
    good: (sentence: string) => make('good', sentence, null),
    wrong: (sentence: string, fix?: string) => make('wrong', sentence, fix ?? null),
    note: (sentence: string, fix?: string) => make('note', sentence, fix ?? null),
    /** Returns one finding for each unusable input; rethrows every other error. */
    unusable: (error: unknown): readonly Finding[] => {
      if (!(error instanceof InputError)) throw error;
      return error.inputs.map((input) => make('wrong', new InputError([input]).message, null));
    },
  };
}

/** The findings of one step, and the exit code if any of them is wrong (default: 1). */
interface Step {
  readonly findings: readonly Finding[];
  readonly exit?: number;
}

export type Steps = AsyncGenerator<Step, void>;

/**
 * Prints the findings of each step as soon as it is done, then the summary; returns the exit codes of the steps with problems. Rejects with
 * CancelledError once `ending` aborts: the findings so far are no verdict.
 */
export async function showSteps(steps: Steps, output: Output, ending: AbortSignal): Promise<readonly number[]> {
  const counts = { good: 0, wrong: 0, note: 0 };
  const exits: number[] = [];
  for await (const { findings, exit = EXIT.bad } of steps) {
    if (ending.aborted) break;
    for (const finding of findings) {
      counts[finding.verdict] += 1;
      output.show('item', finding, renderFinding(finding, output.paint));
    }
    if (findings.some(({ verdict }) => verdict === 'wrong')) exits.push(exit);
  }
  if (ending.aborted) throw new CancelledError('signal', 'Interrupted before all checks were done.');
  const { wrong, note: notes } = counts;
  output.show('result', { ok: wrong === 0, wrong, notes }, renderSummary(wrong, notes, output.paint));
  return exits;
}

function renderFinding({ verdict, subject, sentence, fix }: Finding, paint: Paint): string {
  return `${paint(STYLES[verdict], MARKS[verdict])} ${subject.padEnd(SUBJECT_COLUMNS)} ${sentence}${fix === null ? '' : ` ${fix}`}\n`;
}

function renderSummary(wrong: number, notes: number, paint: Paint): string {
  const also = notes === 0 ? '' : `, ${notes === 1 ? '1 note' : `${notes} notes`} (!)`;
  if (wrong === 0) return `\n${paint('good', 'No problems found')}${also}.\n`;
  return `\n${paint('bad', wrong === 1 ? '1 problem' : `${wrong} problems`)}${also}.\n`;
}
