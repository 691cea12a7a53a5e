import { concludeFrom, headlineOf } from '../../deploy/result.ts';
import { renderOtherCommit } from '../../deploy/sentences.ts';
import type { Result } from '../../deploy/state.ts';
import { shortCommit } from '../../kernel/plain-text.ts';
import { NO_LOG } from '../../report/cause/log-excerpt.ts';
import { renderCheckRun } from '../../report/check-run.ts';
import type { AppView } from '../../report/view.ts';
import type { DesiredCheck } from '../interfaces.ts';
import { confirm, type Deployment } from './deployment.ts';
import type { Word } from './evidence.ts';
import type { ConfiguredApplication, Rules } from './rules.ts';
import type { StoredCheck } from './tasks.ts';

/** The engine's names of the outcomes, so that a check run says the same as the action. */
const RESULTS: Readonly<Partial<Record<Word, Result>>> = {
  succeeded: 'success',
  failed: 'failure',
  cancelled: 'cancelled',
  superseded: 'superseded',
  timed_out: 'timed_out',
};

const REPORTED_OUTCOMES: Readonly<Partial<Record<Word, string>>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'was cancelled',
};

type Texts = Pick<AppView, 'progress' | 'result' | 'conclusion' | 'headline' | 'reason' | 'advice' | 'evidence'>;

/** Returns the desired check run of a deployment. It contains no running time, so it changes only when the deployment does. */
export function desireCheck(deployment: Deployment, application: ConfiguredApplication, rules: Rules): DesiredCheck {
  const { word, unconfirmed } = confirm(deployment, rules);
  const result = RESULTS[word] ?? null;
  const texts =
    result === null
      ? describeProgress(deployment, application, word, unconfirmed, rules)
      : describeOutcome(deployment, application, result);
  const endedAt = result === null ? null : deployment.endedAt;
  // If the clock was set back, the check run must not end before it started.
  const startedAt = Math.min(deployment.openedAt, endedAt ?? deployment.openedAt);
  const { state, deployment: deploymentId, placed, url } = deployment;
  return render(
    { ...texts, shortCommit: placed?.sha.slice(0, 7) ?? null, state, deploymentId, startedAt, endedAt },
    application,
    { detailsUrl: url ?? linkToPage(deployment, rules), canDeployAgain: result !== null && rules.canDeploy },
  );
}

/** Which deployments of an application can be matched with their commit. */
export interface Matching {
  /** Whether the platform says which commit runs; null if no read has shown it yet. */
  readonly isCommitNamed: boolean | null;
  /** The last one that finished since the check run was opened, but whose commit is not known; or null. */
  readonly unmatched: { readonly word: Word; readonly endedAt: number } | null;
}

/** Returns the address of a deployment on the relay's page; null without one. */
export function linkToPage({ id }: Pick<Deployment, 'id'>, { pageUrl }: Pick<Rules, 'pageUrl'>): string | null {
  return pageUrl === null ? null : `${pageUrl}#${id}`;
}

/** Returns the desired check run of a commit without a known deployment, also after the deadline. */
export function desireExpected(
  { sha, openedAt: startedAt, deadlineAt }: Pick<StoredCheck, 'sha' | 'openedAt' | 'deadlineAt'>,
  application: ConfiguredApplication,
  matching: Matching,
  now: number,
  rules: Rules,
): DesiredCheck {
  const isLate = now >= deadlineAt;
  const explain = explainMatching(matching, application, rules);
  const texts: Texts = isLate
    ? {
        ...ended('timed_out'),
        headline: `${headlineOf('timed_out')}: ${application.name}`,
        reason: `No deployment of this commit was reported in time.${explain}`,
        advice: 'Deploy the commit, or press "Deploy again".',
        evidence: '',
      }
    : {
        ...underWay('queued'),
        headline: `Waiting: ${application.name}`,
        reason: `No deployment of this commit has been reported yet.${explain}`,
      };
  return render(
    {
      ...texts,
      shortCommit: sha.slice(0, 7),
      state: null,
      deploymentId: null,
      startedAt,
      endedAt: isLate ? deadlineAt : null,
    },
    application,
    { detailsUrl: null, canDeployAgain: isLate && rules.canDeploy },
  );
}

function explainMatching(
  { isCommitNamed, unmatched }: Matching,
  { name, branch }: ConfiguredApplication,
  { canDeploy, unplaced }: Rules,
): string {
  const isGuessed = unplaced === 'branch-head' && branch !== null;
  const others = isGuessed ? ` Any other deployment counts for the head of ${branch}.` : '';
  const reads = canDeploy ? 'The platform does not say which commit runs' : 'PLATFORM_TOKEN is not set';
  const ways =
    canDeploy && isCommitNamed !== false
      ? ' If no workflow registers it, the relay can match only a success, by the commit that runs. To match a failure too, set relay-url in the workflow that deploys.'
      : ` ${reads}, so the relay can match only deployments that a workflow registers: set relay-url in the workflow that deploys.`;
  if (unmatched === null) return isCommitNamed === null && canDeploy ? '' : `${ways}${others}`;
  const { word, endedAt } = unmatched;
  const at = `${new Date(endedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return ` A deployment of ${name} ${REPORTED_OUTCOMES[word] ?? 'finished'} at ${at}. Its commit is unknown, and may be this one.${ways}`;
}

function describeProgress(
  { doubt }: Deployment,
  { name }: ConfiguredApplication,
  word: Word,
  unconfirmed: Word | null,
  rules: Rules,
): Texts {
  if (unconfirmed !== null) {
    const report = `A webhook reported that the deployment ${REPORTED_OUTCOMES[unconfirmed] ?? 'finished'}. This is not confirmed yet.`;
    const why = rules.confirmedBy > 1 ? ` ${doubt ?? 'The status does not show the outcome yet.'}` : '';
    return { ...underWay('in_progress'), headline: `Awaiting confirmation: ${name}`, reason: `${report}${why}` };
  }
  if (word === 'running') return { ...underWay('in_progress'), headline: `Deploying: ${name}`, reason: doubt ?? '' };
  return { ...underWay('queued'), headline: `Waiting: ${name}`, reason: doubt ?? '' };
}

function describeOutcome(deployment: Deployment, { name }: ConfiguredApplication, result: Result): Texts {
  const { reported, seen, state, placed } = deployment;
  const runs = deployment.statusEvidence?.proof.runs ?? null;
  const byStatus = seen.authority === 2 && RESULTS[seen.word] === result;
  const bySender = reported.authority === 1 && reported.isNamed && RESULTS[reported.word] === result;
  return {
    ...ended(result),
    headline: `${headlineOf(result)}: ${name}`,
    reason:
      result === 'superseded' && byStatus && runs !== null
        ? renderOtherCommit(runs, placed?.sha ?? '')
        : (REASONS[result] ?? ''),
    advice: '',
    evidence: byStatus
      ? `The platform's status, read by the relay, shows ${state ?? 'the outcome'} for this deployment${runs === null || result !== 'success' ? '' : `, and the application runs ${shortCommit(runs)}`}.`
      : bySender
        ? 'A signed webhook reported the outcome of this deployment.'
        : '',
  };
}

const REASONS: Readonly<Partial<Record<Result, string>>> = {
  failure: 'The platform reports that the deployment failed.',
  cancelled: 'The platform reports that the deployment was cancelled.',
  superseded: 'A newer deployment of the application replaced it.',
  timed_out: 'Its outcome was not confirmed in time.',
};

function underWay(progress: 'queued' | 'in_progress'): Texts {
  return { progress, result: null, conclusion: null, headline: '', reason: '', advice: '', evidence: '' };
}

function ended(result: Result): Pick<Texts, 'progress' | 'result' | 'conclusion'> {
  const conclusion = concludeFrom(result, { onUnchanged: 'fail', onSuperseded: 'fail' });
  return { progress: 'completed', result, conclusion };
}

function render(
  facts: Texts & Pick<AppView, 'shortCommit' | 'state' | 'deploymentId' | 'startedAt' | 'endedAt'>,
  application: ConfiguredApplication,
  more: Pick<DesiredCheck, 'detailsUrl' | 'canDeployAgain'>,
): DesiredCheck {
  const app = { ...facts, appId: application.id, name: application.name, log: NO_LOG, causes: [] };
  const { annotations: _none, ...check } = renderCheckRun({ ...facts, apps: [app] }, { workflowPath: null });
  return { ...check, ...more };
}
