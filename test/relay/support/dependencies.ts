import type { Dependencies } from '../../../src/relay/monitoring/problems.ts';

/** A store that stores and a GitHub that accepts the App. */
export const WELL: Dependencies = {
  findStoreProblem: async () => null,
  readGithub: () => ({ isKnown: true, problem: null }),
};
