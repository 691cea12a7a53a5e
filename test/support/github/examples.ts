import { description, type Schema } from './description.ts';

/** A full SHA. */
export const sha = '0123456789abcdef0123456789abcdef01234567';

/** The headers that every request has. */
export const headers = {
  Accept: 'application/vnd.github+json',
  authorization: 'token ghs_123_example.token-of-any_length',
  'user-agent': 'touchdown',
  'x-github-api-version': '2022-11-28',
};

const repo = '/repos/octo/hello.world';
const output = { title: 'Live', summary: 'Two lines\nof *Markdown*.' };

/** One sound request for each operation, as target and body. */
export const soundRequests: Readonly<
  Record<string, readonly [target: string, body?: Readonly<Record<string, unknown>>]>
> = {
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': [
    `${repo}/issues/7/comments?per_page=100&page=2&since=2026-11-20T10:00:00Z`,
  ],
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': [`${repo}/issues/7/comments`, { body: 'Live.\n' }],
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}': [`${repo}/issues/comments/4294967296`],
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': [`${repo}/issues/comments/1`, { body: 'Live.' }],
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}': [`${repo}/issues/comments/1`],
  'GET /repos/{owner}/{repo}/deployments': [`${repo}/deployments?sha=${sha}&environment=preview%2Fpr%207&task=deploy`],
  'POST /repos/{owner}/{repo}/deployments': [
    `${repo}/deployments`,
    {
      auto_merge: false,
      description: null,
      environment: 'production',
      payload: { anything: ['at', { all: 'on\0two\nlines' }] },
      production_environment: true,
      ref: sha,
      required_contexts: [],
    },
  ],
  'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses': [`${repo}/deployments/5/statuses?per_page=1`],
  'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses': [
    `${repo}/deployments/5/statuses`,
    { auto_inactive: true, description: 'Live', environment_url: 'https://a.example', state: 'in_progress' },
  ],
  'POST /repos/{owner}/{repo}/statuses/{sha}': [
    `${repo}/statuses/${sha}`,
    { context: 'touchdown', description: 'Live', state: 'success', target_url: 'https://github.example/o/r/actions' },
  ],
  'GET /repos/{owner}/{repo}/commits/{ref}/statuses': [`${repo}/commits/feature%2Fx/statuses?per_page=100`],
  'GET /repos/{owner}/{repo}/commits/{ref}/status': [`${repo}/commits/heads/main/status`],
  'POST /repos/{owner}/{repo}/check-runs': [
    `${repo}/check-runs`,
    {
      completed_at: '2026-11-20T10:05:00Z',
      conclusion: 'failure',
      details_url: 'https://github.example/o/r/actions/runs/1',
      external_id: 'app:17:1',
      head_sha: sha,
      name: 'deploy',
      output: {
        ...output,
        annotations: [{ path: '.github', start_line: 1, end_line: 1, annotation_level: 'failure', message: 'No\nway' }],
      },
      status: 'completed',
    },
  ],
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}': [`${repo}/check-runs/9`],
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}': [`${repo}/check-runs/9`, { output, status: 'in_progress' }],
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': [
    `${repo}/commits/${sha}/check-runs?check_name=deploy%20it&filter=all&app_id=15368&status=completed`,
  ],
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls': [`${repo}/commits/${sha}/pulls`],
  'GET /repos/{owner}/{repo}/pulls': [`${repo}/pulls?state=open&head=octo:feature/x&sort=updated&direction=desc`],
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': [`${repo}/pulls/7`],
  'GET /repos/{owner}/{repo}/compare/{basehead}': [`${repo}/compare/${sha}...feature%2Fx?per_page=1`],
  'GET /user': ['/user'],
  'GET /app': ['/app'],
  'GET /app/hook/deliveries': ['/app/hook/deliveries?status=failure&per_page=100&cursor=v1_17'],
  'GET /app/hook/deliveries/{delivery_id}': ['/app/hook/deliveries/9223372036854775807'],
  'POST /app/installations/{installation_id}/access_tokens': [
    '/app/installations/5/access_tokens',
    { permissions: { checks: 'write', merge_queues: 'read' }, repository_ids: [17] },
  ],
  'GET /repos/{owner}/{repo}/installation': [`${repo}/installation`],
  'GET /repos/{owner}/{repo}': [repo],
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}': [`${repo}/actions/runs/3?exclude_pull_requests=true`],
};

/** Makes up the smallest value that a schema of the description takes: the required fields, one item a list. */
export function makeSample(schema: Schema): unknown {
  const { $ref, type, enum: values, format, items, properties, required = [], oneOf, anyOf } = schema as SampledSchema;
  const [alternative] = oneOf ?? anyOf ?? [];
  if ($ref !== undefined) return makeSample(description.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
  if (values !== undefined) return values[0];
  if (items !== undefined) return [makeSample(items)];
  if (alternative !== undefined && properties === undefined) return makeSample(alternative);
  if (type === 'object' || properties !== undefined) {
    return Object.fromEntries(required.map((name) => [name, makeSample(properties?.[name] ?? {})]));
  }
  return { boolean: false, integer: 1, number: 1, string: texts[format ?? ''] ?? 'text' }[type ?? 'string'];
}

interface SampledSchema {
  readonly $ref?: string;
  readonly type?: 'boolean' | 'integer' | 'number' | 'object' | 'string';
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T10:00:00Z',
  email: 'octo@example.com',
  uri: 'https://api.github.com/user',
};
