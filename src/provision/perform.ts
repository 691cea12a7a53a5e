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

type Thing = CreateStep['thing'];

/** Performs the steps of a plan, each once its needs are met. A creation is noted in the state before it is sent, and not repeated. */
export async function perform(steps: readonly Step[], parts: PerformParts): Promise<Performance> {
  return new Performer(steps, parts).perform();
}

class Performer {
  readonly #steps: readonly Step[];
  readonly #parts: PerformParts;
  readonly #outcomes = new Map<string, Outcome>();
  readonly #running = new Map<string, Promise<void>>();
  #halt: TouchdownError | null = null;

  constructor(steps: readonly Step[], parts: PerformParts) {
    this.#steps = steps;
    this.#parts = parts;
  }

  async perform(): Promise<Performance> {
    for (;;) {
      const running = new Set(this.#running.keys());
      const { begin, block } = schedule(this.#steps, { outcomes: this.#outcomes, running });
      for (const { step, by } of block)
        this.#end(step, this.#outcomes.get(by.id)?.kind === 'left' ? LEFT : blocked(by));
      const isStopped = this.#halt !== null || this.#parts.signal.aborted;
      for (const step of isStopped ? [] : begin) this.#running.set(step.id, this.#run(step));
      if (this.#running.size > 0) await Promise.race(this.#running.values());
      else if (isStopped || block.length === 0) break;
    }
    for (const step of this.#steps) if (!this.#outcomes.has(step.id)) this.#end(step, LEFT);
    return { outcomes: this.#outcomes, halt: this.#halt };
  }

  async #run(step: Step): Promise<void> {
    this.#parts.started(step);
    const outcome = await (step.kind === 'create' ? this.#create(step) : this.#deploy(step));
    this.#running.delete(step.id);
    const isTokenRefused = outcome.kind === 'failed' && outcome.error.code === 'access-unauthorized';
    if (isTokenRefused) this.#halt ??= outcome.error;
    this.#end(step, outcome);
  }

  #end(step: Step, outcome: Outcome): void {
    this.#outcomes.set(step.id, outcome);
    this.#parts.ended(step, outcome);
  }

  async #create(step: CreateStep): Promise<Outcome> {
    const { thing, name } = step;
    const pending = this.#parts.store.state().pending.get(name.key);
    if (pending?.note !== undefined) return undecided(name, pending.note);
    const lostSince = pending?.since ?? null;
    if (lostSince !== null && !isListed(thing))
      return { kind: 'uncertain', note: lostBefore(name, lostSince), error: null };
    if (thing.kind === 'project' || lostSince !== null) {
      const found = await this.#find(step, foundNote(thing, lostSince !== null));
      if (found?.kind === 'left' && lostSince !== null) return stillLost(name, lostSince);
      if (found !== null) return found;
    }
    const since = this.#now();
    const problem = await this.#keep((state) => withPending(state, name.key, since));
    if (problem !== null) return refused(problem);
    return this.#settle(step, await this.#parts.creator.create(thing, this.#parentOf(step)));
  }

  async #settle(step: CreateStep, creation: Creation): Promise<Outcome> {
    const { thing, name } = step;
    switch (creation.kind) {
      case 'created':
        await this.#keepResource(step, creation.id);
        return { kind: 'created', id: creation.id };
      case 'refused':
        await this.#keep((state) => withoutPending(state, name.key));
        return refused(creation.error);
      case 'other-cluster':
        await this.#keep((state) => withPending(state, name.key, this.#now(), creation.error.message));
        return refused(creation.error);
      case 'unsent':
        await this.#keep((state) => withoutPending(state, name.key));
        return LEFT;
      case 'exists':
        return (await this.#takeExisting(step)) ?? this.#refuseExisting(step, creation.error);
      case 'lost': {
        const found = isListed(thing) ? await this.#find(step, foundNote(thing, true)) : null;
        return found?.kind === 'found' ? found : lostNow(name, creation.error);
      }
    }
  }

  async #takeExisting(step: CreateStep): Promise<Outcome | null> {
    const note = foundNote(step.thing, false);
    const listed = isListed(step.thing) ? await this.#find(step, note) : null;
    const isSetting = step.thing.kind === 'secret' || step.thing.kind === 'variable';
    if (listed !== null || !isSetting) return listed;
    await this.#keepResource(step, null);
    return { kind: 'found', id: null, note };
  }

  async #refuseExisting({ name }: CreateStep, error: TouchdownError): Promise<Outcome> {
    await this.#keep((state) => withoutPending(state, name.key));
    return refused(error, `If this is the right one, use it with --adopt ${name.word}=ID.`);
  }

  /** Returns null if the thing does not exist; a failed outcome if it could not be looked up, or was left when the run ended. */
  async #find(step: CreateStep, note: string): Promise<Outcome | null> {
    if (!isListed(step.thing)) return null;
    try {
      const found = await this.#parts.creator.find(step.thing, this.#parentOf(step));
      if (found === null) return null;
      await this.#keepResource(step, found.id);
      return { kind: 'found', id: found.id, note: found.differs ? `${note}; its value is different` : note };
    } catch (error) {
      if (!(error instanceof TouchdownError)) throw error;
      return error.code === 'cancelled-signal' ? LEFT : refused(error);
    }
  }

  async #deploy({ name, commit }: DeployStep): Promise<Outcome> {
    const { store, deployer } = this.#parts;
    const id = store.state().resources.get(name.key)?.id ?? '';
    const problem = store.state().deployed.has(name.key)
      ? await this.#keep((state) => withoutDeployment(state, name.key))
      : null;
    if (problem !== null) return refused(problem);
    const isDatabase = name.kind === 'database';
    const deployment = await (isDatabase
      ? deployer.deployDatabase(id)
      : deployer.deployApplication(name.word.slice('application:'.length), id, commit));
    const { kind, deploymentId } = deployment;
    const deployedAt = this.#now();
    if (kind === 'passed') {
      await this.#keep((state) => withDeployment(state, name.key, { commit, deploymentId, deployedAt }));
    }
    return outcomeOfDeployment(deployment);
  }

  async #keepResource({ name }: CreateStep, id: string | null): Promise<void> {
    const createdAt = this.#now();
    await this.#keep((state) => withResource(state, name.key, { id, createdAt }));
  }

  async #keep(change: (state: State) => State): Promise<TouchdownError | null> {
    try {
      await this.#parts.store.change(change);
      return null;
    } catch (error) {
      if (!(error instanceof TouchdownError)) throw error;
      this.#halt ??= error;
      return error;
    }
  }

  #parentOf({ parent }: CreateStep): string | null {
    return parent === null ? null : (this.#parts.store.state().resources.get(parent)?.id ?? null);
  }

  #now(): string {
    return new Date(this.#parts.clock.epochMs()).toISOString();
  }
}

function isListed(thing: Thing): thing is Extract<Thing, { kind: 'project' | 'variable' }> {
  return thing.kind === 'project' || thing.kind === 'variable';
}
