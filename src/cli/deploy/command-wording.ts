import type { DeploymentRecord } from '../../deploy/state.ts';

/** The engine uses the names of the action's inputs; here they are options. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/follow it with trigger: false/g, 'follow it with touchdown follow'],
  [/set trigger: true to start one/g, 'start one with touchdown deploy'],
  [/set wait: false/g, 'give --no-wait'],
  [/([Rr])aise (timeout|start-timeout)(?![\w-])/g, '$1aise --$2'],
  [/set on-(unchanged|superseded)/g, 'use --on-$1'],
  [/on-conflict is (fail|adopt)/g, '--on-conflict is $1'],
  [/set on-conflict to wait/g, 'set --on-conflict to wait'],
  [/in success-states or failure-states/g, 'with --success-state or --failure-state'],
  [/leave it out of variables/g, 'leave out --variable'],
  [/Check base-url(?!\w)/g, 'Check --base-url'],
  [/Check the token and app-id/g, "Check the token and the application's id"],
  [/run the job again/g, 'run it again'],
  [/Run the job again/g, 'Run it again'],
];

/** Returns a sentence of the engine in the command line's terms. Never throws. */
export function inCommandWords(sentence: string): string {
  return WORDS.reduce((text, [words, ours]) => text.replace(words, ours), sentence);
}

/** Returns a record whose ending is in the command line's terms. */
export function withCommandWords(record: DeploymentRecord): DeploymentRecord {
  const { settlement } = record;
  if (settlement === null) return record;
  const { reason, advice } = settlement;
  return {
    ...record,
    settlement: { ...settlement, reason: inCommandWords(reason), advice: inCommandWords(advice) },
  };
}
