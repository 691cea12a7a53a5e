import { renderCheckBody } from '../../github/http/check-run-body.ts';
import { countOf, itemsOf, newestOf, textOf, urlOf } from '../../github/http/github-response.ts';
import { fieldOf } from '../../kernel/hostile-json.ts';
import type { CheckPlace, KnownCheck, WantedCheck } from '../relay-interfaces.ts';
import type { AppCall } from './installation-tokens.ts';
import type { Told } from './reply.ts';

/** The most that GitHub lists at once, and the most pages of a commit's check runs that are looked through. */
const CHECKS_A_PAGE = 100;
/** See {@link CHECKS_A_PAGE}. */
export const MAX_CHECK_PAGES = 10;

const PERMISSION = 'checks: write';
const CHECK_RUNS = '/repos/{owner}/{repo}/check-runs';
/** At most 20, 40 and 20 characters (GitHub's description); the identifier comes back in `check_run.requested_action`. */
const DEPLOY_AGAIN = {
  label: 'Deploy again',
  description: 'Ask the platform to deploy this again',
  identifier: 'deploy-again',
};

/** A repository as an address names it. */
export interface RepositoryPath {
  readonly owner: string;
  readonly repo: string;
}

/** Returns the call that makes a check run. */
export function creationOf(path: RepositoryPath, place: CheckPlace, check: WantedCheck): AppCall {
  const who = { name: place.name, head_sha: place.sha, external_id: place.externalId };
  const actions = check.canDeployAgain ? { actions: [DEPLOY_AGAIN] } : {};
  const parameters = { ...path, ...who, ...renderBody(check), ...actions };
  return { route: `POST ${CHECK_RUNS}`, parameters, permission: PERMISSION };
}

/** Returns the call that makes a check run say `check`; without the button it takes one back that was there. */
export function changeOf(path: RepositoryPath, id: number, check: WantedCheck): AppCall {
  const actions = check.canDeployAgain ? [DEPLOY_AGAIN] : [];
  const parameters = { ...path, check_run_id: id, ...renderBody(check), actions };
  return { route: `PATCH ${CHECK_RUNS}/{check_run_id}`, parameters, permission: PERMISSION };
}

/** Returns the call that lists the check runs of a commit and name, of the App `appId` alone, a page from 1 on. */
export function listingOf(path: RepositoryPath, { sha, name }: CheckPlace, appId: string, page: number): AppCall {
  const own = /^\d{1,15}$/.test(appId) ? { app_id: Number(appId) } : {};
  const query = { ref: sha, check_name: name, filter: 'all', per_page: CHECKS_A_PAGE, page, ...own };
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  return { route, parameters: { ...path, ...query }, permission: PERMISSION };
}

/** Returns the check run that GitHub answers with; null where it is none. */
export function decodeCheck(data: unknown): Told<KnownCheck> {
  const id = countOf(data, 'id');
  if (id === null) return null;
  return { value: { id, url: urlOf(data, 'html_url'), isCompleted: textOf(data, 'status') === 'completed' } };
}

/** One page of a commit's check runs: the newest that is ours, if any, and whether there may be another page. */
export interface CheckPage {
  readonly ours: KnownCheck | null;
  readonly isLast: boolean;
}

/** Returns a page; ours has the external id, and was made by the App: any other App may give a check run the same id. */
export function decodeCheckPage(data: unknown, externalId: string, appId: string): Told<CheckPage> {
  const items = itemsOf(fieldOf(data, 'check_runs'));
  if (items === null) return null;
  const ours = items.filter((item) => textOf(item, 'external_id') === externalId && isOf(fieldOf(item, 'app'), appId));
  const newest = decodeCheck(newestOf(ours));
  return { value: { ours: newest?.value ?? null, isLast: items.length < CHECKS_A_PAGE } };
}

function isOf(app: unknown, appId: string): boolean {
  return String(countOf(app, 'id')) === appId || textOf(app, 'client_id') === appId;
}

function renderBody(check: WantedCheck): Readonly<Record<string, unknown>> {
  const { detailsUrl } = check;
  const details = detailsUrl === null ? {} : { details_url: detailsUrl };
  return { ...details, ...renderCheckBody({ ...check, annotations: [] }, 0) };
}
