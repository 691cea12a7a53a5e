import { renderDuration } from '../../kernel/units.ts';
import { renderAge } from '../../web/page-dates.ts';
import { renderCode, renderCommit, renderLink, renderText } from '../../web/page-kit.ts';
import type { ConfiguredApplication } from '../decide/rules.ts';
import type { DeploymentView } from '../store/operations/views.ts';
import { problemTitleOf } from './attention.ts';
import { type PageFacts, renderSection, renderShortId, renderState, renderStateSign, STATES } from './parts.ts';

/** How many deployments of an application are shown at once, and how many in all. */
const MAX_SEEN = 4;
const MAX_ROWS = 20;

/** Returns the section of the applications, each with its last deployments; those that are no longer configured come last. */
export function renderApplications(facts: PageFacts): string {
  const { rules, overview } = facts;
  const byApplication = Map.groupBy(overview.deployments, ({ application }) => application);
  const configured = new Set(rules.applications.map(({ id }) => id));
  const strays = [...byApplication.keys()].filter((id) => !configured.has(id));
  const render = (id: string, name: string, about: readonly string[]): string =>
    renderCard(id, name, about, byApplication.get(id) ?? [], facts);
  const cards = [
    ...rules.applications.map((application) => render(application.id, application.name, aboutOf(application, facts))),
    ...strays.map((id) => render(id, id, ['not in the applications file'])),
  ];
  const empty = `<p class="card empty">No application is configured. List your applications in the file that <code>RELAY_CONFIG</code> names
(default: <code>relay.json</code>), then send the relay <code>SIGHUP</code>. <code>touchdown relay check</code> finds mistakes in the file.</p>`;
  const content = cards.length === 0 ? empty : `<div class="cards">${cards.join('\n')}</div>`;
  return renderSection('applications', 'Applications', cards.length === 0 ? '' : String(cards.length), content);
}

function aboutOf({ repository, check, branch }: ConfiguredApplication, { problems }: PageFacts): readonly string[] {
  return [
    renderText(repository),
    `check ${renderCode(check)}`,
    ...(branch === null ? [] : [`branch ${renderCode(branch)}`]),
    ...problems.map((problem) => `<em>${problemTitleOf(problem)}</em>`),
  ];
}

function renderCard(
  id: string,
  name: string,
  about: readonly string[],
  rows: readonly DeploymentView[],
  facts: PageFacts,
): string {
  return `<article class="card" data-key="${renderText(id)}">
<div class="head"><h3 title="${renderText(id)}">${renderText(name)}</h3><p class="about">${about.join(' · ')}</p></div>
${renderHistory(rows, facts)}
</article>`;
}

const ARRIVING =
  '<p class="empty">No deployment yet. The platform’s webhooks arrive, but the last ones were not about this application.</p>';

function renderHistory(rows: readonly DeploymentView[], facts: PageFacts): string {
  if (rows.length === 0) {
    if (facts.overview.hasPlatformDelivery) return ARRIVING;
    return `<p class="empty">No deployment yet, and no webhook of the platform has arrived. If it does not exist yet, create it with
<code>touchdown relay register</code>. Its target is <code>${renderText(facts.origin)}/hooks/platform/&lt;secret&gt;</code>.</p>`;
  }
  const seen = renderTimeline(rows.slice(0, MAX_SEEN), facts.now, 'seen');
  const earlier = rows.slice(MAX_SEEN, MAX_ROWS);
  if (earlier.length === 0) return seen;
  return `${renderStrip(rows.slice(0, MAX_ROWS))}
${seen}
<details><summary>${earlier.length} earlier</summary>
${renderTimeline(earlier, facts.now, 'earlier')}
</details>`;
}

/** Renders the history as a row of colors, the newest at the right; the timeline below shows the same as text. */
function renderStrip(rows: readonly DeploymentView[]): string {
  const blocks = rows.toReversed().map(({ word }) => {
    const { tone, label } = STATES[word];
    return `<span class="${tone}" title="${label}"></span>`;
  });
  return `<div class="strip" aria-hidden="true">${blocks.join('')}</div>`;
}

function renderTimeline(rows: readonly DeploymentView[], now: number, key: string): string {
  return `<ol class="timeline" data-key="${key}">${rows.map((row) => renderDeployment(row, now)).join('\n')}</ol>`;
}

function renderDeployment(row: DeploymentView, now: number): string {
  const id = renderText(row.id).replaceAll(/\s/g, '_');
  return `<li id="${id}" data-key="${id}">
${renderStateSign(row.word)}
<div class="what"><span>${[renderState(row.word), ...identityOf(row)].join(' ')}</span>${renderAge(row.openedAt, now)}</div>
<p class="more">${detailsOf(row, now).join(' · ')}</p>
</li>`;
}

function identityOf(row: DeploymentView): string[] {
  const place = row.sha === null || row.repository === null ? 'unknown commit' : renderCommit(row.sha);
  return row.environment === null
    ? [place]
    : [place, `<span class="soft">to</span> <span>${renderText(row.environment)}</span>`];
}

function detailsOf(row: DeploymentView, now: number): string[] {
  const unconfirmed = row.unconfirmed === null ? '' : STATES[row.unconfirmed].label.toLowerCase();
  const tookMs = (row.endedAt ?? now) - row.openedAt;
  // The start is by the platform's clock, which may be ahead of ours.
  const took = tookMs < 0 ? '' : `${row.endedAt === null ? 'for' : 'took'} ${renderDuration(tookMs)}`;
  const name = row.deployment ?? row.id;
  return [
    unconfirmed === '' ? '' : `<em>reported as “${unconfirmed}”, not confirmed yet</em>`,
    took,
    row.state === null ? '' : `platform status ${renderCode(row.state)}`,
    row.deployment === null ? '' : `deployment ${renderShortId(row.deployment)}`,
    renderLink(row.checkUrl, 'Check run', `of deployment ${name}`),
    renderLink(row.url, 'Open', `the result of deployment ${name}`),
  ].filter((part) => part !== '');
}
