import type { Matcher, NearLine } from '../../matcher.ts';

/** BuildKit names the instruction near the error: `Dockerfile:11`. */
const BELOW: NearLine = {
  where: 'below',
  within: 30,
  pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/,
};
const PLACE: readonly NearLine[] = [BELOW, { ...BELOW, where: 'above' }];

/** What Docker's command line, its daemon, a registry and Compose say that no other matcher knows. */
export const DOCKER_DAEMON: readonly Matcher[] = [
  {
    name: 'docker-unreachable',
    kind: 'crash',
    pattern:
      /^(?:(?:ERROR|Error|error|docker): )?(?:failed to [\w ]{1,40}: )?(?<cause>(?:Cannot connect to the Docker daemon at|error during connect: |Couldn't connect to Docker daemon|failed to connect to the docker API at).{0,280})/,
  },
  {
    name: 'buildkit-other',
    isGeneral: true,
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^(?:Error: buildx failed with: )?(?:ERROR|error): (?:failed to build: )?failed to solve: (?:rpc error: code = \w+ desc = )?(?!process "|executor failed)(?:\S{1,200}: (?=failed to resolve source))?(?<cause>.{1,400})/,
    near: PLACE,
  },
];
