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
    name: 'shell-temporary-denied',
    kind: 'permission',
    isSurvivable: true,
    pattern: new RegExp(`${TEMPORARY_SCRIPT}(?<cause>\\.\\/(?<file>[\\w./@-]{1,200}): Permission denied)$`),
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
];
