import { isLoopbackHost } from '../admin/admin-guard.ts';
import { findRoute } from '../http/sandbox-routes.ts';
import { respond, respondProblem, type SandboxRequest, type SandboxResponse } from '../http/sandbox-wire.ts';
import type { World } from '../platform/world-state.ts';
import { createMarkdown } from './markdown.ts';
import { renderTexts } from './page-texts.ts';
import { type PageAddress, viewPage } from './page-view.ts';
import { renderPage } from './render-page.ts';
import { PAGE_HEADERS } from './sandbox-page-shell.ts';

const ROUTES = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/{owner}/{repo}/pull/{number}' },
  { method: 'GET', path: '/{owner}/{repo}/runs/{check_run_id}' },
  { method: 'GET', path: '/{owner}/{repo}/actions/runs/{run_id}' },
  { method: 'GET', path: '/{owner}/{repo}/actions/runs/{run_id}/job/{job_id}' },
];

/** Returns requests for a page. Never rejects. */
export type RespondWithPage = (world: World, request: SandboxRequest, now: number) => Promise<SandboxResponse>;

/** Returns whether a request is a person's, for a page: a GET without a token, for one of the addresses above. */
export function isPageCall({ method, target, headers }: SandboxRequest): boolean {
  if (headers['authorization'] !== undefined || /^\/(?:api|_sandbox)(?:[/?]|$)/.test(target)) return false;
  return findRoute(ROUTES, method, target) !== null;
}

/**
 * Returns what answers the page's requests: 200 with the pull request, 404 where there is none of that number, 403 to a
 * foreign name that was bound to a loopback address, so that no web page reads this one.
 */
export function createPages(): RespondWithPage {
  const markdown = createMarkdown();
  return async (world, request, now) => {
    if (isForeign(request)) return respondProblem(403, 'Use 127.0.0.1, [::1] or localhost as the host.');
    const view = viewPage(world, addressIn(request), now);
    const page = renderPage(view, await renderTexts(view, markdown));
    const isMissing = view.asked !== null && view.asked !== 'job' && view.shown === null;
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
  const { owner, repo, number } = findRoute(ROUTES, method, target)?.parameters ?? {};
  if (owner === undefined || repo === undefined) return null;
  if (number === undefined) return 'job';
  return { repository: `${owner}/${repo}`, number: /^\d{1,15}$/.test(number) ? Number(number) : 0 };
}
