import { textOf } from '../../github/http/github-response.ts';
import type { Now } from '../../github/http/limit.ts';
import { fieldOf } from '../../kernel/hostile-json.ts';
import type {
  CheckPlace,
  GateAnswer,
  GithubApp,
  GithubReply,
  InstalledRepository,
  KnownCheck,
  MissedDeliveries,
  WantedCheck,
  WorkflowRun,
} from '../relay-interfaces.ts';
import { type AppCaller, type CallerOptions, createAppCaller } from './app-caller.ts';
import {
  changeOf,
  creationOf,
  decodeCheck,
  decodeCheckPage,
  listingOf,
  MAX_CHECK_PAGES,
  type RepositoryPath,
} from './check-calls.ts';
import type { AppCall, Scope } from './installation-tokens.ts';
import { createMissedReader, type ReadMissed } from './missed-deliveries.ts';
import { dead, decodeReply, type Told } from './reply.ts';
import {
  branchOf,
  decodeHead,
  decodeId,
  decodePath,
  decodeRepository,
  decodeRun,
  gateOf,
  installationOf,
  repositoryOf,
  runOf,
} from './repository-calls.ts';

/**
 * Returns GitHub as an App sees it; sends nothing yet. `apiUrl` is `https://api.github.com` or `https://HOST/api/v3`; `fetch` has to
 * refuse every other origin. Throws InputError, without the key, where it is no private RSA key.
 */
export function createGithubApp(options: CallerOptions): GithubApp {
  return new App(options, createAppCaller(options));
}

/** Where a call goes. Without the repository's id the token opens all of the installation's. */
interface Target {
  readonly repository: string;
  readonly installationId: number;
  readonly repositoryId?: number;
}

class App implements GithubApp {
  readonly #options: CallerOptions;
  readonly #caller: AppCaller;
  readonly #readMissed: ReadMissed;

  constructor(options: CallerOptions, caller: AppCaller) {
    this.#options = options;
    this.#caller = caller;
    this.#readMissed = createMissedReader(caller, () => this.#now());
  }

  createCheck(place: CheckPlace, check: WantedCheck): Promise<GithubReply<KnownCheck>> {
    return this.#send(place, (path) => creationOf(path, place, check), decodeCheck);
  }

  updateCheck(place: CheckPlace, id: number, check: WantedCheck): Promise<GithubReply<KnownCheck>> {
    return this.#send(place, (path) => changeOf(path, id, check), decodeCheck);
  }

  /** The newest of all pages, since GitHub does not say in which order it lists. */
  async findCheck(place: CheckPlace): Promise<GithubReply<KnownCheck | null>> {
    const { appId } = this.#options;
    const decode = (data: unknown) => decodeCheckPage(data, place.externalId, appId);
    let found: KnownCheck | null = null;
    for (let page = 1; page <= MAX_CHECK_PAGES; page++) {
      const reply = await this.#send(place, (path) => listingOf(path, place, appId, page), decode);
      if (reply.kind !== 'done') return reply;
      const { ours, isLast } = reply.value;
      if (ours !== null && ours.id > (found?.id ?? 0)) found = ours;
      if (isLast) break;
    }
    return { kind: 'done', value: found };
  }

  async readRepository(repository: string): Promise<GithubReply<InstalledRepository>> {
    const path = decodePath(repository);
    if (path === null) return nameless(repository);
    const installation = decodeReply(await this.#caller.asApp(installationOf(path)), this.#now(), decodeId);
    if (installation.kind === 'dead' && installation.status === 404) {
      return dead(
        404,
        `The App is not installed on ${repository}, or there is no such repository: install the App on ${repository}.`,
      );
    }
    if (installation.kind !== 'done') return installation;
    const installationId = installation.value;
    const known = await this.#send({ repository, installationId }, repositoryOf, decodeRepository);
    if (known.kind !== 'done') return known;
    return { kind: 'done', value: { repositoryId: known.value.id, repository: known.value.fullName, installationId } };
  }

  async readBranchHead(place: InstalledRepository, branch: string): Promise<GithubReply<string>> {
    const head = await this.#send(place, (path) => branchOf(path, branch), decodeHead);
    if (head.kind !== 'done') return head;
    const { repositoryId, sha } = head.value;
    if (repositoryId === place.repositoryId) return { kind: 'done', value: sha };
    return dead(
      404,
      `${place.repository} is the name of another repository now: name the right one in the configuration.`,
    );
  }

  readWorkflowRun(place: InstalledRepository, runId: number): Promise<GithubReply<WorkflowRun>> {
    return this.#send(place, (path) => runOf(path, runId), decodeRun);
  }

  answerGate(answer: GateAnswer): Promise<GithubReply<null>> {
    return this.#send(
      answer,
      (path) => gateOf(path, answer),
      () => ({ value: null }),
    );
  }

  readMissedDeliveries(since: number): Promise<GithubReply<MissedDeliveries>> {
    return this.#readMissed(since);
  }

  async readApp(): ReturnType<GithubApp['readApp']> {
    const answer = await this.#caller.asApp({ route: 'GET /app', parameters: {}, permission: '' });
    return decodeReply(answer, this.#now(), decodeApp);
  }

  callsLeft(): ReadonlyMap<number, number> {
    return this.#caller.callsLeft();
  }

  async #send<T>(target: Target, callFor: (path: RepositoryPath) => AppCall, decode: (data: unknown) => Told<T>) {
    const path = decodePath(target.repository);
    if (path === null) return nameless(target.repository);
    const { installationId, repositoryId = null } = target;
    const scope: Scope = { installationId, repositoryId };
    return decodeReply(await this.#caller.asInstallation(scope, callFor(path)), this.#now(), decode);
  }

  #now(): Now {
    const { clock } = this.#options;
    return { monotonicMs: clock.monotonicMs(), epochMs: clock.epochMs() };
  }
}

function nameless(repository: string) {
  return dead(404, `${repository} is no repository: it has to be named as owner/name.`);
}

function decodeApp(data: unknown): Told<{ slug: string; permissions: Readonly<Record<string, string>> }> {
  const slug = textOf(data, 'slug');
  const permissions = fieldOf(data, 'permissions');
  if (slug === '' || typeof permissions !== 'object' || permissions === null) return null;
  const levels = Object.entries(permissions).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { value: { slug, permissions: Object.fromEntries(levels) } };
}
