import { CancelledError, InputError } from '../../kernel/errors.ts';
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
  /** What to do about it, in one sentence; null if nothing. */
  readonly fix: string | null;
  /** True if only the long report has it; else absent. */
  readonly isDetail?: true;
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
    /** A note that only the long report has. */
    detail: (sentence: string, fix?: string): Finding => ({ ...make('note', sentence, fix ?? null), isDetail: true }),
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
 * CancelledError once `ending` aborts: the findings so far are no verdict. People see only the findings that `isShown` chooses.
 */
export async function showSteps(
  steps: Steps,
  output: Output,
  { ending, columns }: Pick<Terminal, 'ending' | 'columns'>,
  isShown: (finding: Finding) => boolean = () => true,
): Promise<readonly number[]> {
  const counts = { good: 0, wrong: 0, note: 0, hidden: 0 };
  const exits: number[] = [];
  for await (const { findings, exit = EXIT.bad } of steps) {
    if (ending.aborted) break;
    for (const finding of findings) {
      const isHidden = !output.isJson && !isShown(finding);
      counts[isHidden ? 'hidden' : finding.verdict] += 1;
      const { isDetail, ...data } = finding;
      output.show('item', data, isHidden ? '' : renderFinding(finding, output.paint, columns()));
    }
    if (findings.some(({ verdict }) => verdict === 'wrong')) exits.push(exit);
  }
  if (ending.aborted) throw new CancelledError('signal', 'Interrupted before all checks were done.');
  const { wrong, note: notes, hidden } = counts;
  const more = hidden === 0 ? '' : ` ${hidden} more checks with --verbose.`;
  output.show('result', { ok: wrong === 0, wrong, notes }, `\n${renderSummary(wrong, notes, output.paint)}.${more}\n`);
  return exits;
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
