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
    name: 'hugo',
    kind: 'compile error',
    pattern:
      /^(?:ERROR |Error: )?[Ee]rror building site: "(?<file>[^"]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,7})": (?<cause>.{3,400})/,
  },
  {
    name: 'ansible',
    kind: 'crash',
    pattern:
      /^fatal: \[[^\]]{1,100}\]: (?:FAILED|UNREACHABLE)! => (?:(?=.{0,900}?The error appears to (?:be|have been) in '(?<file>[^']{1,200})': line (?<line>\d{1,7}), column (?<column>\d{1,7}))|).{0,600}?"(?:msg": "(?!non-zero return code|MODULE FAILURE|Unable to (?:re)?start service)|stderr": "(?!"))(?<cause>(?:[^"\\]|\\[^n]){1,280})/,
    near: [{ where: 'below', within: 1, pattern: /^\.\.\.ignoring/, isForbidden: true }],
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
