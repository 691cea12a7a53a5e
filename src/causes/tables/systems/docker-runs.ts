import type { Matcher, NearLine } from '../../matcher.ts';

/** BuildKit names the instruction below the error: `Dockerfile:11`. */
const INSTRUCTION: NearLine = {
  where: 'below',
  within: 80,
  pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/,
  isRequired: true,
};
/** The instruction itself, if it begins with a command of the system: then its error is that of the instruction, not of a script. */
const SYSTEM_COMMAND: NearLine = {
  where: 'below',
  within: 80,
  pattern:
    /^ {0,6}\d{1,5} \| >>> RUN (?:--\S{1,200} )?(?:set -\S{1,20}(?: pipefail)? ?(?:&&|;) )?(?:apt-get|apt|apk|yum|dnf|microdnf|curl|wget|chmod|chown|cp|mv|mkdir|ln|tar|unzip|useradd|groupadd|usermod|adduser|addgroup|sed|git|rm|cat|echo|ls|install|find|touch|gpg|test)\b/,
  isRequired: true,
};

/** What a command says that stands in an instruction of a Dockerfile. */
export const DOCKER_RUNS: readonly Matcher[] = [
  {
    name: 'docker-run-script',
    kind: 'permission',
    pattern:
      /^\/bin\/(?:ba|da|z|a)?sh: (?:line )?(?:\d{1,4}: )?(?<cause>(?<file>[\w-][\w.-]{0,60}(?:\/[\w.-]{1,60}){1,6}\.(?:sh|py|rb|js|pl)): Permission denied)$/,
    near: [{ ...INSTRUCTION, pattern: /^Dockerfile[\w.-]{0,60}:\d+$/, isRequired: true }],
  },
  {
    name: 'docker-run-shell',
    kind: 'missing dependency',
    pattern:
      /^(?<shell>\/bin\/(?:ba|da|z|a)?sh): (?:line )?(?:\d{1,4}: )?(?<cause>[^\s:]{1,200}: (?:(?:command )?not found|No such file or directory|Permission denied))$/,
    near: [
      {
        where: 'below',
        within: 20,
        pattern: /^(?:make(?:\[\d{1,3}\])?: \*{3} |npm (?:error|ERR!) )/,
        isForbidden: true,
      },
      INSTRUCTION,
    ],
    sentence: '{shell}: {cause}',
  },
  {
    name: 'docker-run-system',
    kind: 'crash',
    pattern:
      /^(?<tool>chmod|chown|cp|mv|mkdir|ln|tar|gzip|unzip|useradd|groupadd|usermod|adduser|addgroup|sed|rm|cat|ls|install|find|touch|wget|curl|git|fatal|gpg): (?!Removing |warning)(?<cause>.{3,250})$/,
    near: [SYSTEM_COMMAND, INSTRUCTION],
    sentence: '{tool}: {cause}',
  },
];
