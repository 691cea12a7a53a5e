import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import { createDeployState, decide } from './decide.ts';
import type { CallLimits, DeployTarget, Pace, Setting, SettingsTarget, WakeUp } from './deploy-target.ts';
import { settingsNotSet } from './endings-before-start.ts';
import { restingCheck } from './resting-check.ts';
import { describeSettings } from './sentences.ts';
import { writeSettings } from './settings.ts';
import type { DeployEvent, DeploymentRecord, DeployPolicy, DeployState, Effect, Notice } from './state.ts';

/** Receives reports while a deployment continues. No call may throw. */
export interface Observer {
  changed(record: DeploymentRecord): void;
  notice(notice: Notice): void;
  /** Awaited before the request that deploys is sent; must resolve by the deadline and must not reject. */
  beforeTrigger(limits: CallLimits): Promise<void>;
}

interface FollowOptions {
  readonly target: DeployTarget;
  readonly settingsTarget: SettingsTarget;
  readonly settings: readonly Setting[];
  readonly policy: DeployPolicy;
  readonly clock: Clock;
  readonly random: Random;
  /** Aborts when the step is asked to stop: the record then settles as `cancelled`. */
  readonly signal: AbortSignal;
  readonly observer: Observer;
  /** Says when a status check is worth its request (default: the poll interval decides alone). */
  readonly wakeUp?: WakeUp;
  /** True if the commit that runs before ours is read, if the rate budget has that to spare (default: false). */
  readonly isPreviousWanted?: boolean;
}

type Act = Exclude<Effect, { kind: 'notify' }>;
type CheckAct = Extract<Act, { kind: 'check' }>;

const PROOF_LIMIT_MS = 10_000;
/** How long reading the commit that runs may delay the request that deploys, as the log may. */
const BEFORE_LIMIT_MS = 3_000;

/** Deploys one application and follows it until it has settled. Never rejects: every failure is a settlement. */
export async function follow(options: FollowOptions): Promise<DeploymentRecord> {
  const { clock, observer, policy, target } = options;
  const startedAt = clock.monotonicMs();
  let state = createDeployState(target.appId, policy, options.settings.length > 0, startedAt);
  let event: DeployEvent = { kind: 'started', at: startedAt };
  for (;;) {
    const act = step(event);
    if (act === undefined) return state.record;
    if (event.kind === 'checked' && state.stage !== 'proving')
      options.wakeUp?.checked(state.evidence.strongest !== 'none');
    event = await perform(act, state, options);
  }

  function step(happened: DeployEvent): Act | undefined {
    let effects: readonly Effect[];
    [state, effects] = decide(state, happened);
    // Before the observer is called, since a trusted wake-up saves reads of the log.
    const isAccepted = happened.kind === 'responded' && happened.response.kind === 'accepted';
    if (isAccepted) options.wakeUp?.accepted(state.record.deploymentId);
    for (const effect of effects) if (effect.kind === 'notify') observer.notice(effect.notice);
    observer.changed(state.record);
    return effects.find((effect) => effect.kind !== 'notify');
  }
}

async function perform(act: Act, state: DeployState, options: FollowOptions): Promise<DeployEvent> {
  const { clock, random, signal, target } = options;
  const limits = { signal, deadlineAt: state.deadlineAt };
  if (act.kind === 'trigger' || act.kind === 'inspect') await clock.wait(act.at - clock.monotonicMs(), signal);
  const due = act.kind === 'check' ? await untilDue(act, state, options) : act;
  const interrupted = (): DeployEvent => ({ kind: 'interrupted', at: clock.monotonicMs() });
  if (signal.aborted) return interrupted();
  if (due.kind === 'configure') return configure(limits, options);
  if (due.kind === 'inspect') {
    const deadlineAt = Math.min(limits.deadlineAt, clock.monotonicMs() + PROOF_LIMIT_MS);
    const { commit } = await target.readDeployedCommit({ signal, deadlineAt });
    if (signal.aborted && commit === null) return interrupted();
    return { kind: 'inspected', at: clock.monotonicMs(), chance: random(), commit, pace: paceOf(state, options) };
  }
  if (due.kind === 'check') {
    const check = await target.checkStatus(due.purpose, limits);
    if (signal.aborted && check.kind !== 'observed') return interrupted();
    return { kind: 'checked', at: clock.monotonicMs(), chance: random(), check, pace: paceOf(state, options) };
  }
  const [before] = await Promise.all([readBefore(state, options), options.observer.beforeTrigger(limits)]);
  if (signal.aborted) return interrupted();
  const response = await target.trigger(state.policy.commit, limits);
  // Every other result counts even if the step was asked to stop: the deployment may have started.
  if (signal.aborted && response.kind === 'not-sent') return interrupted();
  return {
    kind: 'responded',
    at: clock.monotonicMs(),
    chance: random(),
    response,
    before,
    pace: paceOf(state, options),
  };
}

/** Returns the commit that runs before ours. Not read if ours may have started, or if the token may not read. */
async function readBefore(
  { record, triggersSent, deadlineAt }: DeployState,
  { target, clock, signal, isPreviousWanted = false }: FollowOptions,
): Promise<string | null> {
  if (!isPreviousWanted || record.baseline === null || triggersSent > 0) return null;
  const limits = { signal, deadlineAt: Math.min(deadlineAt, clock.monotonicMs() + BEFORE_LIMIT_MS) };
  return (await target.readDeployedCommit(limits, true)).commit;
}

/** Returns the rate budget's pace; a reset after the deadline is of no use to this deployment. */
function paceOf({ deadlineAt }: DeployState, { target, clock }: FollowOptions): Pace {
  const pace = target.pace();
  const leftMs = deadlineAt - clock.monotonicMs();
  return pace.resetsAt !== null && pace.resetsAt - clock.epochMs() > leftMs ? { ...pace, resetsAt: null } : pace;
}

/** Waits until a status check is due, or until the trusted wake-up calls for one. Returns the check to make. */
async function untilDue(
  check: CheckAct,
  state: DeployState,
  { clock, signal, wakeUp }: FollowOptions,
): Promise<CheckAct> {
  const resting = wakeUp === undefined ? null : restingCheck(state, check, clock.monotonicMs());
  if (wakeUp === undefined || resting === null) {
    await clock.wait(check.at - clock.monotonicMs(), signal);
    return check;
  }
  for (;;) {
    const due = wakeUp.mayRest() ? resting : check;
    const restMs = due.at - clock.monotonicMs();
    if (await withinLimit(clock, restMs, (limit) => wakeUp.next(limit), signal)) return { ...check, purpose: 'follow' };
    if (signal.aborted || clock.monotonicMs() >= due.at) return due;
  }
}

async function configure(limits: CallLimits, options: FollowOptions): Promise<DeployEvent> {
  const { settings, settingsTarget, clock, random, signal, observer } = options;
  const written = await writeSettings(settings, { target: settingsTarget, limits, clock, random });
  const { problem } = written;
  const notices = describeSettings(written.settings);
  for (const notice of notices) observer.notice(notice);
  // A setting that was abandoned because the step was asked to stop is not a problem of the setting.
  if (signal.aborted && problem !== null) return { kind: 'interrupted', at: clock.monotonicMs() };
  const ending = problem === null ? null : settingsNotSet(problem);
  return { kind: 'configured', at: clock.monotonicMs(), problem: ending, settings: notices.map(({ text }) => text) };
}
