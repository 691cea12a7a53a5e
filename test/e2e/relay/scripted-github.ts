import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pause } from './until.ts';

/** A check run as this GitHub has it. */
export interface GithubCheck {
  readonly id: number;
  readonly repository: string;
  readonly sha: string;
  readonly name: string;
  readonly externalId: string;
  /** Its states since its creation: a status, or a conclusion. */
  readonly said: string[];
}

/** One call that writes a check run. */
export interface GithubWrite {
  readonly kind: 'create' | 'update';
  /** The relay that sent it: the first part of the configured address. */
  readonly instance: string;
  readonly check: GithubCheck;
  /** On the monotonic clock, in milliseconds. */
  readonly arrivedMs: number;
}

/** As much of GitHub as a relay writes to, with counters; every repository has an installation of its own, so that no budget is shared. */
export interface ScriptedGithub extends AsyncDisposable {
  /** The API's address for one relay. */
  urlFor(instance: string): string;
  readonly checks: readonly GithubCheck[];
  readonly writes: readonly GithubWrite[];
  /** How long responses to writes are delayed from now on, in milliseconds; infinite for ever. The write is performed at once. */
  holdWrites(ms: number): void;
}

/** The App that this GitHub knows. */
export const APP_ID = 4_711;

/** Returns a repository's id, which is its installation's too. */
export function repositoryIdOf(repository: string): number {
  return Number.parseInt(hash('sha256', repository.toLowerCase(), 'hex').slice(0, 8), 16) + 1;
}

/** Returns the head of a repository's only branch. */
function headOf(repository: string): string {
  return hash('sha1', repository.toLowerCase(), 'hex');
}

/** Starts it. */
export async function startScriptedGithub(): Promise<ScriptedGithub> {
  const github = new Github();
  const server = createServer((request, response) => void github.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    urlFor: (instance) => `${url}/${instance}`,
    checks: github.checks,
    writes: github.writes,
    holdWrites: (ms) => {
      github.holdMs = ms;
    },
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const PATH = /^\/([\w-]+)(\/(?:app|repos|repositories)(?:\/.*)?)$/;
const CHECK = /^\/repos\/([^/]+\/[^/]+)\/check-runs(?:\/(\d+))?$/;
const OF_COMMIT = /^\/repos\/([^/]+\/[^/]+)\/commits\/([0-9a-f]{40})\/check-runs$/;
const STATUS = /^\/repos\/([^/]+\/[^/]+)\/commits\/heads(?:\/|%2F)\w+\/status$/;
const INSTALLATION = /^\/repos\/([^/]+\/[^/]+)\/installation$/;
const REPOSITORY = /^\/repos\/([^/]+\/[^/]+)$/;

class Github {
  readonly checks: GithubCheck[] = [];
  readonly writes: GithubWrite[] = [];
  holdMs = 0;
  /** The repositories that were read, by their ids. */
  readonly #names = new Map<number, string>();

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = await Array.fromAsync(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://github.test');
    const [, instance = '', called = ''] = PATH.exec(pathname) ?? [];
    const path = called.replace(/^\/repositories\/(\d+)/, (_, id: string) => `/repos/${this.#names.get(Number(id))}`);
    const written = this.#write(instance, request.method ?? '', path, Buffer.concat(chunks).toString());
    if (written !== null) {
      if (this.holdMs === Number.POSITIVE_INFINITY) return;
      if (this.holdMs > 0) await pause(this.holdMs);
    }
    const [status, body] = written ?? this.#read(path, searchParams);
    response.writeHead(status, { 'content-type': 'application/json', 'x-ratelimit-remaining': '4999' });
    response.end(JSON.stringify(body));
  }

  #write(instance: string, method: string, path: string, body: string): readonly [number, unknown] | null {
    const [, repository, id] = CHECK.exec(path) ?? [];
    if (repository === undefined || method === 'GET') return null;
    const { name = '', head_sha: sha = '', external_id: externalId = '', ...rest } = decodeBody(body);
    const said = rest['conclusion'] ?? rest['status'] ?? '';
    const known = this.checks.find((check) => String(check.id) === id);
    const check = known ?? { id: this.checks.length + 1, repository, sha, name, externalId, said: [] };
    if (known === undefined) this.checks.push(check);
    check.said.push(said);
    this.writes.push({ kind: known ? 'update' : 'create', instance, check, arrivedMs: performance.now() });
    return [known ? 200 : 201, renderCheck(check)];
  }

  #read(path: string, query: URLSearchParams): readonly [number, unknown] {
    if (path.endsWith('/access_tokens')) return [201, renderToken()];
    if (path === '/app') return [200, { slug: 'touchdown-relay', permissions: PERMISSIONS }];
    if (path === '/app/hook/deliveries') return [200, []];
    if (path === '/app/hook/config') return [200, { content_type: 'json' }];
    const installed = INSTALLATION.exec(path)?.[1];
    if (installed !== undefined) {
      this.#names.set(repositoryIdOf(installed), installed);
      return [200, { id: repositoryIdOf(installed) }];
    }
    const listed = OF_COMMIT.exec(path);
    if (listed !== null) {
      const own = this.checks.filter(({ sha, name }) => sha === listed[2] && name === query.get('check_name'));
      return [200, { total_count: own.length, check_runs: own.map(renderCheck) }];
    }
    const repository = (STATUS.exec(path) ?? REPOSITORY.exec(path))?.[1];
    if (repository === undefined) return [404, { message: 'Not Found' }];
    const facts = { id: repositoryIdOf(repository), full_name: repository };
    return [200, STATUS.test(path) ? { sha: headOf(repository), repository: facts } : facts];
  }
}

const PERMISSIONS = {
  checks: 'write',
  statuses: 'write',
  deployments: 'write',
  pull_requests: 'write',
  actions: 'read',
  merge_queues: 'read',
  metadata: 'read',
};

function renderToken(): unknown {
  const token = `ghs_${randomBytes(27).toString('hex')}`;
  return { token, expires_at: new Date(Date.now() + 3_600_000).toISOString(), permissions: {} };
}

function decodeBody(body: string): Readonly<Partial<Record<string, string>>> {
  return JSON.parse(body);
}

function renderCheck({ id, repository, sha, name, externalId, said }: GithubCheck): unknown {
  return {
    id,
    name,
    head_sha: sha,
    external_id: externalId,
    app: { id: APP_ID },
    status: said.at(-1),
    html_url: `https://github.test/${repository}/runs/${id}`,
  };
}
