import { escapeMarkdown } from '../kernel/markup.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { ANNOTATION_UNITS, cutToUnits, fitFirst, SUMMARY_BYTES } from './limits.ts';

/** A deployment that a step began, or may have begun, and did not see the end of. */
export interface OpenDeployment {
  readonly appId: string;
  /** The platform's id of the deployment; null where it never told one. */
  readonly deploymentId: string | null;
  /** Whether the platform took it; where not, nobody knows whether it was begun. */
  readonly isTaken: boolean;
}

/** What is said of deployments that were left open. */
export interface LeftOpen {
  readonly warning: string;
  /** In Markdown. */
  readonly summary: string;
}

const FIRST = 'The deploy step was ended before it reached a verdict.';
const LAST = 'Look at the platform for how this ended, or follow it with trigger: false.';

/** Returns what to say of deployments that a step which was killed left open; null where there is none. */
export function renderLeftOpen(deployments: readonly OpenDeployment[]): LeftOpen | null {
  if (deployments.length === 0) return null;
  const sentences = deployments.map(renderDeployment);
  const { kept, leftOut } = fitFirst(
    sentences.map((text) => `- ${escapeMarkdown(text)}`),
    SUMMARY_BYTES / 2,
  );
  const more = leftOut === 0 ? [] : [`- and ${leftOut} more`];
  return {
    warning: cutToUnits([FIRST, LAST, ...sentences].join(' '), ANNOTATION_UNITS),
    summary: ['## ⚠️ Ended before the verdict', '', FIRST, '', ...kept, ...more, '', LAST, ''].join('\n'),
  };
}

function renderDeployment({ appId, deploymentId, isTaken }: OpenDeployment): string {
  const name = deploymentId === null ? '' : ` ${deploymentId}`;
  const text = isTaken
    ? `Deployment${name} of ${appId} was left running on the platform.`
    : `A deployment of ${appId} may or may not have been started.`;
  return safeSentence(text, 600);
}
