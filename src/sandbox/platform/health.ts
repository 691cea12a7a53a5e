import { respondJson, type SandboxRequest, type SandboxResponse } from '../http/wire.ts';
import { type Application, movesAt } from './application.ts';
import { deployedAt } from './queue-status.ts';
import type { World } from './world-state.ts';

const PATH = /^\/apps\/([^/?]+)\/health(?:\?|$)/;
/** How long an application starts that becomes healthy late, in platform time. */
const START_MS = 20_000;

/** Returns whether a request is for an application itself, and not for the platform that runs it. */
export function isHealthCall({ method, target }: SandboxRequest): boolean {
  return method === 'GET' && PATH.test(target);
}

/** Responds as the application with this id or name does at `now`, with the commit of its version; 404 if it was never used. Never throws. */
export function respondHealth(world: World, { target }: SandboxRequest, now: number): SandboxResponse {
  const name = PATH.exec(target)?.[1] ?? '';
  const named = [...world.applications.values()].findLast(({ body }) => body?.name === name);
  const application = world.applications.get(name) ?? named;
  if (application === undefined) return respondJson(404, { status: 'unknown application' });
  const { health } = application.scenario;
  const before = runningAt(application, now - START_MS);
  const running = runningAt(application, now);
  const isIll = (health === 'late' && before?.at !== running?.at) || (health === 'never' && running !== null);
  if (isIll) return respondJson(503, { status: 'starting', error: 'cannot connect to the database' });
  const shown = health === 'old' ? before : running;
  return respondJson(200, { status: 'ok', commit: shown?.commit ?? null });
}

/** Returns the version that was last deployed with success, and when; null before the first. */
function runningAt(application: Application, now: number) {
  const { queue, timeline } = application.scenario;
  if (queue !== null) return deployedAt(application, queue, now);
  const end = timeline.at(-1);
  if (end === undefined || end.service !== 'UP_TO_DATE') return null;
  const ends = application.deployments.map((one) => ({
    commit: one.commit,
    at: movesAt(application, one) + end.atSeconds * 1000,
  }));
  return ends.findLast(({ at }) => at <= now) ?? null;
}
