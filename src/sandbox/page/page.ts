import { createHash } from 'node:crypto';
import { escapeHtml } from '../../kernel/markup.ts';
import { shortCommit } from '../../kernel/plain-text.ts';
import { renderTime } from '../../web/page-dates.ts';
import { renderDocument, renderPageHeaders } from '../../web/page-kit.ts';
import type { LoggedLine } from '../platform/log-window.ts';
import { type PageTexts, renderCard, renderPullRequest, renderWord, verdictOf } from './pull-request.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { renderTone, signOf } from './tones.ts';
import { type ApplicationView, isBusy, type PageAddress, type PageView } from './view.ts';

/** The headers of a page: its style and script are part of the document, and allowed by their hashes. */
export const PAGE_HEADERS = renderPageHeaders({ scripts: hashOf(SCRIPT), styles: hashOf(STYLE), forms: "'none'" });

/** Returns the page as a whole HTML document. `texts` is HTML that is safe as it is; all else is escaped here. Never throws. */
export function renderPage(view: PageView, texts: PageTexts): string {
  const { applications } = view;
  const logs = applications.map(renderApplication).join('\n');
  const content = `<main id="content">
${view.shown === null ? renderNothing(view.asked) : renderPullRequest(view.shown, texts)}
${renderCard('applications', 'Application logs', applications.length, logs, 'No application has been deployed yet.')}
</main>
${renderList(view)}`;
  return renderDocument({
    title: titleOf(view),
    head: `<style>${STYLE}</style>`,
    bodyAttributes: ` data-pace="${isBusy(view) ? 'fast' : 'slow'}"`,
    body: `<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><div class="inner">
<a class="brand" href="/">Touchdown sandbox</a>
<span class="hint">plays GitHub and a deployment platform on this machine; it deploys nothing</span>
</div></header>
<p id="offline" class="offline" role="alert" hidden>The sandbox is not responding. This page shows its last known state.</p>
<div class="inner layout">
${content}
</div>
<p id="still" class="inner hint">JavaScript is off: reload the page to update it.</p>
<script>${SCRIPT}</script>`,
  });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function titleOf({ shown }: PageView): string {
  if (shown === null) return 'Touchdown sandbox';
  const { repository, pullRequest, checks } = shown;
  return `${signOf(verdictOf(checks).tone)} ${pullRequest.title} · ${repository}#${pullRequest.number}`;
}

function renderNothing(asked: PageAddress | null): string {
  const [what, hint] = describeNothing(asked);
  return `<header data-part="title"><h1 class="title">${what}</h1><p class="facts">${hint}</p></header>`;
}

/** A heading and a sentence, both HTML. */
function describeNothing(asked: PageAddress | null): readonly [string, string] {
  if (asked === null) {
    const hint = 'A pull request appears here when a workflow writes to it through <code>/api/v3</code>.';
    return ['No pull request yet', hint];
  }
  if (asked === 'job') {
    const hint =
      'On GitHub, this page shows the log of a workflow job. The sandbox runs no jobs: see the output of the action where you ran it. The logs of the deployed applications are below.';
    return ['Job log', hint];
  }
  if (asked === 'file') {
    const hint = 'On GitHub, this page shows a file of the commit. The sandbox has no files: open it in your checkout.';
    return ['File', hint];
  }
  const hint = `The sandbox has no pull request ${asked.number} in ${escapeHtml(asked.repository)}.`;
  return ['Pull request not found', hint];
}

function renderApplication(application: ApplicationView): string {
  const { id, name, state, tone, commit, deploymentCount, lines, failingLine } = application;
  const log = lines.map((line) => renderLine(line, line === failingLine)).join('\n');
  const deployed = deploymentCount === 1 ? 'deployed once' : `deployed ${deploymentCount} times`;
  const of = commit === null ? '' : `, last commit <code>${escapeHtml(shortCommit(commit))}</code>`;
  const idShown = name === id ? '' : ` <span class="hint"><code>${escapeHtml(id)}</code></span>`;
  const key = Buffer.from(id).toString('hex');
  return `<details class="log ${tone}" id="application-${key}"${tone === 'bad' ? ' open' : ''}>
<summary>${renderTone(tone)} <span class="name">${escapeHtml(name)}</span>${idShown} <span class="word">${renderWord(state)}</span> <span class="hint">${deployed}${of}</span></summary>
${failingLine === null ? '' : `<p class="cause">${signOf('bad')} <a href="#line-${escapeHtml(failingLine.id)}">${escapeHtml(failingLine.text)}</a></p>`}
<div class="lines" id="log-${key}" tabindex="0" role="group" aria-label="Log of ${escapeHtml(name)}"><pre>${log}</pre></div>
</details>`;
}

/** The page's script scrolls to a marked line, and so does the link above the log. */
function renderLine({ id, at, text }: LoggedLine, isMarked: boolean): string {
  const line = `${renderTime(at, '')} ${escapeHtml(text)}`;
  return isMarked ? `<mark id="line-${escapeHtml(id)}">${line}</mark>` : line;
}

function renderList({ repositories, shown }: PageView): string {
  const lists = repositories.map(({ fullName, pullRequests }) => {
    const items = pullRequests.toReversed().map(({ number, title }) => {
      const isShown = shown?.repository === fullName && shown.pullRequest.number === number;
      const current = isShown ? ' aria-current="page"' : '';
      return `<li><a href="${escapeHtml(addressOf(fullName, number))}"${current}>${escapeHtml(title)} <span class="soft">#${number}</span></a></li>`;
    });
    const list = items.length === 0 ? '<p class="hint">No pull requests</p>' : `<ul>${items.join('\n')}</ul>`;
    return `<h3>${escapeHtml(fullName)}</h3>\n${list}`;
  });
  const content = lists.length === 0 ? '<p class="hint">None yet</p>' : lists.join('\n');
  return `<nav class="pulls" data-part="pulls" id="pulls" aria-labelledby="pulls-heading">
<h2 id="pulls-heading">Pull requests</h2>
${content}
</nav>`;
}

function addressOf(repository: string, number: number): string {
  return `/${repository.split('/').map(encodeURIComponent).join('/')}/pull/${number}`;
}
