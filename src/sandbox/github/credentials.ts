import { authenticate, tokenIn } from '../http/tokens.ts';
import { identifierFor } from '../random-choices.ts';
import { type Actor, numberFor } from './repository.ts';

/** The permissions of a token that decide anything here, as GitHub names them. */
export const PERMISSIONS = [
  'checks',
  'statuses',
  'deployments',
  'pull_requests',
  'contents',
  'issues',
  'actions',
  'merge_queues',
  'metadata',
] as const;

/** One permission's name. */
export type Permission = (typeof PERMISSIONS)[number];

/** How much a permission allows: write includes read. */
export type Level = 'read' | 'write' | 'none';

/** What a token may do. */
export type Permissions = Readonly<Record<Permission, Level>>;

/** One token of the stand-in. `name` is what the journal shows and what its budget is kept under. */
export interface GithubToken {
  readonly name: string;
  readonly value: string;
  readonly actor: Actor;
  readonly permissions: Permissions;
  /** Of an App's installation: what the token is cut down to. */
  readonly installation?: {
    /** Null: every repository of the installation. */
    readonly repositoryIds: readonly number[] | null;
    readonly expiresAt: number;
  };
}

const ACTIONS_BOT: Actor = {
  login: 'github-actions[bot]',
  id: 41_898_282,
  type: 'Bot',
  app: { id: 15_368, slug: 'github-actions', name: 'GitHub Actions' },
};

/** The tokens that exist from the start: a workflow's, and one of a workflow that a fork's pull request started. */
export const DEFAULT_GITHUB_TOKENS: readonly GithubToken[] = [
  { name: 'sandbox-github', value: 'sandbox-github', actor: ACTIONS_BOT, permissions: everywhere('write') },
  { name: 'sandbox-github-read', value: 'sandbox-github-read', actor: ACTIONS_BOT, permissions: everywhere('read') },
];

/** Returns that level for every permission. */
export function everywhere(level: Level): Permissions {
  return Object.fromEntries(PERMISSIONS.map((permission) => [permission, level])) as Permissions;
}

/** Returns who acts under that login: `name[bot]` is the bot of the App `name`, any other a person. */
export function actorFor(login: string): Actor {
  if (login === ACTIONS_BOT.login) return ACTIONS_BOT;
  const id = numberFor(`user/${login}`);
  if (!login.endsWith('[bot]')) return { login, id, type: 'User', app: null };
  const slug = login.slice(0, -'[bot]'.length);
  return { login, id, type: 'Bot', app: { id: numberFor(`app/${slug}`), slug, name: slug } };
}

/**
 * Returns whose token an Authorization header carries; null if it names none of `tokens`. Every token that begins with
 * `ghs_` is known, and is a workflow's own with a budget of its own.
 */
export function authenticateGithub(header: string | undefined, tokens: readonly GithubToken[]): GithubToken | null {
  const known = authenticate(header, tokens);
  if (known !== null) return known;
  const value = tokenIn(header);
  if (value === null || !value.startsWith('ghs_')) return null;
  const name = `ghs-${identifierFor(value).slice(0, 8)}`;
  return { name, value, actor: ACTIONS_BOT, permissions: everywhere('write') };
}

/** Returns true if `token` has one of `permissions` at `level`. */
export function permits(token: GithubToken, permissions: readonly Permission[], level: 'read' | 'write'): boolean {
  return permissions.some((permission) => {
    const given = token.permissions[permission];
    return given === 'write' || given === level;
  });
}
