import type { Matcher } from '../../matcher.ts';

/** What shells, package managers of systems and common commands say. */
export const SHELL: readonly Matcher[] = [
  {
    name: 'shell-line-not-found',
    kind: 'missing dependency',
    isSurvivable: true,
    pattern:
      /^(?<file>(?!\/bin\/|\/usr\/bin\/|\/tmp\/|\/dev\/|\/scripts-|environment:|[\w./@-]{0,150}(?:_temp|@tmp)\/|sh:|bash:|zsh:)[\w./@-]{1,200}): (?:line )?(?<line>\d+): (?<cause>[\w./@+-]{1,100}: (?:command )?not found)$/,
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
    name: 'coreutils-missing',
    kind: 'missing file',
    isSurvivable: true,
    pattern:
      /^(?:cp|mv|rm|cat|ls|chmod|chown|install|ln|stat|head|sed|grep|find|touch|source|unzip|rsync|tar(?: \(child\))?): (?<cause>(?:cannot (?:stat|access|open|create regular file|touch|move|remove|find or open) |can't open |can't read )?[^:]{1,200}: (?:Cannot (?:open|stat): )?No such file or directory)/,
  },
  {
    name: 'caddy',
    kind: 'compile error',
    pattern:
      /^Error: (?<cause>(?:adapting config using caddyfile|loading initial config|reading config): (?:(?:parsing caddyfile tokens for '\w+': )?(?<file>[\w./-]{1,200}):(?<line>\d+)(?::| -) )?.{1,250})/,
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
];
