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

/** BuildKit names the instruction near the error: `Dockerfile:11`. */
const BELOW: NearLine = {
  where: 'below',
  within: 30,
  pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/,
};
const DAEMON_PLACE: readonly NearLine[] = [BELOW, { ...BELOW, where: 'above' }];

/** What Docker, BuildKit and Docker Compose say of a build, an image or a container. */
export const DOCKER: readonly Matcher[] = [
  {
    name: 'docker-copy-missing',
    kind: 'missing file',
    pattern:
      /^[^"]{0,200}(?<cause>failed to (?:calculate checksum of ref [^\s"]{1,100}|compute cache key:|walk [^\s"]{1,200}) "[^"]{1,300}": not found)/,
    near: PLACE,
  },
  {
    name: 'dockerfile-missing',
    kind: 'missing file',
    pattern:
      /^(?:(?:ERROR|error): )?(?:failed to solve: )?(?:failed to read dockerfile|unable to prepare context: unable to evaluate symlinks in Dockerfile path|resolve): (?<cause>(?:open|lstat|CreateFile) (?<file>\S{1,200}): no such file or directory)/,
  },
  {
    name: 'docker-image-missing',
    kind: 'image pull',
    pattern:
      /^(?:ERROR|error): (?<cause>(?:[\w.-]+(?::\d+)?\/)[\w./-]{1,200}(?::[\w.-]{1,128})?(?:@sha256:\w+)?: (?:not found|pull access denied.{0,200}|failed to .{1,300}|manifest unknown.{0,100}))/,
    near: PLACE,
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
    name: 'docker-exec-format',
    kind: 'crash',
    pattern:
      /^(?:terminated: )?(?<cause>(?:Application failed to start: failed to load |exec |standard_init_linux\.go:\d+: exec user process caused: ?)(?:(?<file>(?:\.\/|\/app\/|\/usr\/src\/app\/)[\w./-]{1,200}\.sh): |\S{1,200}: )?(?:"?exec format error"?|no such file or directory))$/,
    near: PLACE,
  },
  {
    name: 'buildkit-other',
    isGeneral: true,
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^(?:Error: buildx failed with: )?(?:ERROR|error): (?:failed to build: )?failed to solve: (?:rpc error: code = \w+ desc = )?(?!process "|executor failed)(?:\S{1,200}: (?=failed to resolve source))?(?<cause>.{1,400})/,
    near: DAEMON_PLACE,
  },
];
