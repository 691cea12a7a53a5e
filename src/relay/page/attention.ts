import { escapeHtml } from '../../kernel/markup.ts';
import { shortCommit } from '../../kernel/plain-text.ts';
import { renderAge } from '../../web/page-dates.ts';
import { renderCode, renderCommit, renderText, renderUnseen, type Tone } from '../../web/page-kit.ts';
import type { Problem, ProblemKind } from '../monitoring/problems.ts';
import type { DeadLetter } from '../store/operations/views.ts';
import {
  type PageFacts,
  renderApplication,
  renderSection,
  renderState,
  renderStateSign,
  renderTable,
} from './parts.ts';

const MAX_PROBLEM_CHARS = 300;
const MAX_REASON_CHARS = 600;

type ProblemText = Readonly<Record<'title' | 'effect' | 'advice', string>> & { readonly tone: Tone };

const PROBLEMS: Readonly<Record<ProblemKind, ProblemText>> = {
  store: {
    title: 'Deliveries cannot be stored',
    tone: 'bad',
    effect: 'Senders get 503 and must send again.',
    advice: 'Fix the cause. The relay then continues by itself.',
  },
  'github-refused': {
    title: 'GitHub refuses the App',
    tone: 'bad',
    effect: 'The relay cannot write check runs.',
    advice: 'Check GITHUB_APP_ID and the private key, and restart the relay. It writes what waits within ten minutes.',
  },
  'github-clock': {
    title: "This machine's clock is wrong",
    tone: 'bad',
    effect: 'Workflows cannot register deployments.',
    advice: 'Synchronize the clock with NTP. The relay then continues by itself.',
  },
  'github-unreachable': {
    title: 'GitHub cannot be reached',
    tone: 'bad',
    effect: 'Check runs are written as soon as GitHub responds.',
    advice: '',
  },
  'github-slow': {
    title: 'GitHub is slow to respond',
    tone: 'busy',
    effect: 'Check runs are late, but not lost.',
    advice: '',
  },
};

/** Returns one line for each problem, its start and its effect, with the reason and the advice below. */
export function renderProblems({ problems, now }: PageFacts): string {
  if (problems.length === 0) return '';
  const lines = problems.map(({ kind, since, reason }) => {
    const { title, tone, effect, advice } = PROBLEMS[kind];
    return `<li class="${tone}" data-key="${kind}"><p><strong>${title}</strong> first seen ${renderAge(since, now)}. ${effect}</p>
<p class="more">${renderText(reason, MAX_PROBLEM_CHARS)} ${advice}</p></li>`;
  });
  return `<ul class="card problems" data-key="problems" aria-label="Problems">${lines.join('\n')}</ul>`;
}

export function problemTitleOf({ kind }: Problem): string {
  return PROBLEMS[kind].title;
}

const DEAD_LEAD =
  'GitHub refused these check runs, or too many attempts failed. Fix the cause, then replay them. Replaying is always safe.';

/** Returns the section of dead letters. */
export function renderDeadLetters({ overview: { deadLetters: letters }, csrf }: PageFacts): string {
  if (letters.length === 0) return '';
  const all = letters.length < 2 ? '' : renderReplay('all', 'yes', csrf, 'Replay all');
  const items = letters.map((letter) => renderDeadLetter(letter, csrf)).join('\n');
  const content = `<div class="card alarm">
<div class="head lead"><p>${DEAD_LEAD}</p>${all}</div>
<ul class="letters">${items}</ul></div>`;
  return renderSection('dead', 'Dead letters', String(letters.length), content);
}

function renderDeadLetter(letter: DeadLetter, csrf: string): string {
  const attempts = `${letter.attempts} ${letter.attempts === 1 ? 'attempt' : 'attempts'}`;
  const about = renderUnseen(`${letter.name} of ${letter.repository} at ${shortCommit(letter.sha)}`);
  return `<li data-key="${renderText(letter.checkId)}">
<div><p><strong>${renderText(letter.name)}</strong> <span>${renderText(letter.repository)}</span> ${renderCommit(letter.sha)}
<span class="soft">after ${attempts}</span></p>
<p class="reason">${renderText(letter.reason, MAX_REASON_CHARS)}</p></div>
${renderReplay('check', letter.checkId, csrf, `Replay${about}`)}
</li>`;
}

function renderReplay(name: string, value: string, csrf: string, label: string): string {
  return `<form method="post" action="/replay"><input type="hidden" name="${name}" value="${escapeHtml(value)}"><input type="hidden" name="csrf" value="${escapeHtml(csrf)}"><button>${label}</button></form>`;
}

const NOT_MATCHED = `No workflow registered these deployments. If the platform says which commit runs, the relay recognizes the commit of those
that succeed. For the others, set <code>relay-url</code> in the workflow, or let <code>RELAY_UNPLACED=branch-head</code> guess.`;

/** Returns the section of the deployments without a commit, and what can be done. */
export function renderUnplaced({ overview, rules, now }: PageFacts): string {
  const rows = overview.deployments
    .filter(({ repository }) => repository === null)
    .map(
      (row) => `<tr data-key="${renderText(row.id)}"><th scope="row">${renderApplication(row.application, rules)}</th>
<td>${row.deployment === null ? 'no id' : renderCode(row.deployment)}</td>
<td class="state">${renderStateSign(row.word)} ${renderState(row.word)}</td><td>${renderAge(row.openedAt, now)}</td></tr>`,
    );
  if (rows.length === 0) return '';
  const caption = 'Deployments whose commit is unknown, newest first';
  const heads = ['Application', 'Deployment', 'State', 'First seen'];
  const table = renderTable('Table of unmatched events', caption, heads, rows);
  const content = `<div class="card"><p class="head lead">${NOT_MATCHED}</p>${table}</div>`;
  return renderSection('unplaced', 'Unmatched events', String(rows.length), content);
}
