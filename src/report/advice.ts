import type { AdvisedSetting, NextStep } from '../deploy/next-steps.ts';

/** How a product spells what advice names; null if this product cannot change the setting. */
export interface Wording {
  /** `timeout`, `--timeout`. */
  name(setting: AdvisedSetting): string | null;
  /** `set wait: false`, `use --no-wait`; without a value, `set on-unchanged`. `appId` is empty if the advice is for no application. */
  set(setting: AdvisedSetting, value: string | null, appId: string): string | null;
  /** `run the job again`. */
  readonly again: string;
}

/** Returns what to do next in a product's words: the alternatives in one sentence, then what else there is to choose. Empty if nothing. */
export function renderAdvice(steps: readonly NextStep[], wording: Wording, appId = ''): string {
  const clauses: string[] = [];
  const choices: string[] = [];
  for (const step of steps) {
    const words = wordStep(step, wording, appId);
    if (words === null) continue;
    if (step.kind === 'classify') choices.push(`If it is final, ${words}.`);
    else if (step.kind === 'set' && step.to !== undefined) choices.push(`To ${step.to}, ${words}.`);
    else clauses.push(words);
  }
  const last = clauses.pop();
  if (last === undefined) return choices.join(' ');
  const sentence = [clauses.join(', '), last].filter((words) => words !== '').join(', or ');
  return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`, ...choices].join(' ');
}

/** Returns a text, followed by what to do next if there is anything. */
export function withAdvice(text: string, steps: readonly NextStep[], wording: Wording, appId = ''): string {
  return `${text} ${renderAdvice(steps, wording, appId)}`.trimEnd();
}

function wordStep(step: NextStep, { name, set, again }: Wording, appId: string): string | null {
  switch (step.kind) {
    case 'do':
      return step.what;
    case 'raise':
      return name(step.setting) === null ? null : `raise ${name(step.setting)}`;
    case 'set':
      return set(step.setting, step.value, appId);
    case 'repeat':
      return REPEATS[step.when].replace('AGAIN', again);
    case 'classify':
      return name('success-states') === null
        ? null
        : `name it with ${name('success-states')} or ${name('failure-states')}`;
  }
}

const REPEATS = {
  checked: 'check the platform before you AGAIN',
  reachable: 'check the base URL, the network and the platform, then AGAIN',
  finished: 'AGAIN when it has finished',
  later: 'AGAIN later',
} as const;
