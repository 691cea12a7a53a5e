import { type Import, type Module, type Violation, violationAt } from './module.ts';

/** A folder of src (or one file at its top), what is decided there, and what its files may import. */
export interface Room {
  /** Under src, as `relay/http`. A file belongs to the room with the longest folder that it lies in. */
  readonly folder: string;
  /** One phrase for a person who looks for a decision. */
  readonly decides: string;
  /** Rooms (`kernel`; the rooms inside are included) and single files (`deploy/deploy-target.ts`) of ours, beside its own. */
  readonly ours: readonly string[];
  /** Packages and parts of Node; a package includes what lies under its name. */
  readonly world: readonly string[];
}

const ENGINE = ['kernel', 'rate-limit', 'deploy', 'logs', 'web', 'deploy-application.ts', 'report'];
const CLIENTS = ['platform', 'github'];
/** The requests to GitHub without Octokit, which takes a third of the relay's packages. */
const GITHUB_HTTP = ['attempts', 'check-run-body', 'github-client', 'github-request', 'github-response'].map(
  (name) => `github/http/${name}.ts`,
);
/** What the rooms of the relay share. */
const RELAY_SHARED = ['relay/relay-interfaces.ts', 'relay/repository-names.ts'];

/** What the rooms of the sandbox share, beside its lowest one: choices that depend on the seed alone. */
const SANDBOX_SHARED = ['sandbox/random-choices.ts'];

/** All of src, from the inside out: who may import whom. */
export const ROOMS: readonly Room[] = [
  {
    folder: 'kernel',
    decides:
      'shared basics: time, random numbers, errors, units, redaction, untrusted text, bounded bodies, back-off, time limits',
    ours: [],
    world: [],
  },
  {
    folder: 'rate-limit',
    decides: 'when a request may be sent so that all jobs can share one token',
    ours: ['kernel'],
    world: [],
  },
  {
    folder: 'deploy',
    decides:
      'the engine: what to do next (`decide*`), what a status proves (`evidence/`), the verdict and its sentence (`endings`)',
    ours: ['kernel'],
    world: [],
  },
  {
    folder: 'logs',
    decides: 'which lines of a rolling log are new; why a deployment failed',
    ours: ['kernel'],
    world: [],
  },
  {
    folder: 'deploy-application.ts',
    decides: 'how one application is deployed and its log followed: joins `deploy` and `logs`',
    ours: ['kernel', 'deploy', 'logs'],
    world: [],
  },
  {
    folder: 'web',
    decides: 'what the pages and servers share: the HTML kit, server-sent events, bounded bodies',
    ours: ['kernel'],
    world: ['node:http'],
  },
  {
    folder: 'report',
    decides:
      'what we say about a deployment, as text and payloads; the comment is in `comment/`, the job summary in `summary/`, what is shown of a cause in `cause/`',
    ours: ['kernel', 'deploy', 'logs'],
    world: [],
  },
  {
    folder: 'platform',
    decides:
      "the client of the platform's REST API: `http/` sends requests and maps errors, `resources/` knows the endpoints",
    ours: ['kernel', 'rate-limit', 'deploy/deploy-target.ts', 'logs/log-source.ts'],
    world: ['undici'],
  },
  {
    folder: 'github',
    decides: "the client of GitHub's API as a workflow uses it: the comment, deployments, check runs, commit statuses",
    ours: ['kernel', 'rate-limit', 'report', 'deploy/deploy-target.ts', 'logs/cause.ts'],
    world: ['node:fs', 'node:path', 'node:crypto', '@actions/github', '@octokit'],
  },
  {
    folder: 'action',
    decides: 'the GitHub Action: inputs and outputs, the runner, waiting on a relay (`relay-client/`)',
    ours: [...ENGINE, ...CLIENTS],
    world: ['@actions/core', 'node:fs', 'node:os', 'node:path'],
  },
  {
    folder: 'relay',
    decides: 'how the relay is put together, started and stopped',
    ours: ['kernel', 'web', 'deploy', 'report', 'platform'],
    world: [],
  },
  {
    folder: 'relay/config',
    decides: "the relay's settings and its file of applications",
    ours: ['kernel', 'relay/decide', ...RELAY_SHARED],
    world: ['node:crypto', 'node:fs'],
  },
  {
    folder: 'relay/intake',
    decides: 'whether a webhook is authentic, and what it says',
    ours: ['kernel', 'web', 'deploy/deploy-target.ts', 'relay/decide', 'relay/store/store.ts', ...RELAY_SHARED],
    world: ['node:crypto'],
  },
  {
    folder: 'relay/identity',
    decides: 'which repository an OIDC token speaks for',
    ours: ['kernel'],
    world: ['jose'],
  },
  {
    folder: 'relay/decide',
    decides: 'what we know about a deployment, and what its check run should say; pure',
    ours: ['kernel', 'deploy', 'report', ...RELAY_SHARED],
    world: ['node:crypto'],
  },
  {
    folder: 'relay/store',
    decides:
      'where webhooks and deployments are stored: `store.ts` is the interface, `sqlite/` and `postgres/` keep the rows',
    ours: ['kernel', 'deploy', 'relay/decide', ...RELAY_SHARED],
    world: ['node:crypto', 'node:fs', 'node:path', 'node:sqlite', 'pg'],
  },
  {
    folder: 'relay/github-app',
    decides: 'how the relay speaks to GitHub as a GitHub App',
    ours: ['kernel', ...GITHUB_HTTP, 'relay/decide', ...RELAY_SHARED],
    world: ['@octokit/endpoint', 'universal-github-app-jwt'],
  },
  {
    folder: 'relay/publish',
    decides: 'when a check run is claimed, written to GitHub and settled',
    ours: ['kernel', 'deploy', 'relay/decide', 'relay/store', 'relay/intake', 'relay/github-app', ...RELAY_SHARED],
    world: [],
  },
  {
    folder: 'relay/monitoring',
    decides: 'what operators see: the log, the metrics, the problems',
    ours: ['kernel', 'relay/decide', 'relay/store', ...RELAY_SHARED],
    world: ['prom-client', 'node:fs'],
  },
  {
    folder: 'relay/page',
    decides: "the operator's page",
    ours: ['kernel', 'web', 'relay/decide', 'relay/store', 'relay/intake', 'relay/monitoring', ...RELAY_SHARED],
    world: ['node:crypto'],
  },
  {
    folder: 'relay/http',
    decides: 'the one HTTP entrance: `app.ts` maps a Request to a Response, Node adapts to it',
    ours: [
      'kernel',
      'web',
      'relay/intake',
      'relay/identity',
      'relay/decide',
      'relay/store',
      'relay/monitoring',
      'relay/page',
      ...RELAY_SHARED,
    ],
    world: ['node:stream/promises', 'node:crypto', 'node:http', 'node:net', 'node:events', 'prom-client'],
  },
  {
    folder: 'sandbox',
    decides: 'a simulated platform and the part of GitHub we need, on this machine; imports none of our clients',
    ours: ['kernel', 'web'],
    world: ['node:http', 'node:crypto', 'node:events', 'node:net'],
  },
  {
    folder: 'sandbox/http',
    decides:
      'what a request and a response are, who may send it, and how bodies are read; the journal, the webhook sender',
    ours: ['kernel'],
    world: ['node:http'],
  },
  {
    folder: 'sandbox/faults',
    decides: 'which requests a fault applies to, and what it changes',
    ours: ['kernel', ...SANDBOX_SHARED, 'sandbox/http'],
    world: [],
  },
  {
    folder: 'sandbox/scenarios',
    decides: 'how a deployment goes, as data',
    ours: ['kernel', 'sandbox/http', 'sandbox/faults'],
    world: [],
  },
  {
    folder: 'sandbox/github',
    decides: 'what GitHub responds; its App is in `app/`',
    ours: ['kernel', ...SANDBOX_SHARED, 'sandbox/http', 'sandbox/faults'],
    world: ['node:crypto'],
  },
  {
    folder: 'sandbox/platform',
    decides:
      'what the platform responds, and what happens on it without a request; `World` is all that the sandbox knows',
    ours: ['kernel', ...SANDBOX_SHARED, 'sandbox/http', 'sandbox/faults', 'sandbox/scenarios', 'sandbox/github'],
    world: [],
  },
  {
    folder: 'sandbox/openapi',
    decides: "the platform's description of its calls",
    ours: ['sandbox/http', 'sandbox/scenarios', 'sandbox/platform'],
    world: [],
  },
  {
    folder: 'sandbox/saved',
    decides: 'how the world is saved to a file and read back',
    ours: ['kernel', 'sandbox/http', 'sandbox/faults', 'sandbox/scenarios', 'sandbox/platform'],
    world: [],
  },
  {
    folder: 'sandbox/admin',
    decides: 'what a test or a person may look at and change: the calls under `/_sandbox`',
    ours: ['sandbox/http', 'sandbox/faults', 'sandbox/scenarios', 'sandbox/github', 'sandbox/platform'],
    world: [],
  },
  {
    folder: 'sandbox/page',
    decides: "the stand-in for GitHub's pages of pull requests",
    ours: ['kernel', 'web', 'sandbox/http', 'sandbox/github', 'sandbox/platform', 'sandbox/admin'],
    world: [
      'node:crypto',
      'unified',
      'remark-parse',
      'remark-gfm',
      'remark-rehype',
      'rehype-raw',
      'rehype-sanitize',
      'rehype-stringify',
    ],
  },
  {
    folder: 'provision',
    decides: 'what `touchdown up` creates and deploys, and in which order',
    ours: ['kernel', 'platform'],
    world: [],
  },
  {
    folder: 'conformance',
    decides: "where a service departs from the platform's description, and whether this client copes",
    ours: ['kernel', 'platform'],
    world: [],
  },
  {
    folder: 'cli',
    decides: 'the command line: `arguments/` parses, `terminal/` prints, one folder for each command',
    ours: [...ENGINE, ...CLIENTS, 'relay', 'sandbox', 'provision', 'conformance'],
    world: ['node:util', 'node:fs', 'node:path', 'node:url', 'node:os', 'node:crypto', 'yaml'],
  },
  {
    folder: 'index.ts',
    decides: 'what the npm package exports',
    ours: [...ENGINE, ...CLIENTS, 'cli'],
    world: [],
  },
];

const JOINED = ['relay', 'sandbox'];

/** Returns the imports that the table does not allow, and the files that lie in no folder of it. */
export function findForbiddenImports(module: Module): Violation[] {
  const path = module.path.slice('src/'.length);
  const room = findRoom(path);
  if (room === undefined) return [violationAt(module, module.program, `${path} lies in no folder of the table`)];
  return module.imports
    .filter((imported) => !isAllowed(room, imported))
    .map(({ node, specifier }) => violationAt(module, node, `${room.folder} may not import ${specifier}`));
}

/** Returns the room that a path under src belongs to. */
export function findRoom(path: string): Room | undefined {
  return ROOMS.filter(({ folder }) => liesIn(path, folder)).toSorted((a, b) => b.folder.length - a.folder.length)[0];
}

function liesIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function isAllowed(room: Room, { specifier, target }: Import): boolean {
  const { folder, ours, world } = room;
  if (target === null) return world.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  if (!target.startsWith('src/')) return false;
  const path = target.slice('src/'.length);
  // The files beside the rooms of the relay or the sandbox join them all; the rooms see each other by the table alone.
  if (JOINED.includes(folder) && liesIn(path, folder)) return true;
  return findRoom(path) === room || ours.some((name) => liesIn(path, name));
}
