/** A shorter text occurs in ordinary words. */
export const MIN_UNCOMMON_CHARS = 6;

const NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;

/** The usual names of environments, which addresses contain. */
const ENVIRONMENTS = new Set(
  'production staging preview development testing integration acceptance sandbox canary nightly master develop default'.split(
    ' ',
  ),
);
/** The words of our results, of the fields of our outputs, of the platform's states, and of the sentences about them. */
const WORDS = new Set(
  `true false null none yes no on off
  success succeeded failure failed timed out superseded unchanged cancelled canceled unknown triggered skipped neutral
  result results reason confirmed deployment deployments id state states service status last date commit duration seconds requests used
  rate limit remaining log file github url comment check run environment superseded by cause causes app phases name started ended at
  kind sentence certainty certain likely line column
  running stopped error ready queued building deploying deployed restarting restarted restart stopping stop deleting deleted delete
  canceling executing waiting pending completed aborted unavailable recap build deploy up to of never preparing more
  accepted access allowed already although another anyway apparently application around arrive before belong change changed checked
  checking conflict continue continues current determine errors evidence exists finished follow followed following forbidden identity
  instead interrupted merged message neither nothing outcome overall platform policy previous progress reachable reached readable refused
  rejected replaced reported reports request requested resets responded response sending setting showed starting stayed target timeout
  timeline trigger trying unauthorized unclear variable variables secret secrets waited whether within without
  baseline cannot certificate closed code dry expired health in input invalid lost missing newer node not old other proxy pull queue read runs scope sent set
  settings token unexpected unproven unreachable`.split(/\s+/),
);

/**
 * Returns whether a text also occurs where it is no secret: a short text, a number, or words of our own outputs. If the runner masked
 * it, it would leave out every output that contains it.
 */
export function isCommonText(text: string): boolean {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length < MIN_UNCOMMON_CHARS || NUMBER.test(trimmed)) return true;
  const words = trimmed.split(/[\s_-]+/);
  return [ENVIRONMENTS, WORDS].some((common) => words.every((word) => common.has(word)));
}
