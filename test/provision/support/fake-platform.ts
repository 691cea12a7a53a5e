import { NetworkError, RemoteError } from '../../../src/kernel/errors.ts';
import type {
  Creation,
  Creator,
  Deployer,
  Deployment,
  Found,
  Outcome,
  StateStore,
} from '../../../src/provision/interfaces.ts';
import type { Manifest } from '../../../src/provision/parse-manifest.ts';
import { type Performance, perform } from '../../../src/provision/perform.ts';
import { plan, type Step, type Thing } from '../../../src/provision/plan.ts';
import { createState, parseState, renderState, type State } from '../../../src/provision/state.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const BASE_URL = 'https://api.example.com';

/** What goes wrong in one run. */
export interface Mishaps {
  /** The process dies at this call of a port, counted from 1 and twice each: before it has an effect, and before it is answered. */
  readonly diesAt?: number;
  /** The answers to these creations are lost, counted from 1: those in `done` were done. */
  readonly lost?: { readonly undone?: readonly number[]; readonly done?: readonly number[] };
  /** These deployments do not pass, by the application's key. */
  readonly failing?: readonly string[];
  readonly redeploys?: boolean;
  readonly signal?: AbortSignal;
  /** Called for every port call, as `create application api`. */
  readonly onCall?: (call: string) => void;
  /** An answer to a creation other than that it was created. */
  readonly answer?: (thing: Thing) => Creation | null;
  /** What a search comes to, other than what was made; an error is what it rejects with. */
  readonly found?: (thing: Thing) => Found | Error | null;
  /** The state can no longer be kept from this change on, counted from 1. */
  readonly fullAt?: number;
}

/** A platform and a state file in memory, which outlive the runs. */
export class FakePlatform {
  /** How often each thing was created, by where it is: `p1/shop`. */
  readonly made = new Map<string, { id: string; times: number }>();
  readonly requests: string[] = [];
  file = renderState(createState(BASE_URL));

  state(): State {
    return parseState(this.file, BASE_URL, 'state');
  }

  change(change: (state: State) => State): void {
    this.file = renderState(change(this.state()));
  }

  make(thing: Thing, parentId: string | null): string {
    const place = placeOf(thing, parentId);
    const known = this.made.get(place);
    const id = known?.id ?? `id${this.made.size + 1}`;
    // To set a value again makes nothing twice.
    const isSetting = thing.kind === 'variable' || thing.kind === 'secret';
    this.made.set(place, { id, times: isSetting ? 1 : (known?.times ?? 0) + 1 });
    return id;
  }

  /** Returns the id of what was made below what the state knows; null where it was not. */
  idOf(step: Step): string | null {
    if (step.kind === 'deploy') return null;
    const parentId = step.parent === null ? null : (this.state().resources.get(step.parent)?.id ?? '?');
    return this.made.get(placeOf(step.thing, parentId))?.id ?? null;
  }

  /** Runs `up` once; null where the process died. */
  async run(manifest: Manifest, mishaps: Mishaps = {}): Promise<Run | null> {
    const session = new Session(this, mishaps);
    const steps = plan(manifest, this.state(), { redeploys: mishaps.redeploys ?? false });
    const outcomes = new Map<string, Outcome>();
    const performing = perform(steps, {
      creator: session.creator(),
      deployer: session.deployer(),
      store: session.store(),
      clock: createFakeClock(),
      signal: mishaps.signal ?? new AbortController().signal,
      started: () => undefined,
      ended: ({ id }, outcome) => void outcomes.set(id, outcome),
    });
    const performance = await Promise.race([performing, session.death]);
    if (performance === null) return null;
    const words = steps.map(({ id, kind, name }) => [`${kind} ${name.word}`, outcomes.get(id)?.kind] as const);
    return { steps, outcomes, performance, calls: session.calls, words: Object.fromEntries(words) };
  }
}

/** One run that came to its end. */
export interface Run {
  readonly steps: readonly Step[];
  /** The outcomes that were outcomes as they came. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly performance: Performance;
  /** How many port calls there were, each counted twice. */
  readonly calls: number;
  /** How each step ended, by its kind and its name: `create application:api`. */
  readonly words: Readonly<Record<string, Outcome['kind'] | undefined>>;
}

class Session {
  readonly death: Promise<null>;
  calls = 0;
  readonly #platform: FakePlatform;
  readonly #mishaps: Mishaps;
  #die: (nothing: null) => void = () => undefined;
  #creations = 0;
  #changes = 0;

  constructor(platform: FakePlatform, mishaps: Mishaps) {
    this.#platform = platform;
    this.#mishaps = mishaps;
    this.death = new Promise((resolve) => {
      this.#die = resolve;
    });
  }

  store(): StateStore {
    return {
      state: () => this.#platform.state(),
      change: (change) =>
        this.#call(() => {
          this.#changes += 1;
          if (this.#changes >= (this.#mishaps.fullAt ?? Number.POSITIVE_INFINITY)) throw lost('the disk is full');
          this.#platform.change(change);
        }),
    };
  }

  creator(): Creator {
    return {
      create: (thing, parentId) =>
        this.#call(() => {
          this.#note(`create ${thing.kind} ${nameOf(thing)}`);
          return this.#answer(thing, parentId);
        }),
      find: (thing) =>
        this.#call(() => {
          this.#note(`find ${thing.kind} ${nameOf(thing)}`);
          const outcomes = this.#mishaps.found?.(thing) ?? null;
          if (outcomes instanceof Error) throw outcomes;
          if (outcomes !== null) return outcomes;
          const found = this.#platform.made.get(placeOf(thing, null));
          return found === undefined ? null : { id: found.id };
        }),
    };
  }

  deployer(): Deployer {
    const deploy = (what: string, key: string): Promise<Deployment> =>
      this.#call(() => {
        this.#note(`deploy ${what}`);
        const kind = (this.#mishaps.failing ?? []).includes(key) ? 'failed' : 'passed';
        return { kind, deploymentId: 'd1', sentence: kind, error: null };
      });
    return {
      deployDatabase: (id) => deploy(`database ${id}`, id),
      deployApplication: (key, _id, commit) => deploy(`application ${key}${commit === null ? '' : `@${commit}`}`, key),
    };
  }

  #answer(thing: Thing, parentId: string | null): Creation {
    this.#creations += 1;
    const { done = [], undone = [] } = this.#mishaps.lost ?? {};
    const outcomes = this.#mishaps.answer?.(thing) ?? null;
    if (outcomes !== null) return outcomes;
    if (undone.includes(this.#creations)) return { kind: 'lost', error: lost('the connection broke') };
    const id = this.#platform.make(thing, parentId);
    if (done.includes(this.#creations)) return { kind: 'lost', error: lost('the connection broke') };
    return { kind: 'created', id: thing.kind === 'variable' || thing.kind === 'secret' ? null : id };
  }

  #note(call: string): void {
    this.#platform.requests.push(call);
    this.#mishaps.onCall?.(call);
  }

  async #call<T>(effect: () => T): Promise<T> {
    await this.#moment();
    const answer = effect();
    await this.#moment();
    return answer;
  }

  /** A process that is dead neither does anything nor hears of anything. */
  #moment(): Promise<void> {
    this.calls += 1;
    if (this.calls < (this.#mishaps.diesAt ?? Number.POSITIVE_INFINITY)) return Promise.resolve();
    this.#die(null);
    return new Promise(() => undefined);
  }
}

/** An error that says that an answer was lost. */
export function lost(message: string): NetworkError {
  return new NetworkError('reset', `${message}.`, { method: 'POST', path: '/' });
}

/** An error that says that something is there already. */
export function conflict(): RemoteError {
  return new RemoteError('conflict', 'It is there already.', { method: 'POST', path: '/', status: 409 }, '');
}

function placeOf(thing: Thing, parentId: string | null): string {
  return `${parentId ?? 'organization'}/${thing.kind}/${nameOf(thing)}`;
}

function nameOf(thing: Thing): string {
  return 'spec' in thing ? thing.spec.name : thing.key;
}
