import type { Cause } from '../../causes/cause.ts';
import { safeSentence } from '../../kernel/untrusted.ts';

/** Where the file of a cause is in the repository. */
export interface CausePlace {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  /** True if the checkout has it; else there is no checkout that could. */
  readonly isInCheckout: boolean;
  /** The page of the line on GitHub, at the deployed commit; null if unknown. */
  readonly url: string | null;
}

/** A cause, and where its file is; no place if the log names none, or the checkout does not have it. */
export interface PlacedCause extends Cause {
  readonly place?: CausePlace;
}

/** A cause as every report shows it. Texts are one short line, redacted and safe to print; their markup is not escaped. */
export interface CauseView extends Pick<Cause, 'sentence' | 'certainty' | 'file' | 'line' | 'column'> {
  readonly kind: string;
  readonly place: CausePlace | null;
}

const MAX_SENTENCE_UNITS = 300;
const MAX_FILE_UNITS = 200;
const MAX_KIND_UNITS = 40;

/** Returns the view of a cause, with its texts redacted, cut and safe to print. Never throws. */
export function viewCause(cause: Omit<CauseView, 'place'>, place: CausePlace | null): CauseView {
  return {
    kind: safeSentence(cause.kind, MAX_KIND_UNITS),
    sentence: safeSentence(cause.sentence, MAX_SENTENCE_UNITS),
    certainty: cause.certainty,
    file: cause.file === null ? null : safeSentence(cause.file, MAX_FILE_UNITS) || null,
    line: cause.line,
    column: cause.column,
    place,
  };
}

/** Returns the cause in one line, its place first: `src/server.ts:42 Property 'listne' does not exist on type 'Server'`. */
export function renderCause(cause: Pick<CauseView, 'file' | 'line' | 'sentence'>): string {
  return [renderWhere(cause), cause.sentence].filter((text) => text !== '').join(' ');
}

/** Returns the cause as {@link renderCause} does, after the words `Likely cause` if it is not certain. */
export function sayCause(cause: Pick<CauseView, 'file' | 'line' | 'sentence' | 'certainty'>): string {
  return `${cause.certainty === 'likely' ? 'Likely cause: ' : ''}${renderCause(cause)}`;
}

/** Returns what the output `causes` and `--json` have of a cause. */
export function renderCauseFields({ kind, sentence, certainty, file, line, column }: CauseView) {
  return { kind, sentence, certainty, file, line, column };
}

/** Returns the file and the line of a cause, `src/server.ts:42`; empty if the log names no file. */
export function renderWhere({ file, line }: Pick<CauseView, 'file' | 'line'>): string {
  return file === null ? '' : `${file}${line === null ? '' : `:${line}`}`;
}
