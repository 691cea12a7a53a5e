import { FOLLOW, type NextStep } from '../deploy/next-steps.ts';
import { escapeMarkdown } from '../kernel/markup.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { renderAdvice, type Wording } from './advice.ts';
import { ANNOTATION_UNITS, cutToUnits, fitFirst, SUMMARY_BYTES } from './limits.ts';

/** A thing that could not be written on GitHub. Texts are safe to print. */
export interface Refused {
  readonly kind: 'comment' | 'deployment' | 'check-run' | 'commit-status' | 'order-guard' | 'commit';
  readonly sentence: string;
  /** The permission that the workflow would have to grant, such as `pull-requests: write`; null if that would not help. */
  readonly permission: string | null;
}

/** What the warning depends on. */
export interface Circumstances {
  /** True if the token may only read, whatever the workflow grants. */
  readonly isReadOnly: boolean;
  readonly hasSummary: boolean;
}

const NAMES: Readonly<Record<Refused['kind'], string>> = {
  comment: 'the comment',
  deployment: 'the deployment',
  'check-run': 'the check run',
  'commit-status': 'the commit status',
  'order-guard': 'the order guard',
  commit: 'the result on the deployed commit',
};

/** If many things went wrong, the first ones explain the rest. */
const MAX_SENTENCES = 2;

/** Returns the one warning about all that could not be written; null if everything was. */
export function renderUnwritten(refused: readonly Refused[], { isReadOnly, hasSummary }: Circumstances): string | null {
  if (refused.length === 0) return null;
  const names = [...new Set(refused.map(({ kind }) => NAMES[kind]))];
  const lines = [...new Set(refused.flatMap(({ permission }) => permission ?? []))];
  const sentences = new Set(refused.flatMap(({ permission, sentence }) => (permission === null ? sentence : [])));
  const cure =
    lines.length === 0
      ? ''
      : isReadOnly
        ? 'Pull requests from forks and from Dependabot get a read-only token.'
        : `Add to the job: ${lines.map((line) => `permissions: ${line}`).join(', ')}.`;
  const said = [
    `Not everything could be written on GitHub: ${names.join(', ')}.`,
    cure,
    ...[...sentences].slice(0, MAX_SENTENCES),
    `This does not affect the result; ${hasSummary ? 'the job summary' : "the job's log"} has everything.`,
  ];
  return cutToUnits(said.filter((text) => text !== '').join(' '), ANNOTATION_UNITS);
}

/** Returns the line about what the main step could not write on GitHub in time; an empty `unwritten` means that it is unknown. */
export function renderLeft(unwritten: readonly Refused[]): string {
  const names = [...new Set(unwritten.map(({ kind }) => NAMES[kind]))];
  const what = names.length === 0 ? 'everything on GitHub' : names.join(', ');
  const reasons = [...new Set(unwritten.map(({ sentence }) => sentence))].slice(0, MAX_SENTENCES);
  const why = reasons.length === 0 ? 'GitHub did not respond in time.' : reasons.join(' ');
  return cutToUnits(`The post step will update ${what}. ${why}`, ANNOTATION_UNITS);
}

/** A deployment that a step started, or may have started, and whose outcome it did not see. */
export interface OpenDeployment {
  readonly appId: string;
  readonly name: string;
  /** The platform's id of the deployment; null if it never reported one. */
  readonly deploymentId: string | null;
  /** True if the platform accepted it; if not, it is unknown whether it was started. */
  readonly isTaken: boolean;
}

const FIRST = 'The deploy step was stopped before it had a result.';
const NEXT: readonly NextStep[] = [{ kind: 'do', what: 'check the outcome on the platform' }, FOLLOW];

/** Returns a warning and Markdown about deployments that a killed step left open; null if it left none. */
export function renderLeftOpen(
  deployments: readonly OpenDeployment[],
  wording: Wording,
): { readonly warning: string; readonly summary: string } | null {
  if (deployments.length === 0) return null;
  const sentences = deployments.map(renderDeployment);
  const next = renderAdvice(NEXT, wording);
  const { kept, leftOut } = fitFirst(
    sentences.map((text) => `- ${escapeMarkdown(text)}`),
    SUMMARY_BYTES / 2,
  );
  const more = leftOut === 0 ? [] : [`- and ${leftOut} more`];
  return {
    warning: cutToUnits([FIRST, next, ...sentences].join(' '), ANNOTATION_UNITS),
    summary: ['## ⚠️ Stopped before the result', '', FIRST, '', ...kept, ...more, '', next, ''].join('\n'),
  };
}

/** The id is what finds it on the platform. */
function renderDeployment({ appId, name, deploymentId, isTaken }: OpenDeployment): string {
  const app = name === appId ? name : `${name} (${appId})`;
  const id = deploymentId === null ? '' : ` ${deploymentId}`;
  const text = isTaken
    ? `Deployment${id} of ${app} continues on the platform.`
    : `A deployment of ${app} may have been started.`;
  return safeSentence(text, 600);
}
