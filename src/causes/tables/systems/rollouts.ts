import { FAILED } from '../../log-verdicts.ts';
import type { Matcher, NearLine } from '../../matcher.ts';

/** What shells print before an error in a script that a CI or a builder wrote for a command. */
const TEMPORARY_SCRIPT =
  '^(?:/tmp/|/dev/|/scripts-|environment|/[\\w./-]{1,150}@tmp/|/home/runner/work/_temp/|/__w/_temp/)[\\w./@-]{0,150}: (?:line )?\\d{1,7}: ';

/** Advice fails a deployment only where the command that gave it failed. */
const COMMAND_FAILED: NearLine = {
  where: 'below',
  within: 60,
  pattern: FAILED,
  isRequired: true,
};

/** What kubectl, Helm, Kamal, Heroku, shells and ShellCheck say besides what the other tables of systems know. */
export const ROLLOUTS: readonly Matcher[] = [
  {
    name: 'kubernetes-image-refused',
    kind: 'image pull',
    pattern:
      /^(?:Error: )?Failed to pull image (?<image>"[^"]{1,200}"): .{0,600}?(?<cause>pull access denied, repository does not exist or may require authorization|You have reached your (?:unauthenticated )?pull rate limit)/,
    sentence: 'Failed to pull image {image}: {cause}',
  },
  {
    name: 'kubernetes-quota',
    kind: 'crash',
    pattern:
      /^(?:Error creating|Error from server \(Forbidden\)): (?<cause>.{1,200}is forbidden: (?:exceeded quota|violates PodSecurity|error looking up service account).{1,250})/,
  },
  {
    name: 'kubernetes-mount',
    kind: 'missing file',
    pattern:
      /^(?<cause>MountVolume\.SetUp failed for volume "[^"]{1,100}" ?: (?:secret|configmap|ConfigMap|Secret) "[^"]{1,200}" not found)/,
  },
  {
    name: 'kubectl-other',
    kind: 'crash',
    isSurvivable: true,
    pattern:
      /^(?:error: (?=resource mapping not found|the path "|context "|no context exists|current-context|unable to recognize|no objects passed|exec plugin|unable to read client|unable to load|the server doesn't have|error validating "[^"]{1,200}": error validating data: failed to download|no matches for|error loading config)|(?=The connection to the server \S{1,100} was refused|Unable to connect to the server: ))(?<cause>.{3,300})/,
  },
  {
    name: 'helm-other',
    kind: 'crash',
    pattern:
      /^Error: (?<cause>(?:repo \S{1,100} not found|failed to download "|chart "[^"]{1,100}" |path "[^"]{1,200}" not found|non-absolute URLs|Kubernetes cluster unreachable|found in Chart\.yaml|values don't meet the specifications|cannot re-use a name|release: not found|"[^"]{1,100}" has no deployed releases).{0,250})/,
  },
  {
    name: 'kamal-error',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^ {0,4}ERROR \([A-Z][\w:]{1,60}\): (?!.{0,200}exit status: \d)(?:Exception while executing (?:on host |as )\S{1,100}: )?(?<cause>.{3,300})/,
  },
  {
    name: 'heroku-rejected',
    kind: 'crash',
    rank: 'exit',
    pattern: /^ {0,2}! {1,8}(?<cause>Push rejected.{0,100})/,
  },
  {
    name: 'heroku-refused',
    kind: 'crash',
    rank: 'effect',
    pattern: /^ {0,2}! {1,8}(?:Error: )?(?<cause>(?!Push |No default language|Compiled slug)[A-Z][^:]{8,250}?)\.?$/,
    near: [{ where: 'below', within: 12, pattern: /^ {0,2}! {1,8}Push rejected/, isRequired: true }],
  },
  {
    name: 'heroku-router',
    kind: 'crash',
    rank: 'exit',
    pattern: /^at=error code=H(?:10|14|20|99) desc="(?<cause>[^"]{1,100})"/,
  },
  {
    name: 'shell-temporary-denied',
    kind: 'permission',
    isSurvivable: true,
    pattern: new RegExp(`${TEMPORARY_SCRIPT}(?<cause>\\.\\/(?<file>[\\w./@-]{1,200}): Permission denied)$`),
  },
  {
    name: 'shell-temporary-script',
    kind: 'crash',
    isSurvivable: true,
    pattern: new RegExp(
      `${TEMPORARY_SCRIPT}(?<cause>[^:]{1,200}: (?:(?:command )?not found|unbound variable|No such file or directory|Permission denied)|[Ss]yntax error.{1,150}|unexpected EOF .{1,150})$`,
    ),
  },
  {
    name: 'shell-temporary-unbound',
    kind: 'crash',
    isSurvivable: true,
    pattern:
      /^(?:\/tmp\/|\/dev\/|\/scripts-|environment|\/[\w./-]{1,150}@tmp\/|bash|\/bin\/(?:ba)?sh|\/home\/runner\/work\/_temp\/|\/__w\/_temp\/)[\w./@-]{0,150}: (?:line )?\d{1,7}: (?<cause>\w{1,100}: unbound variable)$/,
  },
  {
    name: 'shell-line-other',
    kind: 'crash',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d{1,7}): (?<cause>set: [Ii]llegal option .{1,60}|(?:\$\{.{1,100}: )?[Bb]ad substitution|\[\[: not found|\$'[^']{1,100}': command not found|.{0,100}division by (?:0|zero).{0,60}|arithmetic expression: .{1,100}|(?:source|export|local|declare|readonly): .{1,150})$/,
  },
  {
    name: 'shell-line-test',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/)[\w./@-]{1,200}\.(?:ba)?sh): (?:line )?(?<line>\d{1,7}): (?<cause>\[{1,2}: .{1,150}|[A-Z_][A-Z0-9_]{1,60}: .{3,200})$/,
  },
  {
    name: 'shellcheck',
    kind: 'lint error',
    pattern: /^ {0,300}\^-{0,300}\^? SC\d{4} \((?:error|warning|info|style)\): (?<cause>.{3,300})$/,
    near: [
      { where: 'above', within: 12, pattern: /^In (?<file>\S{1,200}) line (?<line>\d{1,7}):$/, isRequired: true },
      COMMAND_FAILED,
    ],
  },
  {
    name: 'shellcheck-gcc',
    kind: 'lint error',
    pattern:
      /^(?<file>[\w./@-]{1,200}):(?<line>\d{1,7}):(?<column>\d{1,7}): (?:error|warning|note): (?<cause>.{3,300}) \[SC\d{4}\]$/,
    near: [COMMAND_FAILED],
  },
];
