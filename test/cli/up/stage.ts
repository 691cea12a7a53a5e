import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import type { Clock } from '../../../src/kernel/clock.ts';
import type { RunningSandbox, ServerOptions } from '../../../src/sandbox/server.ts';
import { createLoopbackClock } from '../../support/loopback-clock.ts';
import { createFolder } from '../folder.ts';
import { openStage as openBareStage, type Ran, type Running } from '../run.ts';

/** A touchdown.yaml with a database, an API that needs it, and a page that needs the API; BRANCH is not set. */
export const SHOP = `
up:
  project: { name: shop }
  environment: { name: "preview-\${BRANCH}", mode: STAGING, cluster-id: c1 }
  databases:
    main: { type: POSTGRESQL, version: "16", mode: MANAGED, cpu: 500, memory: 512, storage: 10 }
  applications:
    web: { name: fast--web, needs: [api] }
    api:
      name: fast
      git-repository: { url: "https://git.example.com/shop/api", branch: main }
      ports: [{ internal-port: 8080, external-port: 443, protocol: HTTP, publicly-accessible: true }]
      needs: [main]
      variables: { LOG_LEVEL: info }
      secrets: { DATABASE_URL: { env: DATABASE_URL } }
`;
/** Sets the branch. */
export const LINE = '--set BRANCH=login';
/** Surroundings that hold the secret. */
export const WITH_SECRET = { env: { DATABASE_URL: 'postgres://hunter29@db' } };

/** Everything but looks at a status: how many there are is the engine's affair. */
export function without(requests: readonly string[], ...left: readonly string[]): readonly string[] {
  return requests.filter((request) => !['status', ...left].includes(request));
}

/** A sandbox, a folder with a touchdown.yaml, and `up` to run in it. */
export interface Stage {
  readonly sandbox: RunningSandbox;
  /** The clock of the sandbox and the commands. */
  readonly clock: Clock;
  readonly folder: string;
  /** Runs `up` with these words to its end. */
  up(line?: string, surroundings?: Partial<Terminal>): Promise<Ran>;
  /** Runs `down` with these words to its end. */
  down(line?: string, surroundings?: Partial<Terminal>): Promise<Ran>;
  /** Begins `up`. */
  begin(line: string, surroundings?: Partial<Terminal>): Running;
  /** The requests since the last time that this was asked, as `POST /environment/{env_id}/application`. */
  requests(): readonly string[];
  /** The state file. */
  state(): Promise<{
    readonly resources: Record<string, { id: string | null }>;
    readonly pending: Record<string, unknown>;
    readonly deployed: Record<string, unknown>;
  }>;
  /** Has requests go wrong: `{ fault: 'reset-after', on: 'application', times: 1 }`. */
  fault(rule: object): Promise<void>;
  /** Has all requests go well again. */
  clearFaults(): Promise<void>;
}

/** Opens a stage that ends with the test; the token is an admin's. */
export async function openStage(yaml: string, options: ServerOptions = {}): Promise<Stage> {
  const clock = createLoopbackClock();
  const { sandbox, begin, run } = await openBareStage({ clock, ...options });
  const folder = await createFolder({ 'touchdown.yaml': yaml });
  let seen = 0;
  const wordsOf = (line: string) => line.split(' ').filter((word) => word !== '');
  const place = ({ env, ...surroundings }: Partial<Terminal> = {}): Partial<Terminal> => ({
    folder,
    clock,
    ...surroundings,
    env: { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_ENV: 'DATABASE_URL', CI: '', ...env },
  });
  return {
    sandbox,
    clock,
    folder,
    begin: (line, surroundings) => begin(['up', ...wordsOf(line)], place(surroundings)),
    up: (line = '', surroundings) => run(['up', ...wordsOf(line)], place(surroundings)),
    down: (line = '', surroundings) => run(['down', ...wordsOf(line)], place(surroundings)),
    requests: () => {
      const entries = sandbox.journal().slice(seen);
      seen += entries.length;
      return entries.map(({ operation }) => operation ?? '?');
    },
    state: async () => JSON.parse(await readFile(join(folder, 'touchdown.state.json'), 'utf8')),
    fault: async (rule) => {
      const headers = { 'Content-Type': 'application/json' };
      const body = JSON.stringify(rule);
      const response = await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'POST', headers, body });
      if (response.status !== 201) throw new Error(await response.text());
    },
    clearFaults: async () => void (await fetch(`${sandbox.url}/_sandbox/faults`, { method: 'DELETE' })),
  };
}
