import { safeSentence } from '../../kernel/untrusted.ts';
import type { Outcome } from '../../provision/interfaces.ts';
import { applicationKeyOf, type Name } from '../../provision/manifest-names.ts';
import type { Step } from '../../provision/plan.ts';
import type { AppStatus } from '../deploy/status-block.ts';
import { bareNameOf, wordOfOutcome } from './result.ts';

/** The progress of one resource, with that of an application's variables and secrets. Instants are monotonic. */
interface Row {
  readonly name: Name;
  readonly left: number;
  readonly doing: ReadonlyMap<string, string>;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly standing: 'passed' | 'waiting' | 'doubtful' | 'failed';
  /** The word of the last step, or of the worst. */
  readonly word: string;
  readonly state: string | null;
}

/** The rows by the resources' keys, in the order in which they are shown. */
export type Rows = ReadonlyMap<string, Row>;

const MAX_UNITS = 200;
/** On a narrower terminal `application:api` is shown as `api`: the kind would fill half of the line. */
const NARROW_COLUMNS = 50;
const WORST: readonly Row['standing'][] = ['passed', 'waiting', 'doubtful', 'failed'];

/** Returns the rows of a plan that has not started. */
export function beginRows(steps: readonly Step[]): Rows {
  const rows = new Map<string, Row>();
  for (const step of steps) {
    const key = keyOf(step);
    const known = rows.get(key);
    const none = { doing: new Map<string, string>(), startedAt: null, endedAt: null, word: '', state: null };
    rows.set(key, { ...none, name: step.name, standing: 'passed', ...known, left: (known?.left ?? 0) + 1 });
  }
  return rows;
}

/** Records that a step starts at `at`. */
export function withStarted(rows: Rows, step: Step, at: number): Rows {
  return change(rows, keyOf(step), (row) => ({
    ...row,
    doing: new Map(row.doing).set(step.id, phaseOf(step)),
    startedAt: row.startedAt ?? at,
  }));
}

/** Records the outcome of a step at `at`; the worst word of a row stays. */
export function withEnded(rows: Rows, step: Step, outcome: Outcome, at: number): Rows {
  return change(rows, keyOf(step), (row) => {
    const doing = new Map([...row.doing].filter(([id]) => id !== step.id));
    const ended = { ...row, doing, left: row.left - 1, endedAt: at };
    const standing = standingOf(outcome);
    if (WORST.indexOf(standing) < WORST.indexOf(row.standing)) return ended;
    const isSetting = step.name.key !== row.name.key;
    if (isSetting && standing === 'passed') return ended;
    return {
      ...ended,
      standing,
      word: wordOfOutcome(step.name.kind, outcome.kind, 'note' in outcome ? outcome.note : ''),
    };
  });
}

/** Records the state of the application of that word; `application:api`. */
export function withState(rows: Rows, word: string, state: string): Rows {
  const [key = ''] = [...rows].find(([, { name }]) => name.word === word) ?? [];
  return change(rows, key, (row) => ({ ...row, state: safeSentence(state, MAX_UNITS) }));
}

/** Returns the rows as shown at `now`, on a terminal with so many columns. */
export function statusesOf(rows: Rows, now: number, columns: number): readonly AppStatus[] {
  return [...rows.values()].map((row) => {
    const { name, doing, left, startedAt, endedAt, standing, word, state } = row;
    const [phase] = doing.values();
    const isGoing = phase !== undefined;
    const waits = word === '' ? 'waiting' : `${word}, waiting`;
    const shown = columns < NARROW_COLUMNS ? bareNameOf(name.word) : name.word;
    return {
      name: safeSentence(shown, MAX_UNITS),
      standing: isGoing ? 'going' : left > 0 && standing === 'passed' ? 'waiting' : standing,
      phase: phase ?? (left > 0 && standing === 'passed' ? waits : word),
      state: isGoing ? state : null,
      elapsedMs: startedAt === null ? 0 : ((isGoing ? null : endedAt) ?? now) - startedAt,
      commit: null,
    };
  });
}

function change(rows: Rows, key: string, into: (row: Row) => Row): Rows {
  const row = rows.get(key);
  return row === undefined ? rows : new Map(rows).set(key, into(row));
}

function keyOf({ name }: Step): string {
  return applicationKeyOf(name.key) ?? name.key;
}

function phaseOf({ kind, name }: Step): string {
  if (kind === 'deploy') return 'deploying';
  return name.kind === 'variable' || name.kind === 'secret' ? `creating ${name.kind}s` : 'creating';
}

function standingOf({ kind }: Outcome): Row['standing'] {
  switch (kind) {
    case 'created':
    case 'found':
    case 'deployed':
      return 'passed';
    case 'blocked':
    case 'left':
      return 'waiting';
    case 'uncertain':
      return 'doubtful';
    case 'not-passed':
    case 'failed':
      return 'failed';
  }
}
