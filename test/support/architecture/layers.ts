import { type Import, type Module, roomOf, type Violation, violationAt } from './module.ts';

/** A folder of src, what is decided there, and what its files may import. */
export interface Room {
  /** Under src; the empty string for the files at its top. */
  readonly folder: string;
  /** One phrase for a person who looks for a decision. */
  readonly decides: string;
  /** Folders (`kernel`) and single files (`deploy/ports.ts`) of ours, beside its own. */
  readonly ours: readonly string[];
  /** Packages and parts of Node; a package includes what lies under its name. */
  readonly world: readonly string[];
}

const ENGINE = ['kernel', 'deploy', 'logs', 'rate-limit'];

/** All of src, from the inside out: who may import whom. */
export const ROOMS: readonly Room[] = [
  {
    folder: 'kernel',
    decides:
      'the words that everybody shares: time, chance, errors, units, secrets, hostile text, bodies, what became of a request',
    ours: [],
    world: [],
  },
  {
    folder: 'rate-limit',
    decides: 'when a request may be sent, so that one token lasts for all who use it',
    ours: ['kernel'],
    world: [],
  },
  {
    folder: 'deploy',
    decides: 'the engine: what a status says of our deployment, what to do next, how it ended',
    ours: ['kernel'],
    world: [],
  },
  {
    folder: 'logs',
    decides: 'which lines of a rolling log are new, and that each is shown once',
    ours: ['kernel'],
    world: [],
  },
  {
    folder: 'report',
    decides: 'what is said of a deployment, never how it is sent',
    ours: ['kernel', 'deploy', 'logs'],
    world: [],
  },
  {
    folder: 'platform',
    decides: "how to speak to the platform's REST API: addresses, attempts, time limits, the meaning of answers",
    ours: ['kernel', 'rate-limit', 'deploy/ports.ts', 'logs/ports.ts'],
    world: ['undici'],
  },
  {
    folder: 'github',
    decides: 'what the workflow run is about, and how to write on GitHub what there is to say of it',
    ours: ['kernel', 'rate-limit', 'report', 'deploy/ports.ts', 'relay/ports.ts'],
    world: ['node:fs', 'node:crypto', '@actions/github', '@octokit', 'universal-github-app-jwt'],
  },
  {
    folder: 'runner',
    decides: 'the inputs and outputs of the action, and what the Actions runner is told',
    ours: [
      'kernel',
      'report',
      'deploy/phase.ts',
      'deploy/record.ts',
      'deploy/ports.ts',
      'deploy/result.ts',
      'deploy/state.ts',
      'logs/ports.ts',
    ],
    world: ['@actions/core', 'node:fs', 'node:os', 'node:path'],
  },
  {
    folder: 'relay',
    decides: 'what a check run says of a deployment that webhooks tell of, and that no acknowledged delivery is lost',
    ours: ['kernel', 'deploy', 'report'],
    world: [
      'node:crypto',
      'node:events',
      'node:fs',
      'node:http',
      'node:net',
      'node:sqlite',
      'node:worker_threads',
      'jose',
      'pg',
      'prom-client',
    ],
  },
  {
    folder: 'relaying',
    decides: 'how a step waits on a relay instead of polling, and when it no longer relies on one',
    ours: ['kernel', 'deploy/ports.ts'],
    world: [],
  },
  {
    folder: 'sandbox',
    decides: 'how the platform on this machine behaves, in every situation that a real one can be in',
    ours: ['kernel'],
    world: [
      'node:http',
      'node:crypto',
      'node:events',
      'node:net',
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
    decides: 'what an environment is to hold, and in which order what is missing is created and deployed',
    ours: ['kernel', 'platform/resources.ts', 'platform/extra-fields.ts'],
    world: [],
  },
  {
    folder: 'conformance',
    decides: 'where a service departs from the description of the platform, and whether this client copes',
    ours: ['kernel', 'platform'],
    world: [],
  },
  {
    folder: 'cli',
    decides: 'the commands, their options and what they print',
    ours: [
      ...ENGINE,
      'platform',
      'report',
      'github',
      'relay',
      'relaying',
      'sandbox',
      'provision',
      'conformance',
      'deploy-application.ts',
    ],
    world: ['node:util', 'node:fs', 'node:path', 'node:url', 'node:os', 'node:crypto', 'yaml'],
  },
  {
    folder: '',
    decides: 'how the parts are joined: the action (main, post), the command (cli), the package (index)',
    ours: [
      ...ENGINE,
      'platform',
      'report',
      'github',
      'runner',
      'relay',
      'relaying',
      'sandbox',
      'provision',
      'conformance',
      'cli',
    ],
    world: [],
  },
];

/** Answers the imports that the table does not allow, and the folders that have no row in it. */
export function findForbiddenImports(module: Module): Violation[] {
  const room = ROOMS.find(({ folder }) => folder === roomOf(module.path));
  if (room === undefined)
    return [violationAt(module, module.program, `${roomOf(module.path)} has no row in the table`)];
  return module.imports
    .filter((imported) => !isAllowed(room, imported))
    .map(({ node, specifier }) => violationAt(module, node, `${room.folder || 'the top'} may not import ${specifier}`));
}

function isAllowed({ folder, ours, world }: Room, { specifier, target }: Import): boolean {
  if (target === null) return world.some((name) => specifier === name || specifier.startsWith(`${name}/`));
  if (!target.startsWith('src/')) return false;
  const path = target.slice('src/'.length);
  return roomOf(target) === folder || ours.includes(roomOf(target)) || ours.includes(path);
}
