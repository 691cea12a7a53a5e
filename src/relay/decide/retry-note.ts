import { escapeMarkdown } from '../../kernel/markup.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { WantedCheck } from '../relay-interfaces.ts';

/** Why nothing is known to have come of "Deploy again". A `reason` is text from outside. */
export type AgainFailure =
  /** Nothing was deployed. */
  | { readonly kind: 'given-up'; readonly reason: string }
  /** The platform gave no usable answer: it may have begun. */
  | { readonly kind: 'lost'; readonly reason: string }
  /** A relay ended between sending the request and storing what became of it: it may have begun. */
  | { readonly kind: 'unknown' };

const HEADING = '\n\n**Deploy again:** ';
const REASON_CHARS = 500;
const DOUBT =
  'so nobody knows whether it deploys. It is not asked again: look at the platform before you press the button once more.';

/** Returns a check run that has ended as it was, which also says what became of its button; an earlier such note gives way. */
export function noteAgain(check: WantedCheck, failure: AgainFailure, askedBy: string): WantedCheck {
  const [summary = ''] = check.summary.split(HEADING, 1);
  return {
    ...check,
    summary: `${summary}${HEADING}asked for by ${escapeMarkdown(askedBy)}; ${renderFailure(failure)}`,
  };
}

function renderFailure(failure: AgainFailure): string {
  if (failure.kind === 'unknown') return `the relay ended while it asked the platform, ${DOUBT}`;
  const reason = escapeMarkdown(safeSentence(failure.reason, REASON_CHARS));
  return failure.kind === 'lost'
    ? `the platform gave no usable answer, ${DOUBT} (${reason})`
    : `nothing was deployed: ${reason}`;
}
