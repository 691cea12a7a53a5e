import { escapeHtml } from '../../kernel/markup.ts';
import type { Rules } from '../decide/rules.ts';
import type { DeadLetter, DeploymentRow } from '../store/store-overview.ts';
import { renderTime } from './dates.ts';
import { renderCode, renderCommit, renderSection, renderSign, renderText, renderUnseen, renderWord } from './icons.ts';

const REASON_CHARS = 600;

/**
 * Returns the section of what GitHub refuses: check runs, each with a way to try again, and answers to waiting jobs, which are tried again
 * by themselves; empty where there are none.
 */
export function renderDeadLetters(letters: readonly DeadLetter[], csrf: string): string {
  if (letters.length === 0) return '';
  const checks = letters.filter((letter) => !isWaitingJob(letter));
  const all = checks.length < 2 ? '' : renderReplay({ all: 'yes' }, csrf, 'Replay all', '');
  const items = letters.map((letter) => renderDeadLetter(letter, csrf)).join('\n');
  const leads = [checks.length === 0 ? '' : CHECKS_LEAD, checks.length === letters.length ? '' : JOBS_LEAD];
  const content = `<div class="card alarm">
<div class="head lead"><p>${leads.filter((lead) => lead !== '').join(' ')}</p>${all}</div>
<ul class="letters">${items}</ul></div>`;
  return renderSection('dead', 'Dead letters', String(letters.length), content);
}

const CHECKS_LEAD =
  'GitHub refused these check runs, or could not be reached often enough. Put the cause right, then replay: it is safe to repeat.';
const JOBS_LEAD =
  'GitHub refuses the answer to a waiting job. Put the cause right: the answer is sent again every ten minutes, and nothing is to be replayed.';

/** The store calls the questions of protection rules so, and no check run. */
function isWaitingJob({ checkId }: DeadLetter): boolean {
  return checkId.startsWith('gate-');
}

function renderDeadLetter(letter: DeadLetter, csrf: string): string {
  const attempts = `${letter.attempts} ${letter.attempts === 1 ? 'attempt' : 'attempts'}`;
  const about = `${letter.name} of ${letter.repository} at ${letter.sha.slice(0, 8)}`;
  const replay = isWaitingJob(letter) ? '' : renderReplay({ check: letter.checkId }, csrf, 'Replay', about);
  return `<li data-key="${renderText(letter.checkId)}">
<div><p><strong>${renderText(letter.name)}</strong> <span>${renderText(letter.repository)}</span> ${renderCommit(letter.sha)}
<span class="soft">after ${attempts}</span></p>
<p class="reason">${renderText(letter.reason, REASON_CHARS)}</p></div>
${replay}
</li>`;
}

function renderReplay(fields: Readonly<Record<string, string>>, csrf: string, label: string, unseen: string): string {
  const inputs = Object.entries({ ...fields, csrf }).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const more = unseen === '' ? '' : renderUnseen(unseen);
  return `<form method="post" action="/replay">${inputs.join('')}<button>${label}${more}</button></form>`;
}

/**
 * Returns the section of the deployments without repository and commit, and what can be done; empty if there are none. `hasProblem`:
 * something keeps the relay from placing them.
 */
export function renderUnplaced(
  deployments: readonly DeploymentRow[],
  rules: Rules,
  hasProblem: boolean,
  now: number,
): string {
  const rows = deployments.filter(({ repository }) => repository === null);
  if (rows.length === 0) return '';
  const advice = rules.unplaced === 'keep' ? UNREGISTERED : hasProblem ? NOT_NOW : WITHOUT_COMMIT;
  const content = `<div class="card"><p class="head lead">${advice}</p>${renderTable(rows, now)}</div>`;
  return renderSection('unplaced', 'Not placed', String(rows.length), content);
}

const UNREGISTERED = `No workflow registered them, so their commit is not known and no check run tells of them. Give the workflow
<code>relay-url</code>, or set <code>RELAY_UNPLACED=branch-head</code> and a <code>branch</code> for each application.`;
const WITHOUT_COMMIT = `Their commit is not known: give the workflow <code>relay-url</code>, or the application a <code>branch</code> in the
configuration, whose head is then taken.`;
const NOT_NOW = 'Their commit is not known, and they cannot be placed now: see the problem above.';

function renderTable(rows: readonly DeploymentRow[], now: number): string {
  const lines = rows.map(
    (row) => `<tr data-key="${renderText(row.id)}"><th scope="row">${renderCode(row.application)}</th>
<td>${row.deployment === null ? 'not named' : renderCode(row.deployment)}</td>
<td class="state">${renderSign(row.word)} ${renderWord(row.word)}</td><td>${renderTime(row.openedAt, now)}</td></tr>`,
  );
  return `<div class="wide" role="region" tabindex="0" aria-label="Table of what is not placed">
<table><caption class="unseen">Deployments that could not be placed on a commit, the newest first</caption>
<thead><tr><th scope="col">Application</th><th scope="col">Deployment</th><th scope="col">State</th><th scope="col">First heard of</th></tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>`;
}
