import { lastSeen } from '../../deploy/sentences.ts';
import type { Clock } from '../../kernel/clock.ts';
import { plainLine, plainLines, safeSentence } from '../../kernel/untrusted.ts';
import type { Adoption } from '../../provision/adopt.ts';
import { isGood, type Outcome } from '../../provision/interfaces.ts';
import { applicationKeyOf, type Name } from '../../provision/manifest-names.ts';
import type { Step } from '../../provision/plan.ts';
import { renderProgress } from '../../report/log-sentences.ts';
import type { Terminal } from '../arguments/command.ts';
import { type AppStatus, renderStatusBlock, type StatusModel } from '../deploy/views.ts';
import { createLiveBlock } from '../terminal/live-block.ts';
import { createOutput, type Output } from '../terminal/output.ts';
import type { DeployerWatch } from './platform-deployer.ts';
import { bareNameOf, renderNames, wordOfOutcome } from './result.ts';

/** A view of a run of `up`. */
export interface UpShow extends DeployerWatch {
  started(step: Step): void;
  ended(step: Step, outcome: Outcome): void;
  /** Nothing is sent before `resetsAt`, in epoch milliseconds. */
  waits(resetsAt: number): void;
  close(): void;
}

/** Returns a view that prints line by line; with `--json` each line is `progress`, `notice` or `log` with the name of the resource. */
export function createUpShow(output: Output): UpShow {
  const print = (name: string, message: string, facts: object): void => {
    output.show('progress', { name, message, ...facts }, `${name}: ${plainLine(message)}\n`);
  };
  return {
    started: () => undefined,
    close: () => undefined,
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

/** Prints a warning about the run. */
export function showWarning(output: Output, message: string): void {
  output.show('notice', { name: 'up', level: 'warning', message }, `up: Warning: ${message}\n`);
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

interface LiveShowOptions {
  readonly terminal: Pick<Terminal, 'out' | 'columns' | 'rows' | 'hasColors'>;
  readonly clock: Clock;
  readonly steps: readonly Step[];
  readonly requests: () => StatusModel['requests'];
}

/** Returns a live view: one line per resource, and above them failures, notices and last log lines. */
export function createLiveShow({ terminal, clock, steps, requests }: LiveShowOptions): UpShow {
  const { hasColors } = terminal;
  const rows = new Map<string, Row>();
  for (const step of steps) rowOf(rows, step).left += 1;
  const render = (columns: number, maxLines: number): readonly string[] => {
    const apps = [...rows.values()].map((row) => statusOf(row, clock.monotonicMs(), columns));
    return renderStatusBlock({ apps, requests: requests(), hasColors }, columns, maxLines);
  };
  const { print, close } = createLiveBlock({ terminal, clock, render });
  const { ended, waits, notice, log } = createUpShow(createOutput('up', false, { out: print }));
  return {
    waits,
    notice,
    log,
    close,
    started: (step) => {
      const row = rowOf(rows, step);
      row.doing.set(step.id, phaseOf(step));
      row.startedAt ??= clock.monotonicMs();
    },
    ended: (step, outcome) => {
      recordEnd(rowOf(rows, step), step, outcome, clock.monotonicMs());
      if (!isGood(outcome) || outcome.kind === 'kept') ended(step, outcome);
    },
    changed: (application, _before, now) => {
      const state = lastSeen(now);
      const row = [...rows.values()].find(({ name }) => name.word === `application:${application}`);
      if (state !== null && row !== undefined) row.state = safeSentence(state, MAX_UNITS);
    },
  };
}

const MAX_UNITS = 200;
/** On a narrower terminal `application:api` is shown as `api`: the kind would fill half of the line. */
const NARROW_COLUMNS = 50;
type Standing = 'passed' | 'waiting' | 'doubtful' | 'failed';
const WORST: readonly Standing[] = ['passed', 'waiting', 'doubtful', 'failed'];

type Row = ReturnType<typeof createRow>;

/** Returns the progress of one resource, with that of an application's variables and secrets. Instants are monotonic. */
function createRow(name: Name) {
  return {
    name,
    left: 0,
    doing: new Map<string, string>(),
    startedAt: null as number | null,
    endedAt: null as number | null,
    standing: 'passed' as Standing,
    /** The word of the last step, or of the worst. */
    word: '',
    state: null as string | null,
  };
}

function rowOf(rows: Map<string, Row>, { name }: Step): Row {
  const key = applicationKeyOf(name.key) ?? name.key;
  const row = rows.get(key) ?? createRow(name);
  rows.set(key, row);
  return row;
}

/** The worst outcome of a row stays. */
function recordEnd(row: Row, step: Step, outcome: Outcome, at: number): void {
  row.doing.delete(step.id);
  row.left -= 1;
  row.endedAt = at;
  const standing = standingOf(outcome);
  const isSetting = step.name.key !== row.name.key;
  if (WORST.indexOf(standing) < WORST.indexOf(row.standing) || (isSetting && standing === 'passed')) return;
  row.standing = standing;
  row.word = wordOfOutcome(step.name.kind, outcome.kind, 'note' in outcome ? outcome.note : '');
}

function statusOf(row: Row, now: number, columns: number): AppStatus {
  const { name, doing, left, startedAt, endedAt, standing, word, state } = row;
  const [phase] = doing.values();
  const isGoing = phase !== undefined;
  const isWaiting = left > 0 && standing === 'passed';
  const shown = columns < NARROW_COLUMNS ? bareNameOf(name.word) : name.word;
  return {
    name: safeSentence(shown, MAX_UNITS),
    standing: isGoing ? 'going' : isWaiting ? 'waiting' : standing,
    phase: phase ?? (isWaiting ? (word === '' ? 'waiting' : `${word}, waiting`) : word),
    state: isGoing ? state : null,
    elapsedMs: startedAt === null ? 0 : ((isGoing ? null : endedAt) ?? now) - startedAt,
    commit: null,
  };
}

function phaseOf({ kind, name }: Step): string {
  if (kind === 'deploy') return 'deploying';
  return name.kind === 'variable' || name.kind === 'secret' ? `setting ${name.kind}s` : 'creating';
}

function standingOf(outcome: Outcome): Standing {
  if (isGood(outcome)) return 'passed';
  if (outcome.kind === 'uncertain') return 'doubtful';
  return outcome.kind === 'blocked' || outcome.kind === 'left' ? 'waiting' : 'failed';
}
