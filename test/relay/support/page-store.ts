import type { ConfiguredApplication, Rules } from '../../../src/relay/decide/rules.ts';
import type { Problem, ProblemKind } from '../../../src/relay/monitoring/problems.ts';
import type { DeadLetter, DeliveryRow, DeploymentView, Overview } from '../../../src/relay/store/operations/views.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import { applicationOf as anApplication, rulesOf } from './history-facts.ts';

/** The time at which the examples are rendered. */
export const NOW = Date.UTC(2030, 0, 1, 12);
const MINUTE_MS = 60_000;
const SHA = 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678';

/** A store with the calls of the page; `overview` is its next result. */
export interface PageStore extends Pick<Store, 'readOverview' | 'replay'> {
  overview: Overview;
  /** The error of every call; null: none. */
  failure: Error | null;
  readonly replayed: (string | null)[];
  /** Puts another overview in. */
  change(overview: Overview): void;
}

/** Returns a store that shows an overview; replaying removes its dead letters. */
export function createPageStore(overview: Overview = emptyOverview()): PageStore {
  const store: PageStore = {
    overview,
    failure: null,
    replayed: [],
    change: (next) => {
      store.overview = next;
    },
    readOverview: async () => {
      if (store.failure !== null) throw store.failure;
      return store.overview;
    },
    replay: async ({ checkId }) => {
      if (store.failure !== null) throw store.failure;
      store.replayed.push(checkId);
      const left = store.overview.deadLetters.filter((letter) => checkId !== null && letter.checkId !== checkId);
      const count = store.overview.deadLetters.length - left.length;
      store.change({ ...store.overview, deadLetters: left });
      return count;
    },
  };
  return store;
}

/** Returns an overview of a relay that has received nothing yet. */
export function emptyOverview(): Overview {
  return {
    deployments: [],
    deliveries: [],
    deadLetters: [],
    hasPlatformDelivery: false,
    backlog: { pending: 0, oldestPendingAt: null, unpublished: 0, dead: 0 },
  };
}

/** Returns a problem that was first seen twelve minutes ago. */
export function problemOf<Kind extends ProblemKind>(kind: Kind, reason: string): Problem & { readonly kind: Kind } {
  return { kind, since: NOW - 12 * MINUTE_MS, reason };
}

/** Returns one configured application without a branch. */
export function applicationOf(id: string, given: Partial<ConfiguredApplication> = {}): ConfiguredApplication {
  return anApplication(id, { repository: 'octo/rocket', branch: null, ...given });
}

/** Returns one deployment, three minutes old. */
export function deploymentOf(id: string, given: Partial<DeploymentView> = {}): DeploymentView {
  return {
    id,
    application: 'web',
    deployment: `dep-${id}`,
    word: 'succeeded',
    unconfirmed: null,
    state: 'RUNNING',
    repository: 'octo/rocket',
    repositoryId: 7,
    sha: SHA,
    isEnded: true,
    rev: 1,
    environment: 'production',
    url: 'https://web.example',
    checkUrl: 'https://github.example/octo/rocket/runs/1',
    openedAt: NOW - 3 * MINUTE_MS,
    endedAt: NOW - MINUTE_MS,
    ...given,
  };
}

/** Returns one delivery, a minute old. */
export function deliveryOf(id: string, given: Partial<DeliveryRow> = {}): DeliveryRow {
  return {
    id,
    source: 'platform',
    kind: 'hint',
    application: 'web',
    deployment: 'dep-1',
    word: 'running',
    receivedAt: NOW - MINUTE_MS,
    repeats: 0,
    outcome: 'processed',
    ...given,
  };
}

/** Returns one dead letter. */
export function deadLetterOf(checkId: string, given: Partial<DeadLetter> = {}): DeadLetter {
  return {
    checkId,
    repository: 'octo/rocket',
    sha: SHA,
    name: `deploy / ${checkId}`,
    attempts: 3,
    reason: 'GitHub answered 404: the App is not installed on this repository.',
    ...given,
  };
}

/** Returns an overview with all there can be on the page, and the rules that go with it. */
export function fullExample(): { overview: Overview; rules: Rules } {
  const ago = (minutes: number): number => NOW - minutes * MINUTE_MS;
  const open = { endedAt: null, url: null };
  const unplaced = { repository: null, sha: null, environment: null, checkUrl: null };
  const web: DeploymentView[] = [
    deploymentOf('w1', { ...open, word: 'running', state: 'BUILDING', openedAt: ago(1) }),
    deploymentOf('w2', { word: 'succeeded', openedAt: ago(42), endedAt: ago(38) }),
    deploymentOf('w3', { word: 'failed', state: 'BUILD_ERROR', openedAt: ago(65), endedAt: ago(61), url: null }),
    deploymentOf('w4', { word: 'superseded', state: 'CANCELED', openedAt: ago(66), endedAt: ago(65), url: null }),
    ...Array.from({ length: 12 }, (_, at) =>
      deploymentOf(`w${at + 5}`, {
        word: at === 4 ? 'cancelled' : at === 8 ? 'timed_out' : 'succeeded',
        openedAt: ago(120 + 190 * at),
        endedAt: ago(116 + 190 * at),
      }),
    ),
  ];
  const others = [
    deploymentOf('a1', {
      ...open,
      application: 'api',
      word: 'running',
      unconfirmed: 'succeeded',
      state: 'DEPLOYING',
      openedAt: ago(4),
    }),
    deploymentOf('a2', { ...open, application: 'api', word: 'queued', state: null, openedAt: ago(301) }),
    deploymentOf('s1', { ...unplaced, application: '5f0c1f1e-0000-4000-8000-00000000beef', openedAt: ago(18) }),
    deploymentOf('l1', { ...unplaced, ...open, application: 'worker', word: 'running', deployment: null }),
  ];
  const unrelated = { application: null, deployment: null, word: null };
  const deliveries = [
    deliveryOf('1048', { outcome: null, receivedAt: NOW - 2000 }),
    deliveryOf('1047', { application: 'api', repeats: 2, outcome: 'waits for the platform’s status' }),
    deliveryOf('1046', { ...unrelated, kind: 'quarantined', outcome: 'The payload has no applications.' }),
    deliveryOf('1045', { ...unrelated, source: 'github', kind: 'request', receivedAt: ago(11) }),
    deliveryOf('1044', { ...unrelated, kind: 'ignored', outcome: 'ENVIRONMENT_PAUSED', receivedAt: ago(30) }),
    ...Array.from({ length: 12 }, (_, at) => deliveryOf(String(1043 - at), { receivedAt: ago(40 + 30 * at) })),
  ];
  return {
    overview: {
      deployments: [...web, ...others].sort((a, b) => b.openedAt - a.openedAt),
      deliveries,
      deadLetters: [
        deadLetterOf('dead-1', { name: 'deploy / web' }),
        deadLetterOf('dead-2', { name: 'deploy / api', attempts: 8, reason: 'GitHub answered 502 eight times.' }),
      ],
      hasPlatformDelivery: true,
      backlog: { pending: 1, oldestPendingAt: NOW - 2000, unpublished: 3, dead: 0 },
    },
    rules: rulesOf({
      applications: [
        applicationOf('web', { name: 'Web shop', check: 'deploy / web', branch: 'main' }),
        applicationOf('api', { name: 'API', repository: 'octo/rocket-api' }),
        applicationOf('worker', { name: 'Worker' }),
        applicationOf('docs', { name: 'Documentation', repository: 'octo/docs' }),
      ],
    }),
  };
}
