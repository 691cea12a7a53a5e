import type { Matcher, NearLine } from '../../matcher.ts';

const INSTRUCTION: NearLine = {
  where: 'below',
  within: 60,
  pattern: /^(?<file>[\w./-]*Dockerfile[\w.-]*):(?<line>\d+)$/,
};

/** What shells, package managers of systems and common commands say. */
export const SHELL: readonly Matcher[] = [
  {
    name: 'apt-package',
    kind: 'missing dependency',
    pattern:
      /^E: (?<cause>Unable to locate package \S{1,100}|Package '[^']{1,100}' has no installation candidate|Version '[^']{1,100}' for '[^']{1,100}' was not found|Couldn't find any package by .{1,150}|Unable to correct problems, you have held broken packages|The repository '[^']{1,200}' (?:does not have|is not signed).{0,100}|Failed to fetch \S{1,200} .{0,100}|Some index files failed to download.{0,60})/,
    near: [INSTRUCTION],
  },
  {
    name: 'apk-package',
    kind: 'missing dependency',
    pattern: /^ {0,2}(?<package>[\w.+-]{1,100}) \((?<cause>no such package)\):?$/,
    near: [{ where: 'above', within: 6, pattern: /^ERROR: unable to select packages/, isRequired: true }, INSTRUCTION],
    sentence: '{package}: {cause}',
  },
  {
    name: 'yum-package',
    kind: 'missing dependency',
    pattern:
      /^(?:Error: )?(?<cause>Unable to find a match: \S{1,200}|No match for argument: \S{1,200}|No package \S{1,100} available)/,
    near: [INSTRUCTION],
  },
  {
    name: 'shell-line-not-found',
    kind: 'missing dependency',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:|zsh:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>[\w./@+-]{1,100}: (?:command )?not found)$/,
  },
  {
    name: 'shell-not-found',
    kind: 'missing dependency',
    isSurvivable: true,
    pattern:
      /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?!\d)[\w./@+-]{1,100}: (?:command )?not found)$/,
    sentence: '{shell}: {cause}',
  },
  {
    name: 'zsh-not-found',
    kind: 'missing dependency',
    isSurvivable: true,
    pattern: /^zsh:(?:\d+:)? (?<cause>command not found: \S{1,100})$/,
  },
  {
    name: 'shell-line-denied',
    kind: 'permission',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:cannot create )?[^:]{1,200}: Permission denied)$/,
  },
  {
    name: 'shell-denied',
    kind: 'permission',
    isSurvivable: true,
    pattern:
      /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?:\.\/)?(?<file>[\w@-][\w@./-]{0,200}\.\w{1,5}): Permission denied|(?:cannot create )?[^:]{1,200}: Permission denied)$/,
    sentence: '{shell}: {cause}',
  },
  {
    name: 'shell-unbound',
    kind: 'crash',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>\w{1,100}: (?:unbound variable|parameter not set|parameter null or not set|\S.{0,100} (?:is|must) .{1,100}))$/,
  },
  {
    name: 'shell-syntax',
    kind: 'compile error',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:[Ss]yntax error|unexpected EOF while looking)\b.{0,150})$/,
  },
  {
    name: 'shell-missing-file',
    kind: 'missing file',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>(?:(?:cd|pushd|source|\.|exec): |cannot open |cannot create )?[^:]{1,200}: No such file(?: or directory)?)$/,
  },
  {
    name: 'shell-script-missing',
    kind: 'missing file',
    isSurvivable: true,
    pattern:
      /^(?<shell>(?:\/bin\/|\/usr\/bin\/)?(?:ba|da|z|a)?sh): (?:line )?(?:\d+: )?(?<cause>(?:cannot open |can't cd to |cd: )?[^:]{1,200}: No such file(?: or directory)?|can't open '[^']{1,200}'.{0,60})$/,
    sentence: '{shell}: {cause}',
  },
  {
    name: 'env-interpreter',
    kind: 'missing dependency',
    pattern: /^(?:\/usr\/bin\/)?env: (?<cause>(?:can't execute )?['‘][^'’]{1,100}['’]: No such file or directory)/,
  },
  {
    name: 'coreutils-missing',
    kind: 'missing file',
    isSurvivable: true,
    pattern:
      /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|stat|head|sed|grep|find|touch|source|unzip|rsync|tar(?: \(child\))?): (?<cause>(?:cannot (?:stat|access|open|create regular file|touch|move|remove|find or open) |can't open |can't read )?[^:]{1,200}: (?:Cannot (?:open|stat): )?No such file or directory)/,
  },
  {
    name: 'coreutils-denied',
    kind: 'permission',
    isSurvivable: true,
    pattern:
      /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|mkdir|touch|tar|rsync|unzip): (?<cause>(?:cannot [a-z ]{3,40} |can't [a-z ]{3,40} |changing [a-z ]{3,40} )?[^:]{1,200}: (?:Permission denied|Operation not permitted|Read-only file system))/,
  },
  {
    name: 'disk-full',
    kind: 'crash',
    isSurvivable: true,
    pattern: /^(?<cause>.{0,250}\b(?:[Nn]o space left on device|Disk quota exceeded))\b/,
  },
  {
    // What was started does not listen: an error of its own says more.
    name: 'curl-own-server',
    kind: 'health check',
    rank: 'effect',
    pattern: /^curl: \(\d{1,3}\) (?<cause>Failed to connect to (?:localhost|127\.0\.0\.1|0\.0\.0\.0) .{1,200})/,
  },
  {
    // What a server said that a deployment had started.
    name: 'curl-server-error',
    kind: 'health check',
    rank: 'effect',
    isSurvivable: true,
    pattern: /^curl: \(22\) (?<cause>The requested URL returned error: 5\d\d.{0,100})/,
  },
  {
    name: 'curl',
    kind: 'crash',
    isSurvivable: true,
    pattern: /^curl: \((?!0\))\d{1,3}\) (?<cause>.{1,250})/,
  },
  {
    name: 'git-fatal',
    kind: 'crash',
    isSurvivable: true,
    pattern:
      /^fatal: (?<cause>(?:could not read Username|Authentication failed|repository '[^']{1,200}' not found|unable to access|couldn't find remote ref|Remote branch \S{1,100} not found|not a git repository|reference is not a tree|clone of).{0,200})/,
  },
  {
    name: 'ssh-denied',
    kind: 'permission',
    isSurvivable: true,
    pattern:
      /^(?<cause>(?:[\w.@-]{1,100}: )?Permission denied \((?:publickey|password)[^)]{0,80}\)|Host key verification failed)\.?$/,
  },
  {
    name: 'nginx-emergency',
    kind: 'crash',
    pattern:
      /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>(?!bind\(\)).{1,250}?) in (?<file>\/[\w./-]{1,200}):(?<line>\d+)$/,
  },
  {
    name: 'nginx-port',
    kind: 'port',
    pattern:
      /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>bind\(\) to \S{1,60} failed \(\d+: (?:Address already in use|Permission denied)\))/,
  },
  {
    name: 'nginx-other',
    kind: 'crash',
    pattern: /^(?:nginx: |\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d )\[emerg\] (?:\d+#\d+: )?(?<cause>.{1,250})$/,
  },
  {
    name: 'caddy',
    kind: 'compile error',
    pattern:
      /^Error: (?<cause>(?:adapting config using caddyfile|loading initial config|reading config): (?:(?:parsing caddyfile tokens for '\w+': )?(?<file>[\w./-]{1,200}):(?<line>\d+)(?::| -) )?.{1,250})/,
  },
  {
    name: 'shell-out-of-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^(?:[\w./-]{1,200}: )?(?:line \d+: )?(?: {0,6}\d{1,8} )?(?<cause>Killed) {1,20}(?<command>.{1,200})$/,
    sentence: 'Killed: {command}',
  },
  {
    name: 'shell-line-fault',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/|\/tmp\/)[\w./-]{1,200}): line (?<line>\d+): {0,6}\d{1,8} (?<cause>Segmentation fault|Illegal instruction|Bus error|Aborted)(?: {1,12}(?<dumped>\(core dumped\)))?(?: {1,24}(?<command>\S.{0,150}))?$/,
    sentence: '{cause} {dumped} {command}',
  },
  {
    name: 'segfault',
    kind: 'crash',
    rank: 'effect',
    isSurvivable: true,
    pattern:
      /^(?:[\w./-]{1,200}: )?(?:line \d+: )?(?: {0,6}\d{1,8} )?(?<cause>(?:Segmentation fault|Illegal instruction|Bus error|Aborted)\b(?: \(core dumped\))?)(?: .{1,200})?$/,
  },
];
