import type { GithubDeployment, Repository } from '../../../src/sandbox/github/repository.ts';
import type { ActionOutcome } from '../../support/action-runner.ts';
import { normalize } from '../transcript.ts';
import type { GithubPlayed } from './github-play.ts';

const OUTPUTS = [
  'result',
  'github-deployment-id',
  'github-deployment-url',
  'comment-url',
  'check-run-url',
  'environment-url',
  'superseded-by',
];

/** What GitHub shows in the end, what the steps say of it, and how it was asked for, as one text that is the same on every machine. */
export function renderGithubTranscript({ main, post, repository }: GithubPlayed): string {
  const parts: readonly [string, string][] = [
    ['exit code', `${main.exitCode}, then ${post.exitCode}`],
    ['outputs about GitHub', OUTPUTS.map((name) => `${name}=${main.outputs[name]}`).join('\n')],
    ['errors and warnings', annotationsIn(main)],
    ['errors and warnings of the post step', annotationsIn(post)],
    ['comments', repository.comments.map(({ author, body }) => `@${author.login}:\n${body}`).join('\n---\n')],
    ['deployments', repository.deployments.map(renderDeployment).join('\n')],
    ['commit statuses', repository.statuses.map(renderStatus).join('\n')],
    ['check runs', repository.checkRuns.map(renderCheck).join('\n')],
  ];
  return parts.map(([title, text]) => `=== ${title}\n${normalizeGithub(text)}\n`).join('');
}

/** The errors and warnings that a step showed, a line each. */
export function annotationsIn({ printed }: Pick<ActionOutcome, 'printed'>): string {
  return printed
    .split('\n')
    .filter((line) => /^::(?:error|warning|notice)\b/.test(line))
    .join('\n');
}

/** Hides the comment's data, the stand-in's ids, the random part of a check run's, and every instant of this machine's clock. */
function normalizeGithub(text: string): string {
  const hidden = text
    .replace(/(external id \S+)\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/gm, '$1')
    .replace(/ revision=\d+ data=[\w-]+ -->/g, ' revision=N data=DATA -->')
    .replace(/\b20\d\d-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?Z| UTC)/g, 'INSTANT')
    .replace(/(deployments\/|issuecomment-|runs\/|github-deployment-id=)1\d{3}\b/g, '$1ID');
  return normalize(hidden);
}

function renderDeployment({ sha, environment, description, isProduction, isTransient, statuses }: GithubDeployment) {
  const head = `${environment}, of ${sha}: ${description ?? ''} (production ${isProduction}, transient ${isTransient})`;
  const said = statuses.map(({ state, description: words, environmentUrl, logUrl }) =>
    ['-', state, `"${words}"`, environmentUrl, logUrl].join(' '),
  );
  return [head, ...said].join('\n');
}

function renderStatus({ sha, context, state, description, targetUrl }: Repository['statuses'][number]): string {
  return `- ${context} on ${sha}: ${state} "${description ?? ''}" ${targetUrl ?? ''}`;
}

function renderCheck(check: Repository['checkRuns'][number]): string {
  const { sha, name, status, conclusion, detailsUrl, externalId, startedAt, completedAt, output } = check;
  return [
    `${name} on ${sha}: ${status}, ${conclusion}`,
    `from ${startedAt} to ${completedAt}, ${detailsUrl}, external id ${externalId}`,
    `title: ${output.title}`,
    `summary:\n${output.summary}`,
    `text:\n${output.text}`,
    `annotations: ${JSON.stringify(output.annotations, null, 2)}`,
  ].join('\n');
}
