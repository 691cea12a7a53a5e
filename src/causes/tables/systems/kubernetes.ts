import type { Matcher, NearLine } from '../../matcher.ts';

/** The name of the container that `kubectl describe pod` shows. */
const CONTAINER: NearLine = {
  where: 'above',
  within: 20,
  pattern: /^ {2}(?<container>[a-z][\w-]{0,62}):$/,
  isRequired: true,
};
const EXIT_CODE: NearLine = { where: 'below', within: 2, pattern: /^ {4,12}Exit Code: {1,12}(?<code>\d{1,3})$/ };

/** What Kubernetes, kubectl and Helm say of a rollout. The prefix of an event is left out (log-prefix.ts). */
export const KUBERNETES: readonly Matcher[] = [
  {
    name: 'kubernetes-unschedulable',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^(?<cause>\d+\/\d+ nodes are available: .{1,300}?)(?:\. preemption: |\.?$)/,
  },
  {
    name: 'kubernetes-image',
    kind: 'image pull',
    pattern: /^Failed to pull image (?<image>"[^"]{1,200}"): .{0,600}: (?<cause>[^:]{3,120})$/,
    sentence: 'Failed to pull image {image}: {cause}',
  },
  {
    name: 'kubernetes-container-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^ {4,12}Reason: {1,12}OOMKilled$/,
    near: [CONTAINER, EXIT_CODE],
    sentence: 'Container {container} was OOMKilled (exit code {code})',
  },
  {
    name: 'kubernetes-probe',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?:Error: )?(?<cause>(?:Liveness|Readiness|Startup) probe (?:failed|errored): .{1,250})/,
  },
  {
    name: 'kubectl-kustomize',
    kind: 'missing file',
    isSurvivable: true,
    pattern:
      /^(?:E\d{4} [\d:.]{8,15} {1,10}\d{1,8} run\.go:\d{1,6}\] "command failed" err="|[Ee]rror: (?=accumulating ))(?:accumulating .{0,800}?(?=evalsymlink|lstat |invalid |missing ))?(?<cause>[^"]{3,600})/,
  },
  {
    name: 'helm-failed',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^Error: (?<cause>(?:UPGRADE|INSTALLATION) FAILED: .{1,250})/,
    near: [{ where: 'below', within: 1, pattern: /^\s{1,8}\* (?<more>.{3,200})/ }],
    sentence: '{cause} {more}',
  },
];
