import type { Dependencies, GithubCondition } from '../monitoring/problems.ts';
import { type Answer, renderJson } from './http-response.ts';

/** What the relay reports about itself to whatever keeps it running. */
export interface Health {
  /** Sets whether traffic is wanted; false from the first moment of a shutdown. */
  setReady(isReady: boolean): void;
  /** Responds 200 as long as the process responds at all. */
  healthz(): Answer;
  /** Responds 200 if deliveries can be stored, else 503 with every reason; reports beside it how GitHub treats the relay. Never rejects. */
  readyz(): Promise<Answer>;
}

/** Returns the relay's health: it is ready while nothing stops it and it can store, whatever GitHub does. */
export function createHealth({ findStoreProblem, readGithub }: Dependencies): Health {
  let isWanted = true;
  return {
    setReady: (isReady) => {
      isWanted = isReady;
    },
    healthz: () => renderJson(200, { alive: true }),
    readyz: async () => {
      const reasons = [
        ...(isWanted ? [] : ['the relay is stopping']),
        ...((await findStoreProblem()) === null ? [] : ['the store does not store']),
      ];
      const isReady = reasons.length === 0;
      return renderJson(isReady ? 200 : 503, { ready: isReady, reasons, github: renderGithub(readGithub()) });
    },
  };
}

/** The reason is left out, since everyone may ask. */
function renderGithub({ isKnown, problem }: GithubCondition): Readonly<Record<string, string>> {
  if (problem === null) return { state: isKnown ? 'ok' : 'unknown' };
  return { state: problem.kind.replace('github-', ''), since: new Date(problem.since).toISOString() };
}
