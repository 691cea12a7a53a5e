import type { DeploymentRecord } from '../../deploy/state.ts';

/** One stretch of a deployment, in milliseconds since the Unix epoch by this machine's clock. */
export interface PhaseView {
  /** A state word of the platform, or our own word for what came before the first. */
  readonly name: string;
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A state that flaps for hours would fill any report. */
const MAX_PHASES = 30;

/**
 * Returns the phases of a deployment, oldest first, without a gap: the time before the platform accepted it, the wait for its first
 * state, each state seen, and the health check. `endedAt` is the monotonic instant up to which a deployment that has not settled is shown;
 * `epochOffsetMs` is added to a monotonic instant to get milliseconds since the Unix epoch.
 */
export function renderTimeline(record: DeploymentRecord, endedAt: number, epochOffsetMs: number): readonly PhaseView[] {
  const end = record.settlement?.settledAt ?? endedAt;
  const marks = marksOf(record, end);
  const phases = marks.map(({ name, at }, index) => {
    const until = Math.max(at, marks[index + 1]?.at ?? end);
    return { name, startedAt: Math.round(at + epochOffsetMs), endedAt: Math.round(until + epochOffsetMs) };
  });
  return joinMiddle(phases);
}

function marksOf({ startedAt, triggeredAt, steps, health }: DeploymentRecord, end: number) {
  const preparing = { name: 'Preparing', at: startedAt };
  const waiting = triggeredAt === null ? [] : [{ name: 'Waiting', at: triggeredAt }];
  const states = steps.map((step) => ({ name: step.state, at: step.seenAt }));
  const checking = health === undefined ? [] : [{ name: 'Health check', at: health.startedAt }];
  const marks = [preparing, ...waiting, ...states, ...checking];
  // Our own phases are only shown if they take time.
  const lasting = marks.filter(({ at }, index) => index > waiting.length || (marks[index + 1]?.at ?? end) !== at);
  return lasting.length === 0 ? [preparing] : lasting;
}

function joinMiddle(phases: readonly PhaseView[]): readonly PhaseView[] {
  const surplus = phases.length - MAX_PHASES;
  if (surplus <= 0) return phases;
  const head = phases.slice(0, MAX_PHASES / 2);
  const tail = phases.slice(head.length + surplus + 1);
  const [startedAt, endedAt] = [head.at(-1)?.endedAt ?? 0, tail[0]?.startedAt ?? 0];
  return [...head, { name: `${surplus + 1} more`, startedAt, endedAt }, ...tail];
}
