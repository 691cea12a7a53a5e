import type { Clock } from '../kernel/clock.ts';
import { TouchdownError } from '../kernel/errors.ts';
import type { Creation, Creator, Deployer, Outcome, StateStore } from './interfaces.ts';
import type { CreateStep, DeployStep, Step } from './plan.ts';
import { schedule } from './schedule.ts';
import {
  blocked,
  foundNote,
  LEFT,
  lostBefore,
  lostNow,
  outcomeOfDeployment,
  refused,
  stillLost,
  undecided,
} from './sentences.ts';
import { type State, withDeployment, withoutDeployment, withoutPending, withPending, withResource } from './state.ts';

interface PerformParts {
  readonly creator: Creator;
  readonly deployer: Deployer;
  readonly store: StateStore;
  readonly clock: Clock;
  /** Aborts when the user asks to stop: running steps finish, no other step starts. */
  readonly signal: AbortSignal;
  /** Called for every step that starts; must not throw. */
  started(step: Step): void;
  /** Called for every finished step, and for those that never started; must not throw. */
  ended(step: Step, outcome: Outcome): void;
}

/** How a plan was performed. */
export interface Performance {
  /** By step id. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Why no more steps were started: the state could not be written, or the token was refused. */
  readonly halt: TouchdownError | null;
}

/** Performs the steps of a plan, each once its needs are met. A creation is noted in the state before it is sent, and not repeated. */
export async function perform(steps: readonly Step[], parts: PerformParts): Promise<Performance> {
  const { creator, deployer, store, clock, signal } = parts;
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  let halt: TouchdownError | null = null;

  const now = (): string => new Date(clock.epochMs()).toISOString();

  const parentOf = ({ parent }: CreateStep): string | null =>
    parent === null ? null : (store.state().resources.get(parent)?.id ?? null);

  const keep = async (change: (state: State) => State): Promise<TouchdownError | null> => {
    try {
      await store.change(change);
      return null;
    } catch (error) {
      if (!(error instanceof TouchdownError)) throw error;
      halt ??= error;
      return error;
    }
  };

  const keepResource = async ({ name }: CreateStep, id: string | null): Promise<void> => {
    const createdAt = now();
    await keep((state) => withResource(state, name.key, { id, createdAt }));
  };

  /** Null if the thing does not exist or cannot be listed; a failed outcome if it could not be looked up, or was left when the run ended. */
  const find = async (step: CreateStep, note: string): Promise<Outcome | null> => {
    if (step.thing.kind !== 'project') return null;
    try {
      const found = await creator.find(step.thing);
      if (found === null) return null;
      await keepResource(step, found.id);
      return { kind: 'found', id: found.id, note };
    } catch (error) {
      if (!(error instanceof TouchdownError)) throw error;
      return error.code === 'cancelled-signal' ? LEFT : refused(error);
    }
  };

  const useExisting = async (step: CreateStep, error: TouchdownError): Promise<Outcome> => {
    const { name } = step;
    const listed = await find(step, foundNote(false));
    if (listed !== null) return listed;
    await keep((state) => withoutPending(state, name.key));
    return refused(error, `If this is the right one, use it with --adopt ${name.word}=ID.`);
  };

  const useSetting = async (step: CreateStep, { result, note }: Extract<Creation, { kind: 'setting' }>) => {
    if (result === 'refused') {
      await keep((state) => withoutPending(state, step.name.key));
      return { kind: 'not-passed', deploymentId: null, note } satisfies Outcome;
    }
    await keepResource(step, null);
    return { kind: result, id: null, note } satisfies Outcome;
  };

  const settle = async (step: CreateStep, creation: Creation): Promise<Outcome> => {
    const { name } = step;
    switch (creation.kind) {
      case 'created':
        await keepResource(step, creation.id);
        return { kind: 'created', id: creation.id };
      case 'refused':
        await keep((state) => withoutPending(state, name.key));
        return refused(creation.error);
      case 'other-cluster':
        await keep((state) => withPending(state, name.key, now(), creation.error.message));
        return refused(creation.error);
      case 'unsent':
        await keep((state) => withoutPending(state, name.key));
        return LEFT;
      case 'exists':
        return useExisting(step, creation.error);
      case 'setting':
        return useSetting(step, creation);
      case 'lost': {
        const found = await find(step, foundNote(true));
        return found?.kind === 'found' ? found : lostNow(name, creation.error);
      }
    }
  };

  const create = async (step: CreateStep): Promise<Outcome> => {
    const { thing, name } = step;
    const pending = store.state().pending.get(name.key);
    if (pending?.note !== undefined) return undecided(name, pending.note);
    const lostSince = pending?.since ?? null;
    const isProject = thing.kind === 'project';
    // To set the same value again does no harm.
    const isRepeatable = thing.kind === 'variable' || thing.kind === 'secret';
    if (lostSince !== null && !isProject && !isRepeatable)
      return { kind: 'uncertain', note: lostBefore(name, lostSince), error: null };
    if (isProject) {
      const found = await find(step, foundNote(lostSince !== null));
      if (found?.kind === 'left' && lostSince !== null) return stillLost(name, lostSince);
      if (found !== null) return found;
    }
    const since = now();
    const problem = await keep((state) => withPending(state, name.key, since));
    if (problem !== null) return refused(problem);
    return settle(step, await creator.create(thing, parentOf(step)));
  };

  const deploy = async ({ name, commit }: DeployStep): Promise<Outcome> => {
    const id = store.state().resources.get(name.key)?.id ?? '';
    const isDeployed = store.state().deployed.has(name.key);
    const problem = isDeployed ? await keep((state) => withoutDeployment(state, name.key)) : null;
    if (problem !== null) return refused(problem);
    const deployment = await (name.kind === 'database'
      ? deployer.deployDatabase(id)
      : deployer.deployApplication(name.word.slice('application:'.length), id, commit));
    const { kind, deploymentId } = deployment;
    const deployedAt = now();
    if (kind === 'passed') {
      await keep((state) => withDeployment(state, name.key, { commit, deploymentId, deployedAt }));
    }
    return outcomeOfDeployment(deployment);
  };

  const end = (step: Step, outcome: Outcome): void => {
    outcomes.set(step.id, outcome);
    parts.ended(step, outcome);
  };

  const run = async (step: Step): Promise<void> => {
    parts.started(step);
    const outcome = await (step.kind === 'create' ? create(step) : deploy(step));
    running.delete(step.id);
    const isTokenRefused = outcome.kind === 'failed' && outcome.error.code === 'access-unauthorized';
    if (isTokenRefused) halt ??= outcome.error;
    end(step, outcome);
  };

  for (;;) {
    const { begin, block } = schedule(steps, outcomes, running);
    for (const { step, by } of block) end(step, outcomes.get(by.id)?.kind === 'left' ? LEFT : blocked(by));
    const isStopped = halt !== null || signal.aborted;
    for (const step of isStopped ? [] : begin) running.set(step.id, run(step));
    if (running.size > 0) await Promise.race(running.values());
    else if (isStopped || block.length === 0) break;
  }
  for (const step of steps) if (!outcomes.has(step.id)) end(step, LEFT);
  return { outcomes, halt };
}
