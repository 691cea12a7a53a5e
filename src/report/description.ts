import { safeSentence } from '../kernel/untrusted.ts';
import { DESCRIPTION_UNITS } from './limits.ts';
import type { AppStanding } from './standing.ts';

/** How an application, several, or a run stands, as far as one line can tell. */
export type Stand = Pick<AppStanding, 'progress' | 'result' | 'conclusion' | 'headline' | 'reason'>;

/** GitHub refuses a description with one: "description doesn't accept 4-byte Unicode" (ouzi-dev/commit-status-updater#526). */
const FOUR_BYTES = /[\u{10000}-\u{10ffff}]/gu;

/** Returns the headline, and the reason once it is over, as {@link cutDescription} does. */
export function renderDescription({ progress, headline, reason }: Stand): string {
  return cutDescription(progress !== 'completed' || reason === '' ? headline : `${headline}. ${reason}`);
}

/**
 * Returns `text` as GitHub takes it for the description of a commit status, a deployment or its status: one plain line of at most
 * 140 UTF-16 units, whole characters, those of four bytes replaced. Never throws.
 */
export function cutDescription(text: string): string {
  return safeSentence(text.replace(FOUR_BYTES, '\ufffd'), DESCRIPTION_UNITS);
}
