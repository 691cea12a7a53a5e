import { toSeconds } from '../kernel/units.ts';
import { renderResults } from './results.ts';
import { forApp } from './surface-names.ts';
import type { RunView } from './view.ts';

/** The names of the step's outputs. */
export const OUTPUT_NAMES = [
  'result',
  'reason',
  'confirmed',
  'deployment-id',
  'state',
  'service-deployment-status',
  'last-deployment-date',
  'commit',
  'duration-seconds',
  'requests-used',
  'rate-limit-remaining',
  'log-file',
  'results',
  'github-deployment-id',
  'github-deployment-url',
  'comment-url',
  'check-run-url',
  'environment-url',
  'superseded-by',
] as const;

/** The name of an output. */
export type OutputName = (typeof OUTPUT_NAMES)[number];

/** A value for each output; empty where nothing is known. */
export type Outputs = Readonly<Record<OutputName, string>>;

/** Returns the outputs of a run, those about a deployment being the worst application's. Never throws. */
export function renderOutputs(view: RunView): Outputs {
  const { worst } = view;
  return {
    result: view.result,
    reason: view.reason,
    confirmed: String(worst?.confirmed ?? false),
    'deployment-id': worst?.deploymentId ?? '',
    state: worst?.state ?? '',
    'service-deployment-status': worst?.serviceDeploymentStatus ?? '',
    'last-deployment-date': worst?.lastDeploymentDate ?? '',
    commit: worst?.commit ?? '',
    'duration-seconds': String(toSeconds(view.durationMs)),
    'requests-used': String(view.requestsUsed),
    'rate-limit-remaining': view.requestsLeft === null ? '' : String(view.requestsLeft),
    'log-file': view.logFile ?? '',
    results: renderResults(view.apps),
    ...renderLinks(view),
    'superseded-by': worst?.supersededBy ?? '',
  };
}

/** Returns the outputs of a run that nothing is known of. */
export function renderBlankOutputs(result: 'unknown' | 'cancelled', reason: string): Outputs {
  return {
    result,
    reason,
    confirmed: 'false',
    'deployment-id': '',
    state: '',
    'service-deployment-status': '',
    'last-deployment-date': '',
    commit: '',
    'duration-seconds': '0',
    'requests-used': '0',
    'rate-limit-remaining': '',
    'log-file': '',
    results: '[]',
    'github-deployment-id': '',
    'github-deployment-url': '',
    'comment-url': '',
    'check-run-url': '',
    'environment-url': '',
    'superseded-by': '',
  };
}

function renderLinks({ links, worst }: RunView) {
  const deployment = links.deployments.find(({ appIds }) => worst !== null && appIds.includes(worst.appId));
  return {
    'github-deployment-id': deployment === undefined ? '' : String(deployment.id),
    'github-deployment-url': deployment?.url ?? '',
    'comment-url': links.comment ?? '',
    'check-run-url': links.checkRun ?? '',
    'environment-url': worst === null || links.environment === null ? '' : forApp(links.environment, worst.appId),
  };
}
