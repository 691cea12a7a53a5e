import { fieldOf } from '../../kernel/hostile-json.ts';
import { escapeHtml } from '../../kernel/markup.ts';
import { shortCommit } from '../../kernel/plain-text.ts';
import { renderTime } from '../../web/page-dates.ts';
import { renderLink, type Tone } from '../../web/page-kit.ts';
import { type GithubDeployment, ownerOf } from '../github/repository.ts';
import { renderTone, signOf, toneOf } from './tones.ts';
import type { CheckView, PullRequestView } from './view.ts';

/** The Markdown of a page as safe HTML, by the id of the comment or check run. */
export interface PageTexts {
  readonly comments: ReadonlyMap<number, string>;
  readonly outputs: ReadonlyMap<number, string>;
}

/** What counts as a pass if a check is required. */
const PASSES = ['success', 'neutral', 'skipped'];

/** The verdict of a pull request's checks, in one sentence. */
export interface Verdict {
  readonly tone: Tone;
  readonly sentence: string;
}

/** Returns the verdict of the checks: a failed one counts more than one in progress. */
export function verdictOf(checks: readonly CheckView[]): Verdict {
  const busy = checks.filter(({ state }) => toneOf(state) === 'busy').length;
  const failed = checks.filter(({ state }) => !PASSES.includes(state)).length - busy;
  const of = `of ${checks.length} ${checks.length === 1 ? 'check' : 'checks'}`;
  if (failed > 0) return { tone: 'bad', sentence: `${failed} ${of} did not pass` };
  if (busy > 0) return { tone: 'busy', sentence: `${busy} ${of} not finished yet` };
  if (checks.length === 0) return { tone: 'idle', sentence: 'No checks yet' };
  return {
    tone: 'good',
    sentence: checks.length === 1 ? 'The check passed' : `All ${checks.length} checks passed`,
  };
}

/** Returns a pull request as HTML: title, verdict, checks, deployments and comments. */
export function renderPullRequest(view: PullRequestView, { comments, outputs }: PageTexts): string {
  const { repository, checks, deployments } = view;
  return `${renderHeader(view)}
${renderVerdict(verdictOf(checks))}
<div class="pair">
${renderCard('checks', 'Checks', checks.length, renderRows(checks.map((check) => renderCheck(check, repository, outputs))), 'No checks for this commit yet.')}
${renderCard('deployments', 'Deployments', deployments.length, renderRows(deployments.map(renderDeployment)), 'This commit has not been deployed yet.')}
</div>
${renderComments(view, comments)}`;
}

function renderHeader({ repository, pullRequest }: PullRequestView): string {
  const { number, title, headLabel, headSha, base, author, merged, state } = pullRequest;
  const [word, tone] = merged ? ['Merged', 'idle'] : state === 'open' ? ['Open', 'good'] : ['Closed', 'bad'];
  const target = `${ownerOf({ fullName: repository })}:${base}`;
  return `<header data-part="title">
<h1 class="title">${escapeHtml(title)} <span class="soft">#${number}</span></h1>
<p class="facts"><span class="pill ${tone}">${word}</span>
<span>${escapeHtml(author.login)} wants to merge <code>${escapeHtml(headLabel)}</code> into <code>${escapeHtml(target)}</code></span>
<span class="soft">in ${escapeHtml(repository)}, head <code>${escapeHtml(shortCommit(headSha))}</code></span></p>
</header>`;
}

function renderVerdict({ tone, sentence }: Verdict): string {
  return `<p class="status ${tone}" role="status" aria-live="polite" data-part="status"><span aria-hidden="true">${signOf(tone)}</span> ${escapeHtml(sentence)}</p>`;
}

function renderRows(rows: readonly string[]): string {
  return `<ul class="rows">\n${rows.join('\n')}\n</ul>`;
}

function renderCheck(check: CheckView, repository: string, outputs: PageTexts['outputs']): string {
  const { id, kind, name, state, description, detailsUrl, author } = check;
  const tone = toneOf(state);
  const output = `${outputs.get(id) ?? ''}${renderAnnotations(check.output?.annotations ?? [])}`;
  const said = description === null || description === '' ? '' : `<div>${escapeHtml(description)}</div>`;
  const from = kind === 'check-run' ? `check run by ${author.login}` : `commit status by ${author.login}`;
  const folded =
    output === ''
      ? ''
      : `<details class="more"><summary>Output of ${escapeHtml(name)}</summary><div class="body">${output}</div></details>`;
  return `<li class="${tone}" id="check-${id}">${renderTone(tone)}
<div class="what"><span class="name">${escapeHtml(name)}</span>${said}
<div class="hint">${escapeHtml(from)} ${renderLink(detailsUrl, 'Details', `of ${name}`)}${renderButtons(check, repository)}</div></div>
<span class="word">${renderWord(state)}</span>${folded}</li>`;
}

/** Returns what GitHub shows on the lines of the changed files. */
function renderAnnotations(annotations: readonly unknown[]): string {
  const textOf = (annotation: unknown, name: string): string => {
    const value = fieldOf(annotation, name);
    return typeof value === 'string' || typeof value === 'number' ? escapeHtml(`${value}`) : '';
  };
  const items = annotations.map(
    (annotation) =>
      `<li><code>${textOf(annotation, 'path')}:${textOf(annotation, 'start_line')}</code> <b>${textOf(annotation, 'title')}</b><br>${textOf(annotation, 'message').replaceAll('\n', '<br>')}</li>`,
  );
  return items.length === 0 ? '' : `<h3>Annotations</h3><ul>${items.join('')}</ul>`;
}

/** The page's script sends the event of the button that is pressed to `POST /_sandbox/github/deliver`. */
function renderButtons({ id, buttons }: CheckView, repository: string): string {
  return buttons
    .map(({ label, identifier }) => {
      const event = { event: 'check_run.requested_action', repository, check_run_id: id, identifier };
      return ` <button type="button" data-event="${escapeHtml(JSON.stringify(event))}">${escapeHtml(label)}</button>`;
    })
    .join('');
}

function renderDeployment({ id, environment, sha, createdAt, statuses }: GithubDeployment): string {
  const status = statuses.at(-1);
  const state = status?.state ?? 'pending';
  const tone = toneOf(state);
  const description = status?.description ?? '';
  const links = [
    renderLink(status?.environmentUrl ?? null, 'Open', environment),
    renderLink(status?.logUrl ?? null, 'Log', `of ${environment}`),
  ];
  return `<li class="${tone}" id="deployment-${id}">${renderTone(tone)}
<div class="what"><span class="name">${escapeHtml(environment)}</span>${description === '' ? '' : `<div>${escapeHtml(description)}</div>`}
<div class="hint">${renderTime(status?.createdAt ?? createdAt)} <code>${escapeHtml(shortCommit(sha))}</code> ${links.join(' ')}</div></div>
<span class="word">${renderWord(state)}</span></li>`;
}

function renderComments({ comments }: PullRequestView, texts: PageTexts['comments']): string {
  const shown = comments.map(({ id, author, createdAt, updatedAt }) => {
    const edited = updatedAt > createdAt ? `<span class="hint">edited ${renderTime(updatedAt)}</span>` : '';
    return `<article class="card comment" id="issuecomment-${id}" aria-labelledby="author-${id}">
<div class="head"><h3 id="author-${id}">${escapeHtml(author.login)}</h3>
<a href="#issuecomment-${id}"><span class="unseen">Link to the comment of </span>${renderTime(createdAt)}</a>${edited}</div>
<div class="body">${texts.get(id) ?? ''}</div>
</article>`;
  });
  const content = shown.length === 0 ? '<p class="card empty">No comments yet.</p>' : shown.join('\n');
  const counted = shown.length === 0 ? '' : `<span class="count">${shown.length}</span>`;
  return `<section class="talk" data-part="comments" id="comments" aria-labelledby="comments-heading">
<h2 id="comments-heading">Comments ${counted}</h2>
${content}
</section>`;
}

/** Returns a state as a word for people: `in_progress` is `in progress`. */
export function renderWord(state: string): string {
  return escapeHtml(state.replaceAll('_', ' '));
}

/** Returns a card with a heading and how many things it holds; `empty` where that is none. The heading is escaped, the content is HTML. */
export function renderCard(part: string, heading: string, count: number, content: string, empty: string): string {
  const shown = count === 0 ? `<p class="empty">${escapeHtml(empty)}</p>` : content;
  const counted = count === 0 ? '' : `<span class="count">${count}</span>`;
  return `<section class="card" data-part="${part}" id="${part}" aria-labelledby="${part}-heading">
<h2 id="${part}-heading">${escapeHtml(heading)} ${counted}</h2>
${shown}
</section>`;
}
