import { escapeHtml } from '../../kernel/markup.ts';
import { renderCard, renderSign, renderTime, renderWord } from './page-marks.ts';
import type { PageTexts } from './page-texts.ts';
import { type ApplicationView, isBusy, type PageAddress, type PageView } from './page-view.ts';
import { renderPullRequest, verdictOf } from './render-pull-request.ts';
import { renderShell } from './sandbox-page-shell.ts';
import { signOf } from './sandbox-page-tones.ts';

/** Returns the page as a whole HTML document. `texts` is HTML that is safe as it is; all else is escaped here. Never throws. */
export function renderPage(view: PageView, texts: PageTexts): string {
  const { applications } = view;
  const logs = applications.map(renderApplication).join('\n');
  const content = `<main id="content">
${view.shown === null ? renderNothing(view.asked) : renderPullRequest(view.shown, texts)}
${renderCard('applications', 'Applications', applications.length, logs, 'No application was deployed yet.')}
</main>
${renderList(view)}`;
  return renderShell({ title: titleOf(view), isBusy: isBusy(view), content });
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
  const of = commit === null ? '' : `, last of <code>${escapeHtml(commit.slice(0, 12))}</code>`;
  const idShown = name === id ? '' : ` <span class="hint"><code>${escapeHtml(id)}</code></span>`;
  const key = Buffer.from(id).toString('hex');
  return `<details class="log ${tone}" id="application-${key}" open>
<summary>${renderSign(tone)} <span class="name">${escapeHtml(name)}</span>${idShown} <span class="word">${renderWord(state)}</span> <span class="hint">${deployed}${of}</span></summary>
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
