import type { SurfaceName } from './plays.ts';

/**
 * Calls that the actions which people usually pick make for the same: the surface shows that the deployment is under way, and then its
 * verdict. Counted in their sources, each with its defaults and nothing found before, so that none of them pays for a second page.
 */
interface UsualCalls {
  /** For one application. */
  readonly one: number;
  /** For ten, where the workflow's author writes the step or steps of each. */
  readonly ten: number;
}

/** Calls by surface; null where none of these actions does it. */
export const USUAL_CALLS: Readonly<Record<SurfaceName, UsualCalls | null>> = {
  // marocchino/sticky-pull-request-comment 3d7b854, src/action/main.ts: search and create, then search and update; ten share a comment.
  comment: { one: 4, ten: 4 },
  // chrnorm/deployment-action 51e9398 creates, with a first status; chrnorm/deployment-status 9a72af4 writes the last one. The start and
  // finish of bobheadxi/deployments 648679e make as many, and at the finish two more for each existing deployment.
  deployment: { one: 3, ten: 30 },
  // myrotvorets/set-commit-status-action 6d471f7, src/action/main.ts: a call each time; ten share a context.
  'commit status': { one: 2, ten: 2 },
  // LouisBrunner/checks-action c2657c2, src/checks.ts: create, then read and update; ten share a check.
  'check run': { one: 3, ten: 3 },
  'everything on': { one: 12, ten: 39 },
  'everything and the order guard': null,
};
