import { renderDuration } from '../../kernel/units.ts';
import type { ConfiguredApplication, Rules } from '../decide/rules.ts';
import type { Problem } from '../monitoring/problems.ts';
import type { DeploymentRow } from '../store/store-overview.ts';
import { renderTime } from './dates.ts';
import { renderCode, renderCommit, renderLink, renderSection, renderSign, renderText, renderWord } from './icons.ts';
import { labelOf, toneOf } from './page-tones.ts';
import { problemTitleOf } from './render-problems.ts';

/** How many deployments of an application are seen without opening anything, and how many there are at most. */
const SEEN = 4;
const MOST = 20;

/** What the applications are rendered of; `origin` is the relay's own address, `now` in epoch milliseconds. */
export interface ApplicationFacts {
  readonly rules: Rules;
  readonly deployments: readonly DeploymentRow[];
  /** Each application says what keeps it from being up to date. */
  readonly problems: readonly Problem[];
  readonly origin: string;
  readonly now: number;
}

/** Returns the section of the applications, each with its last deployments; those that are no longer configured come last. */
export function renderApplications(facts: ApplicationFacts): string {
  const { rules, deployments } = facts;
  const byApplication = Map.groupBy(deployments, ({ application }) => application);
  const configured = new Set(rules.applications.map(({ id }) => id));
  const strays = [...byApplication.keys()].filter((id) => !configured.has(id));
  const cards = [
    ...rules.applications.map((application) => renderConfigured(application, byApplication, facts)),
    ...strays.map((id) => renderStray(id, byApplication.get(id) ?? [], facts)),
  ];
  const empty = `<p class="card empty">No application is configured. List them in the file that <code>RELAY_CONFIG</code> names
(<code>relay.json</code>), then send the relay a <code>SIGHUP</code>; <code>touchdown relay check</code> says what is wrong.</p>`;
  const content = cards.length === 0 ? empty : `<div class="cards">${cards.join('\n')}</div>`;
  return renderSection('applications', 'Applications', cards.length === 0 ? '' : String(cards.length), content);
}

function renderConfigured(
  application: ConfiguredApplication,
  byApplication: ReadonlyMap<string, readonly DeploymentRow[]>,
  facts: ApplicationFacts,
): string {
  const rows = byApplication.get(application.id) ?? [];
  const about = [
    renderText(application.repository),
    `check ${renderCode(application.check)}`,
    ...(application.branch === null ? [] : [`branch ${renderCode(application.branch)}`]),
    ...facts.problems.map((problem) => `<em>${problemTitleOf(problem)}</em>`),
  ];
  return renderCard(application.id, renderText(application.name), about, renderHistory(rows, facts));
}

function renderStray(id: string, rows: readonly DeploymentRow[], facts: ApplicationFacts): string {
  return renderCard(id, renderText(id), ['not in the configuration'], renderHistory(rows, facts));
}

function renderCard(id: string, name: string, about: readonly string[], content: string): string {
  return `<article class="card" data-key="${renderText(id)}">
<div class="head"><h3>${name}</h3><p class="about">${about.join(' · ')}</p></div>
${content}
</article>`;
}

function renderHistory(rows: readonly DeploymentRow[], facts: ApplicationFacts): string {
  if (rows.length === 0) {
    return `<p class="empty">No deployment yet. Point the platform’s webhook at
<code>${renderText(facts.origin)}/hooks/platform/&lt;secret&gt;</code>; <code>touchdown relay register</code> does it.</p>`;
  }
  const earlier = rows.slice(SEEN, MOST);
  return `${earlier.length === 0 ? '' : renderStrip(rows.slice(0, MOST))}
${renderTimeline(rows.slice(0, SEEN), facts.now, 'seen')}
${earlier.length === 0 ? '' : renderEarlier(earlier, facts.now)}`;
}

/** A glance over the history, the newest at the right; the same is said in words below it. */
function renderStrip(rows: readonly DeploymentRow[]): string {
  const blocks = rows.toReversed().map(({ word }) => `<span class="${toneOf(word)}" title="${labelOf(word)}"></span>`);
  return `<div class="strip" aria-hidden="true">${blocks.join('')}</div>`;
}

function renderEarlier(rows: readonly DeploymentRow[], now: number): string {
  return `<details><summary>${rows.length} earlier</summary>
${renderTimeline(rows, now, 'earlier')}
</details>`;
}

function renderTimeline(rows: readonly DeploymentRow[], now: number, key: string): string {
  return `<ol class="timeline" data-key="${key}">${rows.map((row) => renderDeployment(row, now)).join('\n')}</ol>`;
}

function renderDeployment(row: DeploymentRow, now: number): string {
  const id = renderText(row.id).replaceAll(/\s/g, '_');
  return `<li id="${id}" data-key="${id}">
${renderSign(row.word)}
<div class="what"><span>${[renderWord(row.word), ...identityOf(row)].join(' ')}</span>${renderTime(row.openedAt, now)}</div>
<p class="more">${detailsOf(row, now).join(' · ')}</p>
</li>`;
}

function identityOf(row: DeploymentRow): string[] {
  const place = row.sha === null || row.repository === null ? 'no commit known' : renderCommit(row.sha);
  return row.environment === null
    ? [place]
    : [place, `<span class="soft">to</span> <span>${renderText(row.environment)}</span>`];
}

function detailsOf(row: DeploymentRow, now: number): string[] {
  const told =
    row.unconfirmed === null ? '' : `<em>told “${labelOf(row.unconfirmed).toLowerCase()}”, not confirmed</em>`;
  const tookMs = (row.endedAt ?? now) - row.openedAt;
  // The beginning is by the platform's clock, which may be ahead of ours.
  const took = tookMs < 0 ? '' : `${row.endedAt === null ? 'for' : 'took'} ${renderDuration(tookMs)}`;
  const name = row.deployment ?? row.id;
  return [
    told,
    took,
    row.state === null ? '' : `platform says ${renderCode(row.state)}`,
    row.deployment === null ? '' : `deployment ${renderCode(row.deployment)}`,
    renderLink(row.checkUrl, 'Check run', `of deployment ${name}`),
    renderLink(row.url, 'Open', `what deployment ${name} deployed`),
  ].filter((part) => part !== '');
}
