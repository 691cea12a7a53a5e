import { plainLine, plainLines, safeSentence } from '../../kernel/untrusted.ts';
import type { Adoption } from '../../provision/adopt.ts';
import type { Outcome } from '../../provision/interfaces.ts';
import type { Name } from '../../provision/manifest-names.ts';
import type { Step } from '../../provision/plan.ts';
import { renderProgress } from '../../report/log-sentences.ts';
import type { Output } from '../terminal/output.ts';
import type { DeployerWatch } from './platform-deployer.ts';
import { renderNames } from './render-plan.ts';

/** A view of a run of `up`. */
export interface UpShow extends DeployerWatch {
  started(step: Step): void;
  ended(step: Step, outcome: Outcome): void;
  /** Nothing is sent before `resetsAt`, in epoch milliseconds. */
  waits(resetsAt: number): void;
  leave(): void;
}

/** Returns a view that prints line by line; with `--json` each line is `progress`, `notice` or `log` with the name of the resource. */
export function createUpShow(output: Output): UpShow {
  const print = (name: string, message: string, facts: object): void => {
    output.show('progress', { name, message, ...facts }, `${name}: ${plainLine(message)}\n`);
  };
  return {
    started: () => undefined,
    leave: () => undefined,
    ended: (step, outcome) => {
      const id = 'id' in outcome ? outcome.id : null;
      const facts = { step: step.kind, outcome: outcome.kind, id };
      const warning = outcome.kind === 'kept' ? 'Warning: ' : '';
      print(step.name.word, plainLine(`${warning}${renderOutcome(outcome)}`), facts);
    },
    waits: (resetsAt) => {
      const time = new Date(resetsAt).toISOString().replace(/\.\d+Z$/, 'Z');
      const message = `the token's rate limit is used up; the remaining steps wait until ${time}`;
      output.show('notice', { name: 'up', level: 'info', message }, `up: ${message}\n`);
    },
    changed: (application, before, now) => {
      if (before === null) return;
      const facts = { step: 'deploy', outcome: null, id: null };
      for (const line of renderProgress(before, now)) print(`application:${application}`, line, facts);
    },
    notice: (application, { level, text }) => {
      const message = plainLine(text);
      const name = `application:${application}`;
      output.show('notice', { name, level, message }, `${name}: ${level === 'warning' ? 'Warning: ' : ''}${message}\n`);
    },
    log: (application, lines) => {
      const name = `application:${application}`;
      if (lines.length > 0) output.say(`${name}: last log lines:\n`);
      for (const line of lines.flatMap(plainLines)) output.show('log', { name, line }, `  │ ${line}\n`);
    },
  };
}

/** Prints that an adopted id could not be checked. */
export function showUnchecked(output: Output, { name, id }: Adoption): void {
  const message = `${safeSentence(id, 100)} was not checked, because the API cannot read it`;
  output.show('notice', { name: name.word, level: 'info', message }, `${name.word}: ${message}\n`);
}

/** Prints which secrets the run leaves as they are, without knowing if their values are the same. */
export function showSkippedSecrets(output: Output, skipped: readonly Name[]): void {
  if (skipped.length === 0) return;
  const message = `secrets were not compared: touchdown up --redeploy writes ${renderNames(skipped.map(({ word }) => word))}`;
  output.show('notice', { name: 'up', level: 'info', message }, `up: ${message}\n`);
}

function renderOutcome(outcome: Outcome): string {
  if (outcome.kind === 'created') return outcome.id === null ? 'created' : `created, ${outcome.id}`;
  return outcome.note;
}
