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
    example:
      '│ Error: Reference to undeclared resource\n│ \n│   on main.tf line 14, in resource "aws_instance" "web":\n│   14:   subnet_id = aws_subnet.prod.id',
    source: 'https://github.com/hashicorp/terraform/blob/main/internal/command/format/diagnostic.go',
  },
  {
    name: 'terraform-plain',
    kind: 'crash',
    pattern: /^│ Error: (?<cause>.{1,250})/,
    example: '│ Error: No valid credential sources found',
    source: 'https://github.com/hashicorp/terraform/blob/main/internal/command/format/diagnostic.go',
  },
  {
    name: 'systemd-exec',
    kind: 'permission',
    pattern: /^[\w@.-]{1,100}\.service: (?<cause>Unable to locate executable '[^']{1,200}': Permission denied)/,
    example: "shop.service: Unable to locate executable '/opt/shop/current/bin/server': Permission denied",
    source: 'https://github.com/systemd/systemd/blob/main/src/core/exec-invoke.c',
  },
  {
    name: 'systemd-exec-missing',
    kind: 'missing file',
    pattern: /^[\w@.-]{1,100}\.service: (?<cause>Unable to locate executable '[^']{1,200}': No such file or directory)/,
    example: "shop.service: Unable to locate executable '/opt/shop/bin/server': No such file or directory",
    source: 'https://github.com/systemd/systemd/blob/main/src/core/exec-invoke.c',
  },
  {
    name: 'hugo',
    kind: 'compile error',
    pattern:
      /^(?:ERROR |Error: )?[Ee]rror building site: "(?<file>[^"]{1,300}):(?<line>\d{1,7}):(?<column>\d{1,7})": (?<cause>.{3,400})/,
    example:
      'Error: error building site: "/opt/build/repo/content/guides/install.md:9:1": failed to extract shortcode: template for shortcode "shot" not found',
    source: 'https://github.com/gohugoio/hugo/blob/master/common/herrors/file_error.go',
  },
  {
    name: 'systemd-failed',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?<cause>[\w@.-]{1,100}\.service: (?:Failed with result '[\w-]{1,40}'|Main process exited, code=\w{1,20}, status=(?!0\b|143\b)\S{1,40}))/,
    example: "shop.service: Failed with result 'exit-code'.",
    source: 'https://github.com/systemd/systemd/blob/main/src/core/unit.c',
  },
  {
    name: 'ansible',
    kind: 'crash',
    pattern:
      /^fatal: \[[^\]]{1,100}\]: (?:FAILED|UNREACHABLE)! => (?:(?=.{0,900}?The error appears to (?:be|have been) in '(?<file>[^']{1,200})': line (?<line>\d{1,7}), column (?<column>\d{1,7}))|).{0,600}?"(?:msg": "(?!non-zero return code|MODULE FAILURE|Unable to (?:re)?start service)|stderr": "(?!"))(?<cause>(?:[^"\\]|\\[^n]){1,280})/,
    near: [{ where: 'below', within: 1, pattern: /^\.\.\.ignoring/, isForbidden: true }],
    example: 'fatal: [web-1]: FAILED! => {"changed": false, "msg": "No package matching \'libvips2\' is available"}',
    source: 'https://github.com/ansible/ansible/blob/devel/lib/ansible/plugins/callback/default.py',
  },
  {
    // The service says why.
    name: 'ansible-service',
    kind: 'crash',
    rank: 'effect',
    pattern:
      /^fatal: \[[^\]]{1,100}\]: FAILED! => .{0,600}?"msg": "(?<cause>Unable to (?:re)?start service (?:[^"\\]|\\[^n]){1,250})/,
    example:
      'fatal: [web-1]: FAILED! => {"changed": false, "msg": "Unable to restart service shop: Job for shop.service failed because the control process exited with error code.\\nSee \\"systemctl status shop.service\\" for details.\\n"}',
    source: 'https://github.com/ansible/ansible/blob/devel/lib/ansible/modules/systemd_service.py',
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
    example:
      "ERROR! conflicting action statements: copy, template\n\nThe error appears to be in '/app/site.yml': line 5, column 7, but may",
    source: 'https://github.com/ansible/ansible/blob/devel/lib/ansible/errors/__init__.py',
  },
  {
    name: 'cloudformation',
    kind: 'crash',
    pattern: /^.{0,120}\b(?:CREATE_FAILED|UPDATE_FAILED|DELETE_FAILED)[ |]{1,24}(?<cause>[\w:]{1,80} .{1,250})/,
    example:
      ' 3:14:15 PM | CREATE_FAILED        | AWS::S3::Bucket | Bucket83908E77 acme-prod-assets already exists in stack web',
    source: 'https://github.com/aws/aws-cdk-cli',
  },
  {
    name: 'kaniko',
    kind: 'crash',
    rank: 'exit',
    pattern: /^error building image: (?:error building stage: )?(?:failed to execute command: )?(?<cause>.{1,250})/,
    example:
      'error building image: error building stage: failed to execute command: waiting for process to exit: exit status 1',
    source: 'https://github.com/GoogleContainerTools/kaniko/blob/main/cmd/executor/cmd/root.go',
  },
  {
    name: 'postgres-server',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^(?:\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S{0,6} [A-Z]{3,5} \[\d{1,8}\] )FATAL: {2}(?<cause>(?:could not (?:create|open|access|bind|write|load)|data directory|database files are incompatible|configuration file|password authentication failed|database "[^"]{1,100}" does not exist).{0,200})/,
    example: '2026-02-01 10:00:00.120 UTC [1] FATAL:  database files are incompatible with server',
    source: 'https://www.postgresql.org/docs/current/runtime-config-logging.html',
  },
  {
    name: 'elasticsearch-bootstrap',
    kind: 'crash',
    pattern: /^.{0,80}(?<cause>max virtual memory areas vm\.max_map_count \[\d+\] is too low.{0,100})/,
    example:
      'bootstrap check failure [1] of [1]: max virtual memory areas vm.max_map_count [65530] is too low, increase to at least [262144]',
    source: 'https://www.elastic.co/docs/deploy-manage/deploy/self-managed/bootstrap-checks',
  },
  {
    name: 'apache-port',
    kind: 'port',
    pattern: /^\(\d{1,3}\)(?<cause>Address already in use: AH00072: .{1,150})/,
    example: '(98)Address already in use: AH00072: make_sock: could not bind to address [::]:80',
    source: 'https://github.com/apache/httpd/blob/trunk/server/listen.c',
  },
  {
    name: 'apache-syntax',
    kind: 'compile error',
    pattern: /^AH00526: (?<cause>Syntax error on line (?<line>\d+) of (?<file>[^\s:]{1,200}))/,
    example: 'AH00526: Syntax error on line 12 of /etc/apache2/sites-enabled/000-default.conf:',
    source: 'https://github.com/apache/httpd/blob/trunk/server/config.c',
  },
  {
    name: 'haproxy',
    kind: 'compile error',
    pattern:
      /^(?:\[ALERT\] .{0,40}: )?(?:config : )?parsing \[(?<file>[^:\]]{1,200}):(?<line>\d+)\] ?: (?<cause>.{1,200})/,
    example:
      "[ALERT]    (1) : config : parsing [/usr/local/etc/haproxy/haproxy.cfg:14] : unknown keyword 'servr' in 'backend' section",
    source: 'https://github.com/haproxy/haproxy/blob/master/src/cfgparse.c',
  },
  {
    name: 'ci-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern:
      /^(?:##\[error\]|ERROR: |Error: |error: )?(?<cause>(?:The (?:job|build|step|action|deployment|operation|task)\b.{0,150}? (?:(?:exceeded|ran longer than|reached) the (?:maximum|time)|has timed out after)|(?:Too long with no output|No output has been received|Exceeded build time limit|Job failed: execution took longer|Build timed out|Timeout has been exceeded)\b).{0,150})/,
    example: '##[error]The job has exceeded the maximum execution time of 10m0s',
    source: 'https://docs.github.com/en/actions/reference/limits',
  },
  {
    name: 'cloud-build-step',
    kind: 'crash',
    rank: 'exit',
    pattern: /^ERROR: (?<cause>build step \d{1,3} "[^"]{1,200}" failed: .{1,150})/,
    example: 'ERROR: build step 3 "gcr.io/cloud-builders/docker" failed: step exited with non-zero status: 1',
    source: 'https://cloud.google.com/build/docs/troubleshooting',
  },
  {
    name: 'codebuild-command',
    kind: 'crash',
    rank: 'exit',
    pattern: /^Command did not exit successfully (?<command>.{1,200}?) exit status (?<code>\d{1,3})$/,
    sentence: '{command} failed with exit code {code}',
    example: 'Command did not exit successfully npm run build exit status 2',
    source: 'https://docs.aws.amazon.com/codebuild/latest/userguide/troubleshooting.html',
  },
  {
    name: 'command-exited',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:Error: |ERROR: |error: )?Command "(?<command>[^"]{1,200})" (?:exited with|failed with exit code) (?<code>\d{1,3})/,
    sentence: '{command} failed with exit code {code}',
    example: 'Error: Command "npm run build" exited with 1',
    source: 'https://github.com/vercel/vercel/blob/main/packages/build-utils/src/fs/run-user-scripts.ts',
  },
  {
    name: 'command-failed',
    kind: 'crash',
    rank: 'exit',
    pattern: /^(?:Error message: |Error: )?Command failed with exit code (?<code>\d{1,3}): (?<command>.{1,200})/,
    sentence: '{command} failed with exit code {code}',
    example: 'Command failed with exit code 1: npm run build',
    source: 'https://github.com/netlify/build',
  },
  {
    name: 'ci-exit-code',
    kind: 'crash',
    rank: 'exit',
    pattern:
      /^(?:##\[error\]|Error: |ERROR: )(?<cause>(?:Process completed with exit code|Job failed: exit code|Bash exited with code) '?(?!0\b)\d{1,3})/,
    example: '##[error]Process completed with exit code 1.',
    source: 'https://github.com/actions/runner/blob/main/src/Runner.Worker/Handlers/ScriptHandler.cs',
  },
];
