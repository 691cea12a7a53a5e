import type { Registered } from '../../../src/relay/decide/registration.ts';
import type { Rules } from '../../../src/relay/decide/rules.ts';
import type { AppResult, InstalledRepository, WorkflowRun } from '../../../src/relay/interfaces.ts';
import type { DeploymentView } from '../../../src/relay/store/operations/views.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import { applicationOf, rulesOf } from './history-facts.ts';

type Needed = Pick<Store, 'readDeployments' | 'onChange' | 'recall' | 'remember' | 'register' | 'measure'>;

/** The part of a store that the HTTP side needs, in memory; `fails` makes every call reject. */
export interface FakeStore extends Needed {
  readonly views: Map<string, DeploymentView>;
  readonly repositories: Map<string, InstalledRepository>;
  readonly registrations: Parameters<Store['register']>[0][];
  /** The ids of each call that read deployments. */
  readonly readings: (readonly string[])[];
  fails: boolean;
  registered: Registered;
  /** Changes a deployment, and announces `named`. */
  change(view: DeploymentView, named?: readonly string[]): void;
  hint(ids: readonly string[]): void;
}

/** Returns an empty store. */
export function createFakeStore(): FakeStore {
  const listeners = new Set<Parameters<Store['onChange']>[0]>();
  const up = async <T>(value: () => T): Promise<T> => {
    if (store.fails) throw new Error('postgres://user:hunter2hunter2@db refused');
    return value();
  };
  const store: FakeStore = {
    views: new Map(),
    repositories: new Map(),
    registrations: [],
    readings: [],
    fails: false,
    registered: { kind: 'registered', id: 'd1', isNew: true, checkUrl: null },
    change: (view, named = [view.id]) => {
      store.views.set(view.id, view);
      store.hint(named);
    },
    hint: (ids) => {
      for (const listener of listeners) listener(ids, 0);
    },
    readDeployments: ({ ids }) => {
      store.readings.push(ids);
      return up(() => ids.flatMap((id) => store.views.get(id) ?? []));
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    recall: ({ repository = '' }) => up(() => ({ repository: store.repositories.get(repository) ?? null, mark: null })),
    remember: (memory) =>
      up(() => {
        if ('repository' in memory) store.repositories.set(memory.repository.repository, memory.repository);
      }),
    register: (input) =>
      up(() => {
        store.registrations.push(input);
        return store.registered;
      }),
    measure: () => up(() => ({ pending: 3, oldestPendingAt: null, unpublished: 2, dead: 1 })),
  };
  return store;
}

/** Returns a running deployment of repository 7 at rev 1. */
export function viewOf(changes: Partial<DeploymentView> = {}): DeploymentView {
  return {
    id: 'd1',
    application: 'web',
    deployment: null,
    repositoryId: 7,
    repository: 'acme/web',
    sha: 'a'.repeat(40),
    url: null,
    environment: null,
    word: 'running',
    unconfirmed: null,
    state: null,
    isEnded: false,
    rev: 1,
    openedAt: Date.UTC(2030, 0, 1),
    endedAt: null,
    checkUrl: null,
    ...changes,
  };
}

/** The repository that the rules below configure. */
export const PLACE: InstalledRepository = { repositoryId: 7, repository: 'acme/web', installationId: 70 };

/** The id of the second application. */
export const UUID = '0190f5a2-7c3b-7def-8abc-1234567890ab';

/** Two applications of acme/web. */
export const RULES: Rules = rulesOf({
  applications: [
    applicationOf('web', { repository: 'acme/web' }),
    applicationOf(UUID, { repository: 'acme/web', name: 'api' }),
  ],
  canDeploy: false,
});

/** A scripted GitHub that counts its calls. */
export interface FakeGithub {
  repository: AppResult<InstalledRepository>;
  run: AppResult<WorkflowRun>;
  readonly requested: string[];
  readRepository(repository: string): Promise<AppResult<InstalledRepository>>;
  readWorkflowRun(place: InstalledRepository, runId: number): Promise<AppResult<WorkflowRun>>;
}

/** Returns a GitHub that knows acme/web and a run of it at head `b…`. */
export function createFakeGithub(): FakeGithub {
  const github: FakeGithub = {
    repository: { kind: 'done', value: PLACE },
    run: { kind: 'done', value: { repositoryId: 7, headSha: 'b'.repeat(40) } },
    requested: [],
    readRepository: async (repository) => {
      github.requested.push(repository);
      return github.repository;
    },
    readWorkflowRun: async (_, runId) => {
      github.requested.push(`run ${runId}`);
      return github.run;
    },
  };
  return github;
}
