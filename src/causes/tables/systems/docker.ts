import type { Matcher, NearLine } from '../../matcher.ts';

/** BuildKit names the instruction below the error: `Dockerfile:11`. */
const INSTRUCTION: NearLine = {
  where: 'below',
  within: 60,
  pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/,
};
/** Some versions print the place before the last line. */
const INSTRUCTION_ABOVE: NearLine = { ...INSTRUCTION, where: 'above', within: 30 };
const PLACE = [INSTRUCTION, INSTRUCTION_ABOVE];

/** What Docker, BuildKit and Docker Compose say of a build, an image or a container. */
export const DOCKER: readonly Matcher[] = [
  {
    name: 'docker-run-killed',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^[^K]{0,80}\bKilled\b/,
    near: [
      {
        where: 'below',
        within: 20,
        pattern:
          /^(?:ERROR: process "|ERROR: executor failed running \[|The command ')(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"'\]]{1,200})["'\]].{0,60}code: 137$/,
        isRequired: true,
      },
      ...PLACE,
    ],
    sentence: 'Killed: out of memory during {command} (exit code 137)',
  },
  {
    name: 'buildkit-exit-137',
    kind: 'out of memory',
    rank: 'effect',
    pattern:
      /^(?:(?:ERROR|error): )?(?:failed to solve: )?process "(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"]{1,200})" did not complete successfully: (?:exit code: 137|cannot allocate memory)/,
    near: PLACE,
    sentence: '{command} was killed with exit code 137, most likely for lack of memory',
  },
  {
    name: 'buildkit-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:executor failed running \[|process ")(?:\/bin\/(?:ba)?sh -e?o?c )?(?<command>[^"\]]{1,200})["\]](?: did not complete successfully)?: exit code: (?<code>\d{1,3})/,
    sentence: '{command} failed with exit code {code}',
  },
  {
    name: 'docker-legacy-exit-137',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^The command '(?:\/bin\/(?:ba)?sh -c )?(?<command>[^']{1,200})' returned a non-zero code: 137$/,
    sentence: '{command} was killed with exit code 137, most likely for lack of memory',
  },
  {
    name: 'docker-legacy-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^The command '(?:\/bin\/(?:ba)?sh -c )?(?<command>[^']{1,200})' returned a non-zero code: (?<code>\d{1,3})/,
    sentence: '{command} failed with exit code {code}',
  },
  {
    name: 'docker-copy-missing',
    kind: 'missing file',
    pattern:
      /^[^"]{0,200}(?<cause>failed to (?:calculate checksum of ref [^\s"]{1,100}|compute cache key:|walk [^\s"]{1,200}) "[^"]{1,300}": not found)/,
    near: PLACE,
  },
  {
    name: 'docker-copy-failed',
    kind: 'missing file',
    pattern: /^(?<cause>(?:COPY|ADD) failed: .{1,300})/,
  },
  {
    name: 'dockerfile-missing',
    kind: 'missing file',
    pattern:
      /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to read dockerfile|unable to prepare context: unable to evaluate symlinks in Dockerfile path|resolve): (?<cause>(?:open|lstat|CreateFile) (?<file>\S{1,200}): no such file or directory)/,
  },
  {
    name: 'dockerfile-parse',
    kind: 'compile error',
    pattern:
      /^(?:(?:ERROR|error): )?(?:failed to solve: |Error response from daemon: )?(?:failed to create LLB definition: |rpc error: code = Unknown desc = )?(?<cause>[Dd]ockerfile parse error (?:on )?line (?<line>\d+): .{1,300})/,
    near: [{ ...INSTRUCTION, within: 20 }, INSTRUCTION_ABOVE],
  },
  {
    name: 'docker-image-missing',
    kind: 'image pull',
    pattern:
      /^(?:ERROR|error): (?<cause>(?:[\w.-]+(?::\d+)?\/)[\w./-]{1,200}(?::[\w.-]{1,128})?(?:@sha256:\w+)?: (?:not found|pull access denied.{0,200}|failed to .{1,300}|manifest unknown.{0,100}))/,
    near: PLACE,
  },
  {
    name: 'docker-platform',
    kind: 'image pull',
    pattern: /^(?:ERROR|error): .{0,300}?(?<cause>no match for platform in manifest(?: sha256:\w{8,64})?: not found)$/,
    near: PLACE,
  },
  {
    name: 'docker-resolve-source',
    kind: 'image pull',
    rank: 'effect',
    pattern:
      /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?<image>[^\s:]{1,200}(?::[\w.-]{1,128})?): (?:failed to (?:do request|authorize|resolve|fetch)|error getting credentials|no match for platform|pulling from host)(?<rest>.{0,100}: )?(?<cause>[^:]{3,200})$/,
    near: PLACE,
    sentence: '{image}: {cause}',
  },
  {
    name: 'docker-daemon-image',
    kind: 'image pull',
    isSurvivable: true,
    pattern:
      /^(?:Error response from daemon|Error|ERROR|docker): (?:Error response from daemon: )?(?<cause>(?:pull access denied|manifest for|manifest unknown|unauthorized: |no matching manifest|toomanyrequests: |Head "|Get "https:\/\/registry).{0,300})/,
    near: PLACE,
  },
  {
    name: 'docker-push-denied',
    kind: 'permission',
    isSurvivable: true,
    pattern:
      /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to push \S{1,200}: )?(?<cause>(?:denied|unauthorized|insufficient_scope)[: ].{0,200}|push access denied.{0,200}|server message: insufficient_scope.{0,100})/,
    near: PLACE,
  },
  {
    name: 'docker-port-allocated',
    kind: 'port',
    pattern:
      /^(?:(?:docker|Error|ERROR): )?(?:Error response from daemon: )?(?:failed to set up container networking: )?(?:driver failed programming external connectivity|Ports are not available|cannot start service).{0,200}?(?<cause>Bind for \S{1,60} failed: port is already allocated|listen tcp\S? \S{1,60} bind: address already in use|exposing port .{1,200})/,
  },
  {
    name: 'docker-exec-permission',
    kind: 'permission',
    pattern:
      /^[^"]{0,300}(?:unable to start container process|starting container process caused): (?:error during container init: )?(?<cause>exec: "(?:(?<file>\.?\/[^"]{1,200})|[^"]{1,200})": permission denied)/,
  },
  {
    name: 'docker-exec-missing',
    kind: 'missing file',
    pattern:
      /^[^"]{0,300}(?:unable to start container process|starting container process caused): (?:error during container init: )?(?<cause>exec: "(?:(?<file>\.\/[\w./-]{1,200})|[^"]{1,200})": (?:executable file not found in \$PATH|stat [^:]{1,200}: no such file or directory|no such file or directory|exec format error))/,
  },
  {
    name: 'docker-exec-format',
    kind: 'crash',
    pattern:
      /^(?:terminated: )?(?<cause>(?:Application failed to start: failed to load |exec |standard_init_linux\.go:\d+: exec user process caused: ?)(?:(?<file>(?:\.\/|\/app\/|\/usr\/src\/app\/)[\w./-]{1,200}\.sh): |\S{1,200}: )?(?:"?exec format error"?|no such file or directory))$/,
    near: PLACE,
  },
  {
    name: 'docker-mount',
    kind: 'missing file',
    pattern:
      /^(?:docker: )?Error response from daemon: (?<cause>(?:invalid mount config|error while mounting volume|failed to (?:mount|populate)|network \S{1,100} not found|No such image|create \S{1,100}: ).{0,250})/,
  },
  {
    name: 'docker-disk-full',
    kind: 'crash',
    pattern:
      /^(?:(?:ERROR|error|Error response from daemon): )?(?:failed to (?:solve|register layer|copy|prepare|export)[^:]{0,100}: )(?<cause>.{0,250}no space left on device)/,
  },
  {
    name: 'compose-unhealthy',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?<cause>(?:dependency failed to start: )?[Cc]ontainer \S{1,100} is unhealthy)\b/,
  },
  {
    name: 'swarm-paused',
    kind: 'crash',
    rank: 'effect',
    pattern: /^service update paused: (?<cause>update paused due to failure .{1,250})/,
  },
  {
    name: 'compose-exited',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^(?<cause>(?:dependency failed to start: container \S{1,100}|service "[^"]{1,100}" (?:didn't|did not) complete successfully:?) ?(?:exited \(\d{1,3}\)|exit \d{1,3}))/,
  },
  {
    name: 'compose-invalid',
    kind: 'compile error',
    pattern:
      /^(?:validating \S{1,200}: |yaml: |parsing \S{1,200}: )?(?<cause>(?:services|networks|volumes)[. ]\S{0,200} (?:Additional property|additional properties|must be|contains an unsupported).{0,200}|service "[^"]{1,100}" (?:refers to undefined|depends on undefined|has neither an image).{0,200})/,
  },
  {
    name: 'docker-health-output',
    kind: 'health check',
    rank: 'effect',
    pattern: /^\{"Status":"unhealthy",.{0,400}?"Output":"(?<cause>(?!\\?")(?:[^"\\]|\\[^n]){3,300})/,
  },
  {
    name: 'docker-oom-killed',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^.{0,120}(?<cause>\bOOMKilled\b).{0,60}$/,
  },
];
