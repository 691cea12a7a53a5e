import type { Matcher, NearLine } from '../../matcher.ts';

/** BuildKit names the instruction below the error: `Dockerfile:11`. */
const INSTRUCTION: NearLine = {
  where: 'below',
  within: 80,
  pattern: /^(?<file>[\w./-]*(?:Dockerfile|Containerfile)[\w.-]*):(?<line>\d+)$/,
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
];
