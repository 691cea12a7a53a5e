import { type PlainResponse, renderJson } from '../../web/plain-response.ts';
import type { Dependencies, GithubCondition } from '../monitoring/problems.ts';

/** Returns the relay's health checks. The relay is ready while it can store deliveries and is not stopping, even if GitHub fails. */
export function createHealth({ findStoreProblem, readGithub }: Dependencies) {
  let isStopping = false;
  return {
    /** From now on, the relay is not ready. */
    stop: (): void => {
      isStopping = true;
    },
    healthz: (): PlainResponse => renderJson(200, { alive: true }),
    /** Responds 200 if deliveries can be stored, else 503 with every reason. Never rejects. */
    readyz: async (): Promise<PlainResponse> => {
      const reasons = [
        ...(isStopping ? ['the relay is stopping'] : []),
        ...((await findStoreProblem()) === null ? [] : ['deliveries cannot be stored']),
      ];
      const isReady = reasons.length === 0;
      return renderJson(isReady ? 200 : 503, { ready: isReady, reasons, github: renderGithub(readGithub()) });
    },
  };
}

/** Omits the reason, since everyone may ask. */
function renderGithub({ isKnown, problem }: GithubCondition): Readonly<Record<string, string>> {
  if (problem === null) return { state: isKnown ? 'ok' : 'unknown' };
  return { state: problem.kind.replace('github-', ''), since: new Date(problem.since).toISOString() };
}
