import type { Matcher } from '../../matcher.ts';

/** What tools that build or change infrastructure say, the servers beside an application, and the CIs and hosts that run commands. */
export const INFRASTRUCTURE: readonly Matcher[] = [
  {
    name: 'terraform',
    kind: 'crash',
    pattern: /^(?:[│╷|] ?)?Error: (?<cause>.{1,250})/,
    near: [
      {
        where: 'below',
        within: 6,
        pattern: /^[│|]? {1,4}(?:on|with) (?<file>[\w./-]{1,200}\.tf(?:\.json)?) line (?<line>\d+)/,
        isRequired: true,
      },
      { where: 'below', within: 12, pattern: /^(?:[│|] )?(?<detail>[A-Z].{10,250})$/, until: /^(?:[│|] )?Error: / },
    ],
    sentence: '{cause}: {detail}',
  },
  {
    name: 'terraform-plain',
    kind: 'crash',
    pattern: /^│ Error: (?<cause>.{1,250})/,
  },
  {
    name: 'systemd-exec',
    kind: 'permission',
    pattern: /^[\w@.-]{1,100}\.service: (?<cause>Unable to locate executable '[^']{1,200}': Permission denied)/,
  },
  {
    name: 'systemd-exec-missing',
    kind: 'missing file',
    pattern: /^[\w@.-]{1,100}\.service: (?<cause>Unable to locate executable '[^']{1,200}': No such file or directory)/,
  },
  {
    name: 'hugo',
    kind: 'compile error',
    pattern:
      /^(?:ERROR |Error: )?[Ee]rror building site: "(?<file>[^"]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,7})": (?<cause>.{3,400})/,
  },
  {
    name: 'systemd-failed',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?<cause>[\w@.-]{1,100}\.service: (?:Failed with result '[\w-]{1,40}'|Main process exited, code=\w{1,20}, status=(?!0\b|143\b)\S{1,40}))/,
  },
  {
    name: 'ansible',
    kind: 'crash',
    pattern:
      /^fatal: \[[^\]]{1,100}\]: (?:FAILED|UNREACHABLE)! => (?:(?=.{0,900}?The error appears to (?:be|have been) in '(?<file>[^']{1,200})': line (?<line>\d{1,7}), column (?<column>\d{1,7}))|).{0,600}?"(?:msg": "(?!non-zero return code|MODULE FAILURE|Unable to (?:re)?start service)|stderr": "(?!"))(?<cause>(?:[^"\\]|\\[^n]){1,280})/,
    near: [{ where: 'below', within: 1, pattern: /^\.\.\.ignoring/, isForbidden: true }],
  },
  {
    // The service says why.
    name: 'ansible-service',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^fatal: \[[^\]]{1,100}\]: FAILED! => .{0,600}?"msg": "(?<cause>Unable to (?:re)?start service (?:[^"\\]|\\[^n]){1,250})/,
  },
  {
    name: 'ansible-file',
    kind: 'compile error',
    pattern: /^ERROR! (?<cause>.{3,250})/,
    near: [
      { where: 'below', within: 6, pattern: /^(?<detail>Syntax Error while loading YAML)/ },
      { where: 'below', within: 7, pattern: /^ {2}(?<reason>\S.{3,200})/ },
      {
        where: 'below',
        within: 12,
        pattern:
          /^The error appears to (?:be|have been) in '(?<file>[^']{1,200})': line (?<line>\d+), column (?<column>\d+)/,
      },
    ],
    sentence: '{cause} {detail}: {reason}',
  },
  {
    name: 'cloudformation',
    kind: 'crash',
    pattern: /^.{0,120}\b(?:CREATE_FAILED|UPDATE_FAILED|DELETE_FAILED)[ |]{1,24}(?<cause>[\w:]{1,80} .{1,250})/,
  },
  {
    name: 'kaniko',
    kind: 'crash',
    rank: 'exit',
    pattern: /^error building image: (?:error building stage: )?(?:failed to execute command: )?(?<cause>.{1,250})/,
  },
  {
    name: 'postgres-server',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S{0,6} [A-Z]{3,5} \[\d{1,8}\] )FATAL: {2}(?<cause>(?:could not (?:create|open|access|bind|write|load)|data directory|database files are incompatible|configuration file|password authentication failed|database "[^"]{1,100}" does not exist).{0,200})/,
  },
  {
    name: 'elasticsearch-bootstrap',
    kind: 'crash',
    pattern: /^.{0,80}(?<cause>max virtual memory areas vm\.max_map_count \[\d+\] is too low.{0,100})/,
  },
  {
    name: 'apache-port',
    kind: 'port',
    pattern: /^\(\d{1,3}\)(?<cause>Address already in use: AH00072: .{1,150})/,
  },
  {
    name: 'apache-syntax',
    kind: 'compile error',
    pattern: /^AH00526: (?<cause>Syntax error on line (?<line>\d+) of (?<file>[^\s:]{1,200}))/,
  },
  {
    name: 'haproxy',
    kind: 'compile error',
    pattern:
      /^(?:\[ALERT\] .{0,40}: )?(?:config : )?parsing \[(?<file>[^:\]]{1,200}):(?<line>\d+)\] ?: (?<cause>.{1,200})/,
  },
  {
    name: 'ci-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern:
      /^(?:##\[error\]|ERROR: |Error: |error: )?(?<cause>(?:The (?:job|build|step|action|deployment|operation|task)\b.{0,150}? (?:(?:exceeded|ran longer than|reached) the (?:maximum|time)|has timed out after)|(?:Too long with no output|No output has been received|Exceeded build time limit|Job failed: execution took longer|Build timed out|Timeout has been exceeded)\b).{0,150})/,
  },
  {
    name: 'cloud-build-step',
    kind: 'crash',
    rank: 'exit',
    pattern: /^ERROR: (?<cause>build step \d{1,3} "[^"]{1,200}" failed: .{1,150})/,
  },
  {
    name: 'codebuild-command',
    kind: 'crash',
    rank: 'exit',
    pattern: /^Command did not exit successfully (?<command>.{1,200}?) exit status (?<code>\d{1,3})$/,
    sentence: '{command} failed with exit code {code}',
  },
  {
    name: 'command-exited',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:Error: |ERROR: |error: )?Command "(?<command>[^"]{1,200})" (?:exited with|failed with exit code) (?<code>\d{1,3})/,
    sentence: '{command} failed with exit code {code}',
  },
  {
    name: 'command-failed',
    kind: 'crash',
    rank: 'exit',
    pattern: /^(?:Error message: |Error: )?Command failed with exit code (?<code>\d{1,3}): (?<command>.{1,200})/,
    sentence: '{command} failed with exit code {code}',
  },
  {
    name: 'ci-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:##\[error\]|Error: |ERROR: )(?<cause>(?:Process completed with exit code|Job failed: exit code|Bash exited with code) '?(?!0\b)\d{1,3})/,
  },
];
