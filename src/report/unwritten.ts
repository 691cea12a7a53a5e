import { ANNOTATION_UNITS, cutToUnits } from './limits.ts';

/** A thing that was to be written on GitHub and was not. Texts are safe to print. */
export interface Refused {
  readonly kind: 'comment' | 'deployment' | 'check-run' | 'commit-status' | 'order-guard';
  readonly sentence: string;
  /** What the workflow would have to grant, as `pull-requests: write`; null where that would not help. */
  readonly permission: string | null;
}

/** What bears on what is to be said. */
export interface Circumstances {
  /** Whether the token may only read, whatever the workflow grants. */
  readonly isReadOnly: boolean;
  /** Whether the job summary is written. */
  readonly hasSummary: boolean;
}

const NAMES: Readonly<Record<Refused['kind'], string>> = {
  comment: 'the comment',
  deployment: 'the deployment',
  'check-run': 'the check run',
  'commit-status': 'the commit status',
  'order-guard': 'the order guard',
};

/** Of many things that went wrong, the first ones tell what the others would. */
const MAX_SENTENCES = 2;

/** Returns the one warning about all that could not be written; null where everything was. */
export function renderUnwritten(refused: readonly Refused[], { isReadOnly, hasSummary }: Circumstances): string | null {
  if (refused.length === 0) return null;
  const names = [...new Set(refused.map(({ kind }) => NAMES[kind]))];
  const lines = [...new Set(refused.flatMap(({ permission }) => permission ?? []))];
  const sentences = new Set(refused.flatMap(({ permission, sentence }) => (permission === null ? sentence : [])));
  const cure = isReadOnly
    ? 'The token of a pull request from a fork or from Dependabot can only read.'
    : lines.length === 0
      ? ''
      : `Add to the job: ${lines.map((line) => `permissions: ${line}`).join(', ')}.`;
  const said = [
    `GitHub does not show all of this: ${names.join(', ')}.`,
    cure,
    ...[...sentences].slice(0, MAX_SENTENCES),
    `The verdict does not depend on it; ${hasSummary ? 'the job summary' : "the job's log"} has all of it.`,
  ];
  return cutToUnits(said.filter((text) => text !== '').join(' '), ANNOTATION_UNITS);
}

/** Returns the line about what the main step could not write on GitHub in its time; nothing is known of it where `unwritten` is empty. */
export function renderLeft(unwritten: readonly Refused[]): string {
  const names = [...new Set(unwritten.map(({ kind }) => NAMES[kind]))];
  const what = names.length === 0 ? 'what GitHub is to show' : names.join(', ');
  const reasons = [...new Set(unwritten.map(({ sentence }) => sentence))].slice(0, MAX_SENTENCES);
  const why = reasons.length === 0 ? 'GitHub did not respond in time.' : reasons.join(' ');
  return cutToUnits(`Left to the post step: ${what}. ${why}`, ANNOTATION_UNITS);
}
