import type { Random } from '../../../src/kernel/random.ts';
import type {
  AppResult,
  CheckPlace,
  DesiredCheck,
  GithubApp,
  InstalledRepository,
  KnownCheck,
  MissedDelivery,
} from '../../../src/relay/interfaces.ts';
import type { FakeClock } from '../../support/fake-clock.ts';
import { createWriteBook, type SentWrite, type WriteBook } from './github-model-rules.ts';
import type { Life } from './relay-life.ts';

/**
 * What goes wrong with one call. `lost`: no answer, nothing done; `lost-after`: no answer, done all the same; `timed-out`: nothing
 * done, known after 10 s only; `limited`: a secondary limit; `reset`: the primary one; a number: that status, for ever.
 */
export type GithubFault = 'lost' | 'lost-after' | 'timed-out' | 'not-sent' | 'limited' | 'reset' | number;

/** How likely each fault is for a call. */
export type GithubFaultRates = Readonly<Partial<Record<Exclude<GithubFault, number>, number>>>;

/** A check run at GitHub, or a GitHub Deployment, which is created without a state. */
export interface CheckAtGithub {
  readonly id: number;
  readonly place: CheckPlace;
  /** Every state that it was in, the last one now, with the instant of each. */
  readonly states: { readonly check: DesiredCheck; readonly at: number }[];
  /** From when on a list has it. */
  readonly listedAt: number;
}

/** GitHub as the relay writes to it; checks that its rules are obeyed. */
export interface GithubModel {
  readonly checks: CheckAtGithub[];
  readonly book: WriteBook;
  /** Faults of the next calls about check runs, in order; then the random faults. */
  readonly script: (GithubFault | null)[];
  faultRates: GithubFaultRates;
  isOut: boolean;
  /** True if the App has no permission for GitHub Deployments. */
  isUnpermitted: boolean;
  /** True if GitHub refuses the App's key. */
  isAppRefused: boolean;
  /** The status that refuses every call about a repository. */
  readonly refused: Map<string, number>;
  /** Repositories with a reinstalled App, by name: calls under another installation are refused. */
  readonly reinstalled: Map<string, InstalledRepository>;
  readonly missed: MissedDelivery[];
  /** When the App itself was read, in epoch milliseconds. */
  readonly appReads: number[];
  /** True if reading the App gets no response. */
  isAppSilent: boolean;
  readonly branchHeads: Map<string, string>;
  /** Milliseconds from the sending of a call to its response; the request takes half of it. */
  latencyMs: () => number;
  /** GitHub as one relay reaches it. */
  appFor(life: Life): GithubApp;
}

/** How long a check run that was created may be missing from a list, in milliseconds: lists are read from replicas. */
const MAX_LAG_MS = 500;
const TIME_OUT_MS = 10_000;
const PAGE_SIZE = 100;

/** Returns an empty GitHub at the clock's now. */
export function createGithubModel(clock: FakeClock, random: Random): GithubModel {
  const book = createWriteBook(clock);
  const model: GithubModel = {
    checks: [],
    book,
    script: [],
    faultRates: {},
    isOut: false,
    isUnpermitted: false,
    isAppRefused: false,
    refused: new Map(),
    reinstalled: new Map(),
    missed: [],
    appReads: [],
    isAppSilent: false,
    branchHeads: new Map(),
    latencyMs: () => 50 + Math.round(random() * 900),
    appFor: (life) => createFace(model, createCaller(model, clock, random, life), clock, random, life.name),
  };
  return model;
}

interface Call<T> {
  readonly installationId: number;
  readonly repository: string;
  readonly write: SentWrite | null;
  readonly carryOut: () => AppResult<T>;
}

type Caller = <T>(call: Call<T>) => Promise<AppResult<T>>;

function createCaller(model: GithubModel, clock: FakeClock, random: Random, life: Life): Caller {
  const { book } = model;
  const draw = (installationId: number): GithubFault | null => {
    if (model.isOut) return random() < 0.2 ? 'not-sent' : random() < 0.3 ? 'timed-out' : 'lost';
    const scripted = installationId === 0 ? undefined : model.script.shift();
    if (scripted !== undefined) return scripted;
    let left = random();
    for (const kind of ['lost', 'lost-after', 'timed-out', 'not-sent', 'limited', 'reset'] as const) {
      left -= model.faultRates[kind] ?? 0;
      if (left < 0) return kind;
    }
    return null;
  };
  return async ({ installationId, repository, write, carryOut }) => {
    if (write !== null) book.sent(write);
    book.started(installationId);
    const latencyMs = model.latencyMs();
    const thereMs = Math.round(latencyMs / 2);
    await clock.wait(thereMs);
    const fault = model.refused.get(repository) ?? draw(installationId);
    const until = heldUntil.get(model)?.get(installationId) ?? 0;
    const reply = answer();
    await clock.wait(fault === 'timed-out' ? TIME_OUT_MS - thereMs : latencyMs - thereMs);
    book.finished(installationId);
    if (reply.kind === 'later')
      book.reported(installationId, { until: reply.notBefore, reportedAt: clock.epochMs(), readUntil: life });
    return reply;

    function answer(): ReturnType<typeof carryOut> {
      const now = clock.epochMs();
      if (
        installationId !== 0 &&
        installationId !== (model.reinstalled.get(repository)?.installationId ?? installationId)
      )
        return { kind: 'dead', status: 404, isOfToken: true, sentence: 'Install the App on the repository.' };
      if (model.isAppRefused) return { kind: 'dead', status: 401, isOfToken: true, sentence: 'GitHub answered 401.' };
      if (typeof fault === 'number') return { kind: 'dead', status: fault, sentence: `GitHub answered ${fault}.` };
      if (fault === 'not-sent') return { kind: 'not-sent', sentence: 'GitHub could not be reached.' };
      if (fault === 'lost' || fault === 'timed-out') return { kind: 'lost', sentence: 'GitHub answered 502.' };
      if (until > now) return { kind: 'later', notBefore: until, sentence: 'GitHub still limits.' };
      if (fault === 'limited') return hold(now + 1_000 * Math.ceil(random() * 60));
      if (fault === 'reset') return hold(now + 1_000 * Math.ceil(random() * 900));
      if (write !== null) write.isCarriedOut = true;
      const done = carryOut();
      return fault === 'lost-after' ? { kind: 'lost', sentence: 'The connection was reset.' } : done;
    }

    function hold(notBefore: number): AppResult<never> {
      heldUntil.set(model, (heldUntil.get(model) ?? new Map()).set(installationId, notBefore));
      return { kind: 'later', notBefore, sentence: 'GitHub limits.' };
    }
  };
}

/** Until when GitHub does nothing for an installation. */
const heldUntil = new WeakMap<GithubModel, Map<number, number>>();

function createFace(model: GithubModel, call: Caller, clock: FakeClock, random: Random, relay: string): GithubApp {
  const { book, checks } = model;
  const writeOf = (place: CheckPlace, kind: SentWrite['kind'], check: DesiredCheck): SentWrite => {
    const about = { installationId: place.installationId, about: place.externalId, relay };
    return { at: clock.epochMs(), kind, ...about, isOutcome: check.status === 'completed', isCarriedOut: false };
  };
  const readOf = { installationId: 0, write: null };
  const isDeployment = ({ environment }: CheckPlace): boolean => (environment ?? null) !== null;
  const NOT_GRANTED = 'The permissions requested are not granted to this installation.';
  const permitted = <T>(place: CheckPlace, carryOut: () => AppResult<T>) => ({
    installationId: place.installationId,
    repository: place.repository,
    carryOut: (): AppResult<T> =>
      isDeployment(place) && model.isUnpermitted
        ? { kind: 'dead', status: 422, isOfToken: true, sentence: NOT_GRANTED }
        : carryOut(),
  });
  const done = <T>(value: T): AppResult<T> => ({ kind: 'done', value });
  return {
    createCheck: (place, check) =>
      call({
        write: writeOf(place, 'create', check),
        ...permitted(place, () => {
          if (checks.some((one) => one.place.externalId === place.externalId))
            book.violations.push(`a second check run ${place.externalId}, by ${relay}`);
          const now = clock.epochMs();
          const listedAt = now + Math.round(random() * MAX_LAG_MS);
          const states = isDeployment(place) ? [] : [{ check, at: now }];
          const created = { id: checks.length + 1, place, states, listedAt };
          checks.push(created);
          return done(knownOf(created));
        }),
      }),
    updateCheck: (place, id, check) =>
      call({
        write: writeOf(place, 'update', check),
        ...permitted(place, () => {
          const known = checks.find((one) => one.id === id);
          if (known === undefined) return { kind: 'dead', status: 404, sentence: 'GitHub has no such check run.' };
          if (known.states.at(-1)?.check.status === 'completed' && check.status !== 'completed')
            book.violations.push(`a completed check run was set back: ${place.externalId}, by ${relay}`);
          // A status that a GitHub Deployment has already is not written again.
          if (isDeployment(place) && known.states.at(-1)?.check.deployment?.state === check.deployment?.state)
            known.states.pop();
          known.states.push({ check, at: clock.epochMs() });
          return done(knownOf(known));
        }),
      }),
    findCheck: (place) =>
      call({
        write: null,
        ...permitted(place, () => {
          const found = checks.find(
            (one) => one.place.externalId === place.externalId && one.listedAt <= clock.epochMs(),
          );
          return done(found === undefined ? null : knownOf(found));
        }),
      }),
    readRepository: (repository) =>
      call({
        ...readOf,
        repository,
        carryOut: () => done(model.reinstalled.get(repository) ?? { repository, repositoryId: 70, installationId: 7 }),
      }),
    readCommit: ({ repository, installationId }, ref) =>
      call({
        write: null,
        installationId,
        repository,
        carryOut: () => {
          const isCommit = /^[0-9a-f]{7,64}$/.test(ref);
          const head = model.branchHeads.get(ref.replace(/^heads\//, '')) ?? (isCommit ? ref : undefined);
          return head === undefined ? { kind: 'dead', status: 404, sentence: 'No such branch.' } : done(head);
        },
      }),
    readWorkflowRun: async () => ({ kind: 'dead', status: 404, sentence: 'GitHub has no such run.' }),
    listFailedDeliveries: (since, cursor) =>
      call({
        ...readOf,
        repository: '',
        carryOut: () => {
          const missed = model.missed.filter(({ attemptedAt }) => attemptedAt >= since).toReversed();
          const first = Number(cursor ?? 0);
          const page = missed.slice(first, first + PAGE_SIZE);
          const attempts = page.map(({ guid }) => ({ id: guid, guid }));
          return done({ attempts, next: missed.length > first + PAGE_SIZE ? String(first + PAGE_SIZE) : null });
        },
      }),
    readDelivery: (id) =>
      call({
        ...readOf,
        repository: '',
        carryOut: () => done(model.missed.find(({ guid }) => guid === id) ?? null),
      }),
    readApp: async () => {
      model.appReads.push(clock.epochMs());
      if (model.isAppSilent) return new Promise(() => {});
      return done({ slug: 'touchdown', permissions: {} });
    },
    callsLeft: () => new Map(),
    clockAheadMs: () => 0,
  };
}

function knownOf({ id }: CheckAtGithub): KnownCheck {
  return { id, url: `https://github.example/runs/${id}` };
}
