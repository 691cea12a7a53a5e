import { toSeconds } from '../kernel/units.ts';
import { renderCause, renderCauseFields } from './cause/cause-text.ts';
import { RESULTS_UNITS } from './limits.ts';
import type { PhaseView } from './summary/timeline.ts';
import { type AppLink, addressFor, type EndedApp, type EndedRun, NO_LINKS, worstAmong } from './view.ts';

/** The names of the step's outputs. */
export const OUTPUT_NAMES = [
  'result',
  'reason',
  'reason-code',
  'confirmed',
  'deployment-id',
  'state',
  'service-deployment-status',
  'last-deployment-date',
  'commit',
  'previous-commit',
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
  'cause',
  'causes',
] as const;

/** The name of an output. */
export type OutputName = (typeof OUTPUT_NAMES)[number];

/** A value for each output; empty if nothing is known. */
export type Outputs = Readonly<Record<OutputName, string>>;

type Reported = Omit<EndedRun, 'progress' | 'conclusion' | 'headline' | 'interruption'>;

/** Returns the outputs of a run; those about a deployment are the worst application's. Never throws. */
export function renderOutputs(view: Reported): Outputs {
  const [worst] = worstAmong(view.apps);
  const { links } = view;
  const linkOf = (among: readonly AppLink[]) =>
    among.find(({ appIds }) => worst !== undefined && appIds.includes(worst.appId));
  const deployment = linkOf(links.deployments);
  const hasAddress = worst !== undefined && links.environment !== null;
  return {
    result: view.result,
    reason: view.reason,
    'reason-code': view.reasonCode,
    confirmed: String(worst?.confirmed ?? false),
    'deployment-id': worst?.deploymentId ?? '',
    state: worst?.state ?? '',
    'service-deployment-status': worst?.serviceDeploymentStatus ?? '',
    'last-deployment-date': worst?.lastDeploymentDate ?? '',
    commit: worst?.commit ?? '',
    'previous-commit': worst?.previousCommit ?? '',
    'duration-seconds': String(toSeconds(view.durationMs)),
    'requests-used': String(view.requestsUsed),
    'rate-limit-remaining': view.requestsLeft === null ? '' : String(view.requestsLeft),
    'log-file': view.logFile ?? '',
    results: renderResults(view.apps),
    'github-deployment-id': deployment === undefined ? '' : String(deployment.id),
    'github-deployment-url': deployment?.url ?? '',
    'comment-url': links.comment ?? '',
    'check-run-url': linkOf(links.checkRuns)?.url ?? '',
    'environment-url': hasAddress ? addressFor(links.environment, worst) : '',
    'superseded-by': worst?.supersededBy ?? '',
    cause: (worst?.causes ?? []).slice(0, 1).map(renderCause).join(''),
    causes: JSON.stringify((worst?.causes ?? []).map(renderCauseFields)),
  };
}

/** Returns the outputs of a run without a known deployment. */
export function renderBlankOutputs(
  { result, reasonCode, reason }: Pick<Reported, 'result' | 'reasonCode' | 'reason'>,
  links = NO_LINKS,
): Outputs {
  return renderOutputs({
    result,
    reasonCode,
    reason,
    apps: [],
    durationMs: 0,
    requestsUsed: 0,
    requestsLeft: null,
    logFile: null,
    links,
  });
}

/**
 * Returns the `results` output: a JSON array with one object per application. Its keys are named like the outputs about one
 * application, with `app-id`, and `phases` with their times as ISO 8601 and their length in seconds. Unknown values are null. If the
 * whole would be too long for an output, `phases` is null, and then `causes` too.
 */
function renderResults(apps: readonly EndedApp[]): string {
  const phasesOf = (app: EndedApp) => ({ phases: app.phases.map(renderPhase) });
  const causesOf = (app: EndedApp) => ({ causes: app.causes.map(renderCauseFields) });
  const whole = JSON.stringify(apps.map((app) => ({ ...renderApp(app), ...causesOf(app), ...phasesOf(app) })));
  if (whole.length <= RESULTS_UNITS) return whole;
  const shorter = JSON.stringify(apps.map((app) => ({ ...renderApp(app), ...causesOf(app), phases: null })));
  if (shorter.length <= RESULTS_UNITS) return shorter;
  return JSON.stringify(apps.map((app) => ({ ...renderApp(app), causes: null, phases: null })));
}

function renderApp(app: EndedApp) {
  return {
    'app-id': app.appId,
    name: app.name,
    result: app.result,
    reason: app.reason,
    'reason-code': app.reasonCode,
    confirmed: app.confirmed,
    'deployment-id': app.deploymentId,
    state: app.state,
    'service-deployment-status': app.serviceDeploymentStatus,
    'last-deployment-date': app.lastDeploymentDate,
    commit: app.commit,
    'previous-commit': app.previousCommit,
    'duration-seconds': toSeconds(app.endedAt - app.startedAt),
  };
}

function renderPhase({ name, startedAt, endedAt }: PhaseView) {
  return {
    name,
    'started-at': new Date(startedAt).toISOString(),
    'ended-at': new Date(endedAt).toISOString(),
    'duration-seconds': toSeconds(endedAt - startedAt),
  };
}
