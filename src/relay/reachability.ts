import type { GithubApp, GithubReply } from './ports.ts';

/** GitHub, and whether it was reachable when last asked. */
export interface WatchedGithub {
  readonly github: GithubApp;
  /** True until it is known to be otherwise. */
  isReachable(): boolean;
}

/** Answers the same GitHub, which remembers how the last call came out: a refusal is an answer too. */
export function watchGithub(github: GithubApp): WatchedGithub {
  let isReachable = true;
  const watch = async <T>(call: Promise<GithubReply<T>>): Promise<GithubReply<T>> => {
    const reply = await call;
    isReachable = reply.kind !== 'not-sent' && reply.kind !== 'lost';
    return reply;
  };
  return {
    isReachable: () => isReachable,
    github: {
      createCheck: (place, check) => watch(github.createCheck(place, check)),
      updateCheck: (place, id, check) => watch(github.updateCheck(place, id, check)),
      findCheck: (place) => watch(github.findCheck(place)),
      readRepository: (repository) => watch(github.readRepository(repository)),
      readBranchHead: (place, branch) => watch(github.readBranchHead(place, branch)),
      readWorkflowRun: (place, runId) => watch(github.readWorkflowRun(place, runId)),
      answerGate: (answer) => watch(github.answerGate(answer)),
      readMissedDeliveries: (since) => watch(github.readMissedDeliveries(since)),
      readApp: () => watch(github.readApp()),
      callsLeft: () => github.callsLeft(),
    },
  };
}
