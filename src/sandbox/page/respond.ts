import { isLoopbackHost } from '../admin/guard.ts';
import { findRoute } from '../http/routes.ts';
import { respond, respondProblem, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';
import type { World } from '../platform/world-state.ts';
import { createMarkdown, type RenderMarkdown } from './markdown.ts';
import { PAGE_HEADERS, renderPage } from './page.ts';
import type { PageTexts } from './pull-request.ts';
import { type PageAddress, type PageView, viewPage } from './view.ts';

const ROUTES = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/{owner}/{repo}/pull/{number}' },
  { method: 'GET', path: '/{owner}/{repo}/runs/{check_run_id}' },
  { method: 'GET', path: '/{owner}/{repo}/actions/runs/{run_id}' },
  { method: 'GET', path: '/{owner}/{repo}/actions/runs/{run_id}/job/{job_id}' },
];

/** A file of a commit, in a folder of any depth. */
const FILE = /^\/[^/?]+\/[^/?]+\/blob\/[^/?]+\/[^?]+/;

/** Responds to requests for a page. Never rejects. */
export type RespondPage = (world: World, request: SandboxRequest, now: number) => Promise<SandboxResponse>;

/** Returns whether a request is a person's, for a page: a GET without a token, for one of the addresses above. */
export function isPageCall({ method, target, headers }: SandboxRequest): boolean {
  if (headers['authorization'] !== undefined || /^\/(?:api|_sandbox)(?:[/?]|$)/.test(target)) return false;
  return (method === 'GET' && FILE.test(target)) || findRoute(ROUTES, method, target) !== null;
}

/** Returns the page's request handler: 200 with the pull request, 404 if it does not exist, 403 to foreign Host headers (DNS rebinding). */
export function createPages(): RespondPage {
  const markdown = createMarkdown();
  return async (world, request, now) => {
    if (isForeign(request))
      return respondProblem(
        403,
        'This page works only with a local address. Use 127.0.0.1, [::1] or localhost as the host.',
      );
    const view = viewPage(world, addressIn(request), now);
    const page = renderPage(view, await renderTexts(view, markdown));
    const isMissing = typeof view.asked === 'object' && view.asked !== null && view.shown === null;
    const status = isMissing ? 404 : 200;
    const response = respond(status, 'text/html; charset=utf-8', page);
    return { ...response, headers: { ...response.headers, ...PAGE_HEADERS } };
  };
}

function isForeign({ headers, remoteAddress }: SandboxRequest): boolean {
  if (remoteAddress === undefined || !isLoopbackHost(remoteAddress)) return false;
  return !isLoopbackHost(URL.parse(`http://${headers['host'] ?? ''}`)?.hostname ?? '');
}

function addressIn({ method, target }: SandboxRequest): PageAddress | null {
  if (FILE.test(target)) return 'file';
  const { owner, repo, number } = findRoute(ROUTES, method, target)?.parameters ?? {};
  if (owner === undefined || repo === undefined) return null;
  if (number === undefined) return 'job';
  return { repository: `${owner}/${repo}`, number: /^\d{1,15}$/.test(number) ? Number(number) : 0 };
}

async function renderTexts({ shown }: PageView, render: RenderMarkdown): Promise<PageTexts> {
  const renderOne = async (kind: string, id: number, text: string): Promise<[number, string]> => {
    return [id, await render(text, `${kind}-${id}-`)];
  };
  const comments = (shown?.comments ?? []).map(({ id, body }) => renderOne('comment', id, body));
  const outputs = (shown?.checks ?? []).flatMap(({ id, output }) => {
    const text = [output?.summary, output?.text].filter(Boolean).join('\n\n');
    return text === '' ? [] : [renderOne('check', id, text)];
  });
  return { comments: new Map(await Promise.all(comments)), outputs: new Map(await Promise.all(outputs)) };
}
