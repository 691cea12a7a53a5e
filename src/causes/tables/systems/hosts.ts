import type { Matcher } from '../../matcher.ts';

/** What shells print before an error in a script that a CI or a builder wrote for a command. */
const TEMPORARY_SCRIPT =
  '^(?:/tmp/|/dev/|/scripts-|environment|/[\\w./-]{1,150}@tmp/|/home/runner/work/_temp/|/__w/_temp/)[\\w./@-]{0,150}: (?:line )?\\d{1,7}: ';

/** What the hosts and builders of platforms say: Heroku, Render, Fly, Cloud Native Buildpacks, Amazon ECS, Cloud Run, Kamal, Railway. */
export const HOSTS: readonly Matcher[] = [
  {
    name: 'heroku-boot-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^Error R10 \(Boot timeout\)(?: -> (?<cause>.{1,200}))?/,
    sentence: 'Boot timeout: {cause}',
  },
  {
    name: 'fly-health',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?:Error: |error: |✖ )?(?<cause>(?:timeout reached waiting for health checks to pass for machine|failed to update machine|Health check .{1,100} (?:has failed|failed)|smoke checks? for \S{1,40} failed|the app appears to be crashing)[^\n]{0,150})/i,
  },
  {
    name: 'cloud-run-port',
    kind: 'port',
    rank: 'effect',
    pattern:
      /^(?:ERROR: )?(?:\(gcloud\.[\w.]{1,60}\) )?(?:Revision '[^']{1,100}' is not ready and cannot serve traffic\. )?(?<cause>The user-provided container failed to start and listen on the port [^.]{1,200})/,
  },
  {
    name: 'shell-temporary-denied',
    kind: 'permission',
    isSurvivable: true,
    pattern: new RegExp(`${TEMPORARY_SCRIPT}(?<cause>\\.\\/(?<file>[\\w./@-]{1,200}): Permission denied)$`),
  },
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
    name: 'ansible',
    kind: 'crash',
    pattern:
      /^fatal: \[[^\]]{1,100}\]: (?:FAILED|UNREACHABLE)! => (?:(?=.{0,900}?The error appears to (?:be|have been) in '(?<file>[^']{1,200})': line (?<line>\d{1,7}), column (?<column>\d{1,7}))|).{0,600}?"(?:msg": "(?!non-zero return code|MODULE FAILURE|Unable to (?:re)?start service)|stderr": "(?!"))(?<cause>(?:[^"\\]|\\[^n]){1,280})/,
    near: [{ where: 'below', within: 1, pattern: /^\.\.\.ignoring/, isForbidden: true }],
  },
  {
    name: 'ansible-indented',
    kind: 'crash',
    pattern: /^(?:fatal: \[[^\]]{1,100}\]: )?(?:FAILED|UNREACHABLE)! =>(?: \{)?$/,
    near: [
      {
        where: 'below',
        within: 20,
        pattern: /^\s{1,8}"?msg"?: "?(?!non-zero return code|MODULE FAILURE)(?<cause>(?:[^"\\]|\\.){3,280})/,
        isRequired: true,
      },
      { where: 'below', within: 24, pattern: /^\.\.\.ignoring/, isForbidden: true },
    ],
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
    name: 'ci-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern:
      /^(?:##\[error\]|ERROR: |Error: |error: )?(?<cause>(?:The (?:job|build|step|action|deployment|operation|task)\b.{0,150}? (?:(?:exceeded|ran longer than|reached) the (?:maximum|time)|has timed out after)|(?:Too long with no output|No output has been received|Exceeded build time limit|Job failed: execution took longer|Build timed out|Timeout has been exceeded)\b).{0,150})/,
  },
];
