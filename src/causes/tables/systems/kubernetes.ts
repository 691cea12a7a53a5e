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
    name: 'kubernetes-image',
    kind: 'image pull',
    pattern: /^Failed to pull image (?<image>"[^"]{1,200}"): .{0,600}: (?<cause>[^:]{3,120})$/,
    sentence: 'Failed to pull image {image}: {cause}',
  },
  {
    name: 'kubernetes-image-name',
    kind: 'image pull',
    pattern: /^.{0,200}?Failed to apply default image tag "[^"]{1,200}": (?<cause>.{3,250})/,
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
    name: 'kubernetes-container-fault',
    kind: 'crash',
    rank: 'effect',
    pattern: /^ {4,12}Exit Code: {1,12}139$/,
    near: [CONTAINER],
    sentence: 'Container {container} terminated with a segmentation fault (exit code 139)',
  },
  {
    name: 'kubernetes-out-of-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^.{0,120}\b(?<cause>OOMKilled)\b/,
  },
  {
    name: 'kubernetes-probe-refused',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?<probe>(?:Live|Readi)ness|Startup) probe failed: (?:Get "?https?:\/\/[^":/]{1,100}:(?<port>\d{1,5})[^"]{0,200}"?: )?dial tcp \S{1,60} (?:connect: )?connection refused/,
    sentence: '{probe} probe failed: connection refused on port {port}',
  },
  {
    name: 'kubernetes-probe-deadline',
    kind: 'timeout',
    rank: 'effect',
    pattern:
      /^(?<probe>(?:Live|Readi)ness|Startup) probe failed: (?:Get "[^"]{1,300}": |command "?.{1,200}"? )?(?<cause>context deadline exceeded|timed out.{0,60}|net\/http: request canceled)/,
    sentence: '{probe} probe failed: {cause}',
  },
  {
    name: 'kubernetes-probe',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?:Error: )?(?<cause>(?:Liveness|Readiness|Startup) probe (?:failed|errored): .{1,250})/,
  },
  {
    name: 'kubernetes-unschedulable',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^(?<cause>\d+\/\d+ nodes are available: .{1,300}?)(?:\. preemption: |\.?$)/,
  },
  {
    name: 'kubernetes-deadline',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^(?<cause>Job was active longer than specified deadline)/,
  },
  {
    name: 'kubectl-forbidden',
    kind: 'permission',
    pattern:
      /^Error from server \(Forbidden\): (?:error when \w{1,20} "(?:STDIN|(?<file>[\w./-]{1,200}))": )?(?<cause>[^\s:]{1,200} (?:"[^"]{1,200}" )?is forbidden: User .{1,500})$/,
  },
  {
    name: 'kubectl-strict',
    kind: 'compile error',
    pattern: /^Error from server \(BadRequest\): .{0,400}strict decoding error: (?<cause>.{1,250})/,
  },
  {
    name: 'kubectl-validate',
    kind: 'compile error',
    pattern:
      /^error: error validating "(?<file>[^"]{1,200})": error validating data: (?!failed to download)(?:ValidationError\([^)]{1,200}\): )?(?<cause>[^;]{1,250})/,
    sentence: 'error validating "{file}": {cause}',
  },
  {
    name: 'helm-template-in-chart',
    kind: 'compile error',
    pattern:
      /^Error: (?:UPGRADE FAILED: |INSTALLATION FAILED: )?(?<cause>template: [\w.-]{1,100}\/(?<file>templates\/[^\s:]{1,200}):(?<line>\d+):(?<column>\d+): executing "[^"]{1,200}" at .{3,500})$/,
    near: [
      {
        where: 'above',
        within: 40,
        pattern:
          /^(?:[+$>] )?helm (?:upgrade|install|template) (?:(?:-i|--install) )?[\w.-]{1,60} (?<folder>(?:\.\/(?:[\w.-]{1,60}\/){0,4}|(?:charts?|deploy|deployment|helm|infra|k8s|kubernetes|ops)\/(?:[\w.-]{1,60}\/){0,4})[\w.-]{1,60})(?: |$)/,
        isRequired: true,
      },
    ],
  },
  {
    name: 'kubectl-kustomize',
    kind: 'missing file',
    isSurvivable: true,
    pattern:
      /^(?:E\d{4} [\d:.]{8,15} {1,10}\d{1,8} run\.go:\d{1,6}\] "command failed" err="|[Ee]rror: (?=accumulating ))(?:accumulating .{0,800}?(?=evalsymlink|lstat |invalid |missing ))?(?<cause>[^"]{3,600})/,
  },
  {
    name: 'helm-template',
    kind: 'compile error',
    pattern:
      /^Error: (?:UPGRADE FAILED: |INSTALLATION FAILED: )?(?<cause>(?:parse error at|template: (?<bareFile>[^:]{1,200}):(?<line>\d+):(?<column>\d+): executing "[^"]{1,200}" at|execution error at) .{3,500})$/,
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
