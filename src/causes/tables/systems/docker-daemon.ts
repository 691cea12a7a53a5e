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
    name: 'docker-socket',
    kind: 'permission',
    pattern:
      /^(?:(?:ERROR|Error|error|docker): )?(?<cause>(?:Got )?permission denied while trying to connect to the (?:Docker daemon socket|docker API) at \w{1,10}:\/\/[\w./:-]{1,100})/,
  },
  {
    name: 'docker-rate-limit',
    kind: 'image pull',
    pattern: /^(?:ERROR|Error|error|docker)[: ].{0,600}?(?<cause>toomanyrequests: .{1,250})/,
    near: PLACE,
  },
  {
    name: 'nomad-image',
    kind: 'image pull',
    pattern: /^(?:[\w -]{0,40} {2})?(?<cause>Failed to pull `[^`]{1,200}`: .{1,250})/,
  },
  {
    name: 'docker-login',
    kind: 'permission',
    pattern:
      /^(?:Error: |##\[error\])?(?<cause>Username and password required|Cannot perform an interactive login from a(?: non)? TTY device|Error saving credentials: .{1,200}|no basic auth credentials)$/,
  },
  {
    name: 'docker-registry',
    kind: 'image pull',
    pattern:
      /^(?:(?:ERROR|Error|error): )?(?:failed to push \S{1,200}: )?(?<cause>(?:name unknown: |tag invalid: |manifest invalid: |blob upload (?:unknown|invalid)|manifest blob unknown|error parsing HTTP \d{3} response body: |received unexpected HTTP status: |unexpected status from \w+ request to |unknown blob$|unknown: Not Found|requested access to the resource is denied).{0,280})/,
  },
  {
    name: 'docker-mount-kind',
    kind: 'missing file',
    pattern: /^(?:docker: )?Error response from daemon: [^"]{0,200}: (?<cause>error mounting ".{1,400})/,
  },
  {
    name: 'docker-daemon-other',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^(?:(?:docker|Error|ERROR): )?(?:failed to [\w ]{1,60}: )?Error response from daemon: (?<cause>(?!No such |You cannot remove|cannot (?:stop|kill|remove) |network \S{1,100} (?:not found|has active)|.{0,150} is not running).{1,300})/,
  },
  {
    name: 'docker-command-other',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern: /^docker: (?!Error response)(?<cause>[a-z'"].{1,300})/,
  },
  {
    name: 'docker-context',
    kind: 'missing file',
    pattern:
      /^(?:(?:ERROR|error): )?(?:failed to build: )?(?<cause>(?:unable to prepare context: |error checking context: |resolve : |invalid tag "|failed to stat |"docker (?:buildx )?\w+" requires |the Dockerfile cannot be empty|no builder ")(?!.{0,150}Dockerfile path).{0,250})/,
  },
  {
    name: 'docker-copy-destination',
    kind: 'compile error',
    pattern:
      /^(?<cause>When using (?:COPY|ADD) with more than one source file, the destination must be a directory and end with a \/)/,
  },
  {
    name: 'buildkit-copy-missing',
    kind: 'missing file',
    pattern:
      /^(?:ERROR|error): (?:failed to solve: )?(?:failed to compute cache key: )?(?<cause>"[^"]{1,300}" not found: not found)/,
    near: PLACE,
  },
  {
    name: 'buildkit-other',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^(?:Error: buildx failed with: )?(?:ERROR|error): (?:failed to build: )?failed to solve: (?:rpc error: code = \w+ desc = )?(?!process "|executor failed)(?:\S{1,200}: (?=failed to resolve source))?(?<cause>.{1,400})/,
    near: PLACE,
  },
  {
    name: 'compose-no-file',
    kind: 'missing file',
    pattern:
      /^(?<cause>no configuration file provided: not found|(?:env file|Couldn't find env file:) \S{1,200}(?: not found(?:: .{1,200})?)?|open [\w./-]{1,200}\.ya?ml: no such file or directory)$/,
  },
  {
    name: 'compose-other',
    kind: 'compile error',
    pattern:
      /^(?:error while interpolating \S{1,200}: |invalid interpolation format for \S{1,200}[: ]{0,2})?(?<cause>required variable \S{1,100} is missing a value.{0,150}|network \S{1,100} declared as external, but could not be found.{0,100}|external volume "[^"]{1,100}" not found|no such service: \S{1,100}|yaml: (?:line \d{1,5}: |unmarshal errors|found ).{0,200}|You may need to escape any \$.{0,100}|dependency cycle detected: .{1,200})$/,
  },
];
