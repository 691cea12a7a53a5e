import type { Matcher, NearLine } from '../../matcher.ts';

const KUBELET = 'https://github.com/kubernetes/kubernetes/tree/master/pkg/kubelet/events';
const PROBER = 'https://github.com/kubernetes/kubernetes/blob/master/pkg/kubelet/prober/prober.go';

const DESCRIBE = 'https://github.com/kubernetes/kubectl/blob/master/pkg/describe/describe.go (describeContainers)';
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
    example:
      'Failed to pull image "registry.example.com/web:1.9.0": rpc error: code = NotFound desc = failed to pull and unpack image "registry.example.com/web:1.9.0": failed to resolve reference "registry.example.com/web:1.9.0": registry.example.com/web:1.9.0: not found',
    source: KUBELET,
  },
  {
    name: 'kubernetes-image-plain',
    kind: 'image pull',
    pattern: /^(?<cause>Failed to pull image "[^"]{1,200}".{0,200})/,
    example: 'Failed to pull image "web:2": not found',
    source: KUBELET,
  },
  {
    name: 'kubernetes-image-name',
    kind: 'image pull',
    pattern: /^.{0,200}?Failed to apply default image tag "[^"]{1,200}": (?<cause>.{3,250})/,
    example:
      'Failed to apply default image tag "ghcr.io/Acme/web:2": couldn\'t parse image name "ghcr.io/Acme/web:2": invalid reference format: repository name (Acme/web) must be lowercase',
    source: KUBELET,
  },
  {
    name: 'kubernetes-image-waiting',
    kind: 'image pull',
    rank: 'effect',
    pattern: /^(?<cause>Back-off pulling image "[^"]{1,200}"|Error: InvalidImageName)/,
    example: 'Back-off pulling image "registry.example.com/web:1.9.0"',
    source: KUBELET,
  },
  {
    name: 'kubernetes-image-status',
    kind: 'image pull',
    rank: 'effect',
    pattern: /^.{0,120}\b(?<cause>ImagePullBackOff|ErrImagePull|InvalidImageName|ErrImageNeverPull)\b/,
    example: 'web-5b7d9c6f4-t2v8k   0/1     ImagePullBackOff   0          92s',
    source: KUBELET,
  },
  {
    name: 'kubernetes-container-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^ {4,12}Reason: {1,12}OOMKilled$/,
    near: [CONTAINER, EXIT_CODE],
    sentence: 'Container {container} was OOMKilled (exit code {code})',
    example:
      '  worker:\n    State:          Waiting\n    Last State:     Terminated\n      Reason:       OOMKilled\n      Exit Code:    137',
    source: DESCRIBE,
  },
  {
    name: 'kubernetes-container-fault',
    kind: 'crash',
    rank: 'effect',
    pattern: /^ {4,12}Exit Code: {1,12}139$/,
    near: [CONTAINER],
    sentence: 'Container {container} terminated with a segmentation fault (exit code 139)',
    example: '  thumbs:\n    Last State:     Terminated\n      Reason:       Error\n      Exit Code:    139',
    source: DESCRIBE,
  },
  {
    name: 'kubernetes-container-exit',
    kind: 'crash',
    rank: 'effect',
    pattern: /^ {4,12}Exit Code: {1,12}(?<code>(?!0$|143$)\d{1,3})$/,
    near: [CONTAINER],
    sentence: 'Container {container} terminated with exit code {code}',
    example: '  web:\n    Last State:     Terminated\n      Reason:       Error\n      Exit Code:    1',
    source: DESCRIBE,
  },
  {
    name: 'kubernetes-out-of-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^.{0,120}\b(?<cause>OOMKilled)\b/,
    example: '      Reason:       OOMKilled',
    source: 'https://kubernetes.io/docs/tasks/configure-pod-container/assign-memory-resource/',
  },
  {
    name: 'kubernetes-probe-refused',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?<probe>(?:Live|Readi)ness|Startup) probe failed: (?:Get "?https?:\/\/[^":/]{1,100}:(?<port>\d{1,5})[^"]{0,200}"?: )?dial tcp \S{1,60} (?:connect: )?connection refused/,
    sentence: '{probe} probe failed: connection refused on port {port}',
    example:
      'Liveness probe failed: Get "http://10.42.1.37:8080/healthz": dial tcp 10.42.1.37:8080: connect: connection refused',
    source: PROBER,
  },
  {
    name: 'kubernetes-probe-deadline',
    kind: 'timeout',
    rank: 'effect',
    pattern:
      /^(?<probe>(?:Live|Readi)ness|Startup) probe failed: (?:Get "[^"]{1,300}": |command "?.{1,200}"? )?(?<cause>context deadline exceeded|timed out.{0,60}|net\/http: request canceled)/,
    sentence: '{probe} probe failed: {cause}',
    example:
      'Startup probe failed: Get "http://10.1.8.20:9200/_ready": context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
    source: PROBER,
  },
  {
    name: 'kubernetes-probe',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?:Error: )?(?<cause>(?:Liveness|Readiness|Startup) probe (?:failed|errored): .{1,250})/,
    example: 'Readiness probe failed: HTTP probe failed with statuscode: 503',
    source: PROBER,
  },
  {
    name: 'kubernetes-crash-loop',
    kind: 'crash',
    rank: 'effect',
    pattern: /^(?<cause>Back-off restarting failed container(?: (?!in )\S{1,100})?)/,
    example: 'Back-off restarting failed container api in pod api-6d9c7b8f5d-4xk2p_shop',
    source: KUBELET,
  },
  {
    name: 'kubernetes-unschedulable',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^(?<cause>\d+\/\d+ nodes are available: .{1,300}?)(?:\. preemption: |\.?$)/,
    example:
      '0/3 nodes are available: 3 Insufficient memory. preemption: 0/3 nodes are available: 3 No preemption victims found for incoming pod.',
    source: 'https://github.com/kubernetes/kubernetes/blob/master/pkg/scheduler/framework/types.go',
  },
  {
    name: 'kubernetes-deadline',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^(?<cause>Job was active longer than specified deadline)/,
    example: 'Job was active longer than specified deadline',
    source: 'https://github.com/kubernetes/kubernetes/blob/master/pkg/controller/job/job_controller.go',
  },
  {
    name: 'kubernetes-backoff-limit',
    kind: 'crash',
    rank: 'effect',
    pattern: /^(?:Error: |error: )?(?<cause>Job has reached the specified backoff limit)/,
    example: 'Job has reached the specified backoff limit',
    source: 'https://github.com/kubernetes/kubernetes/blob/master/pkg/controller/job/job_controller.go',
  },
  {
    name: 'kubernetes-config-missing',
    kind: 'missing file',
    pattern:
      /^(?:Error: )?(?:MountVolume\.SetUp failed for volume "[^"]{1,100}" ?: )?(?<cause>(?:references non-existent |couldn't find key \S{1,100} in )?(?:secret|configmap|ConfigMap|Secret) \S{1,200} not found|couldn't find key .{1,200}|configmap references non-existent config key: .{1,100})/,
    example: 'MountVolume.SetUp failed for volume "config" : configmap "web-config" not found',
    source: KUBELET,
  },
  {
    name: 'kubernetes-container-start',
    kind: 'missing file',
    pattern:
      /^Error: failed to (?:create|start) container[^"]{0,200}: (?:error during container init: )?(?<cause>exec: "[^"]{1,200}": .{1,120})/,
    example:
      'Error: failed to create containerd task: failed to create shim task: unable to start container process: exec: "serve": executable file not found in $PATH: unknown',
    source: KUBELET,
  },
  {
    name: 'kubectl-forbidden',
    kind: 'permission',
    pattern:
      /^Error from server \(Forbidden\): (?:error when \w{1,20} "(?:STDIN|(?<file>[\w./-]{1,200}))": )?(?<cause>[^\s:]{1,200} (?:"[^"]{1,200}" )?is forbidden: User .{1,500})$/,
    example:
      'Error from server (Forbidden): deployments.apps "web" is forbidden: User "system:serviceaccount:ci:deployer" cannot patch resource "deployments" in API group "apps" in the namespace "prod"',
    source:
      'https://github.com/kubernetes/kubernetes/blob/master/staging/src/k8s.io/apiserver/pkg/endpoints/handlers/responsewriters/errors.go',
  },
  {
    name: 'kubectl-strict',
    kind: 'compile error',
    pattern: /^Error from server \(BadRequest\): .{0,400}strict decoding error: (?<cause>.{1,250})/,
    example:
      'Error from server (BadRequest): error when creating "k8s/deployment.yaml": Deployment in version "v1" cannot be handled as a Deployment: strict decoding error: unknown field "spec.template.spec.containers[0].imagePullPolice"',
    source:
      'https://github.com/kubernetes/kubernetes/blob/master/staging/src/k8s.io/apimachinery/pkg/runtime/strict_decoding_error.go',
  },
  {
    name: 'kubectl-validate',
    kind: 'compile error',
    pattern:
      /^error: error validating "(?<file>[^"]{1,200})": error validating data: (?!failed to download)(?:ValidationError\([^)]{1,200}\): )?(?<cause>[^;]{1,250})/,
    sentence: 'error validating "{file}": {cause}',
    example:
      'error: error validating "k.yaml": error validating data: kind not set; if you choose to ignore these errors, turn validation off with --validate=false',
    source: 'https://github.com/kubernetes/kubectl/blob/master/pkg/validation/schema.go',
  },
  {
    name: 'kubectl-parse',
    kind: 'compile error',
    pattern:
      /^error: error parsing (?<file>[^\s:]{1,200}): (?<cause>error converting YAML to JSON: yaml: line (?<line>\d+): .{1,200})/,
    sentence: '{cause}',
    example:
      'error: error parsing k8s/web.yaml: error converting YAML to JSON: yaml: line 12: mapping values are not allowed in this context',
    source: 'https://github.com/kubernetes/cli-runtime/blob/master/pkg/resource/visitor.go',
  },
  {
    name: 'kubectl-invalid',
    kind: 'compile error',
    pattern: /^The \w+ "[^"]{1,200}" is invalid: (?<cause>.{1,250})/,
    example:
      'The Deployment "web" is invalid: spec.selector: Invalid value: {"matchLabels":{"app":"api"}}: field is immutable',
    source: 'https://github.com/kubernetes/kubectl/blob/master/pkg/cmd/util/helpers.go',
  },
  {
    name: 'kubectl-server',
    kind: 'missing file',
    isSurvivable: true,
    pattern:
      /^Error from server \((?:NotFound|AlreadyExists|Conflict|InternalError|BadRequest)\): (?!.{0,200} is waiting to start: )(?<cause>.{1,250})/,
    example: 'Error from server (NotFound): namespaces "prod" not found',
    source: 'https://github.com/kubernetes/kubectl/blob/master/pkg/cmd/util/helpers.go',
  },
  {
    name: 'kubectl-unauthorized',
    kind: 'permission',
    pattern: /^error: (?<cause>You must be logged in to the server.{0,100})/,
    example: 'error: You must be logged in to the server (Unauthorized)',
    source: 'https://github.com/kubernetes/kubectl/blob/master/pkg/cmd/util/helpers.go',
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
    example:
      '+ helm upgrade web deploy/web -n prod\nError: UPGRADE FAILED: template: web/templates/ingress.yaml:17:22: executing "web/templates/ingress.yaml" at <.Values.tls.host>: nil pointer evaluating interface {}.host',
    source: 'https://github.com/helm/helm/blob/main/pkg/engine/engine.go',
  },
  {
    name: 'kubectl-kustomize',
    kind: 'missing file',
    isSurvivable: true,
    pattern:
      /^(?:E\d{4} [\d:.]{8,15} {1,10}\d{1,8} run\.go:\d{1,6}\] "command failed" err="|[Ee]rror: (?=accumulating ))(?:accumulating .{0,800}?(?=evalsymlink|lstat |invalid |missing ))?(?<cause>[^"]{3,600})/,
    example:
      "E0421 14:03:21.381334      77 run.go:72] \"command failed\" err=\"accumulating resources: accumulation err='accumulating resources from 'web.yaml': evalsymlink failure on '/app/web.yaml' : lstat /app/web.yaml: no such file or directory': must build at directory: not a valid directory\"",
    source: 'https://github.com/kubernetes/kubernetes/blob/master/staging/src/k8s.io/component-base/cli/run.go',
  },
  {
    name: 'helm-template',
    kind: 'compile error',
    pattern:
      /^Error: (?:UPGRADE FAILED: |INSTALLATION FAILED: )?(?<cause>(?:parse error at|template: (?<bareFile>[^:]{1,200}):(?<line>\d+):(?<column>\d+): executing "[^"]{1,200}" at|execution error at) .{3,500})$/,
    example:
      'Error: UPGRADE FAILED: template: web/templates/deployment.yaml:23:28: executing "web/templates/deployment.yaml" at <.Values.image.tag>: nil pointer evaluating interface {}.tag',
    source: 'https://github.com/helm/helm/blob/main/pkg/engine/engine.go',
  },
  {
    name: 'helm-failed',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^Error: (?<cause>(?:UPGRADE|INSTALLATION) FAILED: .{1,250})/,
    near: [{ where: 'below', within: 1, pattern: /^\s{1,8}\* (?<more>.{3,200})/ }],
    sentence: '{cause} {more}',
    example: 'Error: UPGRADE FAILED: timed out waiting for the condition',
    source: 'https://github.com/helm/helm/blob/main/cmd/helm/upgrade.go',
  },
  {
    name: 'kubectl-rollout',
    kind: 'timeout',
    rank: 'exit',
    pattern:
      /^error: (?<cause>(?:deployment|statefulset|daemonset) "[^"]{1,200}" (?:exceeded its progress deadline|rollout failed)|timed out waiting for the condition.{0,100})/,
    example: 'error: deployment "api" exceeded its progress deadline',
    source: 'https://github.com/kubernetes/kubectl/blob/master/pkg/polymorphichelpers/rollout_status.go',
  },
];
