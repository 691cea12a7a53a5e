import { escapeMarkdown } from '../../kernel/markup.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Cause } from '../../logs/cause.ts';
import { renderLink } from '../markdown-link.ts';

/** Where the file of a cause is in the repository. */
export interface CausePlace {
  /** Relative to the repository, with `/`. */
  readonly path: string;
  /** True if the checkout has it; else there is no checkout, and nothing speaks against it. */
  readonly isInCheckout: boolean;
  /** The page of the line on GitHub, at the deployed commit; null if unknown. */
  readonly url: string | null;
}

/** A cause, and where its file is; no place if the log names none, or the checkout does not have it. */
export interface PlacedCause extends Cause {
  readonly place?: CausePlace;
}

/** A cause as Markdown shows it. Texts are plain. */
export interface ShownCause {
  readonly isLikely: boolean;
  /** `src/server.ts:42`; empty if the log names no file. */
  readonly where: string;
  readonly sentence: string;
  readonly url: string | null;
}

const MAX_SENTENCE_UNITS = 300;
const MAX_FILE_UNITS = 200;

/** Returns the cause with its texts redacted, cut and safe to print; markup is not escaped. Never throws. */
export function cleanCause(cause: PlacedCause): PlacedCause {
  const file = cause.file === null ? '' : safeSentence(cause.file, MAX_FILE_UNITS);
  return { ...cause, sentence: safeSentence(cause.sentence, MAX_SENTENCE_UNITS), file: file === '' ? null : file };
}

/** Returns the cause in one line, its place first: `src/server.ts:42 Property 'listne' does not exist on type 'Server'`. */
export function renderCause(cause: Pick<Cause, 'file' | 'line' | 'sentence'>): string {
  return [renderWhere(cause), cause.sentence].filter((text) => text !== '').join(' ');
}

/** Returns the cause as {@link renderCause} does, after the words `Likely cause` if it is not certain. */
export function sayCause(cause: Pick<Cause, 'file' | 'line' | 'sentence' | 'certainty'>): string {
  return `${cause.certainty === 'likely' ? 'Likely cause: ' : ''}${renderCause(cause)}`;
}

/** Returns what the output `causes` and `--json` have of a cause. */
export function renderCauseFields({ kind, sentence, certainty, file, line, column }: Cause) {
  return { kind, sentence, certainty, file, line, column };
}

/** Returns what Markdown shows of a cause. */
export function showCause(cause: PlacedCause): ShownCause {
  const { sentence, certainty, place } = cause;
  return { isLikely: certainty === 'likely', where: renderWhere(cause), sentence, url: place?.url ?? null };
}

/** Returns a line of Markdown: the cause with a link to its place, of the application `appId` if there are several. Never throws. */
export function renderCauseLine({ isLikely, where, sentence, url }: ShownCause, appId: string | null): string {
  const label = `**${isLikely ? 'Likely cause' : 'Cause'}**${appId === null ? '' : ` of ${escapeMarkdown(appId)}`}:`;
  const place = where === '' || url === null ? escapeMarkdown(where) : renderLink(url, where);
  return [label, place, escapeMarkdown(sentence)].filter((text) => text !== '').join(' ');
}

function renderWhere({ file, line }: Pick<Cause, 'file' | 'line'>): string {
  return file === null ? '' : `${file}${line === null ? '' : `:${line}`}`;
}
