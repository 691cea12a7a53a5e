import { createHash } from 'node:crypto';
import { escapeHtml } from '../../kernel/markup.ts';
import { shortCommit } from '../../kernel/plain-text.ts';
import { renderTime } from '../../web/page-dates.ts';
import { renderDocument, renderPageHeaders } from '../../web/page-kit.ts';
import { type ApplicationView, isBusy, type PageAddress, type PageView } from './page-view.ts';
import { type PageTexts, renderCard, renderPullRequest, renderWord, verdictOf } from './render-pull-request.ts';
import { SCRIPT } from './sandbox-page-script.ts';
import { STYLE } from './sandbox-page-style.ts';
import { renderTone, signOf } from './sandbox-page-tones.ts';

/** The headers of a page: its style and script are part of the document, and allowed by their hashes. */
export const PAGE_HEADERS = renderPageHeaders({ scripts: hashOf(SCRIPT), styles: hashOf(STYLE), forms: "'none'" });

/** Returns the page as a whole HTML document. `texts` is HTML that is safe as it is; all else is escaped here. Never throws. */
export function renderPage(view: PageView, texts: PageTexts): string {
  const { applications } = view;
  const logs = applications.map(renderApplication).join('\n');
  const content = `<main id="content">
${view.shown === null ? renderNothing(view.asked) : renderPullRequest(view.shown, texts)}
${renderCard('applications', 'Applications', applications.length, logs, 'No application was deployed yet.')}
</main>
${renderList(view)}`;
  return renderDocument({
    title: titleOf(view),
    head: `<style>${STYLE}</style>`,
    bodyAttributes: ` data-pace="${isBusy(view) ? 'fast' : 'slow'}"`,
    body: `<a class="skip" href="#content">Skip to the pull request</a>
<header class="bar"><div class="inner">
<a class="brand" href="/">Touchdown sandbox</a>
<span class="hint">stands in for GitHub on this machine</span>
</div></header>
<p id="offline" class="offline" role="alert" hidden>The sandbox does not answer. What you see is what it said last.</p>
<div class="inner layout">
${content}
</div>
<p id="still" class="inner hint">Without JavaScript this page shows what was so when it was loaded: load it again for news.</p>
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
    const hint = 'As soon as something writes to one through the API under <code>/api/v3</code>, it shows up here.';
    return ['No pull request yet', hint];
  }
  if (asked === 'job') {
    const hint =
      'GitHub shows it here. The sandbox runs no jobs: the log is where the action ran, as in the terminal of the demo. Below are the logs of the applications.';
    return ["The log of a workflow's job", hint];
  }
  const hint = `Nothing was written to pull request ${asked.number} of ${escapeHtml(asked.repository)}.`;
  return ['There is no such pull request', hint];
}

function renderApplication({ id, name, state, tone, commit, deploymentCount, lines }: ApplicationView): string {
  const log = lines.map(({ at, text }) => `${renderTime(at, '')} ${escapeHtml(text)}`).join('\n');
  const deployed = deploymentCount === 1 ? 'deployed once' : `deployed ${deploymentCount} times`;
  const of = commit === null ? '' : `, last of <code>${escapeHtml(shortCommit(commit))}</code>`;
  const idShown = name === id ? '' : ` <span class="hint"><code>${escapeHtml(id)}</code></span>`;
  const key = Buffer.from(id).toString('hex');
  return `<details class="log ${tone}" id="application-${key}" open>
<summary>${renderTone(tone)} <span class="name">${escapeHtml(name)}</span>${idShown} <span class="word">${renderWord(state)}</span> <span class="hint">${deployed}${of}</span></summary>
<div class="lines" id="log-${key}" tabindex="0" role="group" aria-label="Last lines of the log of ${escapeHtml(name)}"><pre>${log}</pre></div>
</details>`;
}

function renderList({ repositories, shown }: PageView): string {
  const lists = repositories.map(({ fullName, pullRequests }) => {
    const items = pullRequests.map(({ repository, number, title }) => {
      const isShown = shown?.repository === repository && shown.pullRequest.number === number;
      const current = isShown ? ' aria-current="page"' : '';
      return `<li><a href="${escapeHtml(addressOf(repository, number))}"${current}>${escapeHtml(title)} <span class="soft">#${number}</span></a></li>`;
    });
    const list = items.length === 0 ? '<p class="hint">no pull requests</p>' : `<ul>${items.join('\n')}</ul>`;
    return `<h3>${escapeHtml(fullName)}</h3>\n${list}`;
  });
  const content = lists.length === 0 ? '<p class="hint">none yet</p>' : lists.join('\n');
  return `<nav class="pulls" data-part="pulls" id="pulls" aria-labelledby="pulls-heading">
<h2 id="pulls-heading">Pull requests</h2>
${content}
</nav>`;
}

function addressOf(repository: string, number: number): string {
  return `/${repository.split('/').map(encodeURIComponent).join('/')}/pull/${number}`;
}
