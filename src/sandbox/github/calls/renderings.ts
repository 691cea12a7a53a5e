import type { Actor, GithubApp } from '../repository.ts';

/** Where addresses begin: of the API (`…/api/v3`) and of the pages for people. */
export interface Links {
  readonly api: string;
  readonly web: string;
}

/** A value on its way into JSON. */
export type Rendered = Readonly<Record<string, unknown>>;

/** Returns an instant as GitHub writes it: ISO 8601 in whole seconds. */
export function renderInstant(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/** Returns the global id of a thing, in GitHub's older notation. */
export function nodeIdOf(kind: string, id: number): string {
  return Buffer.from(`0${kind.length}:${kind}${id}`).toString('base64');
}

/** Returns a user as GitHub shows it. */
export function renderUser({ login, id, type }: Actor, { api, web }: Links): Rendered {
  const name = encodeURIComponent(login);
  const own = `${api}/users/${name}`;
  return {
    login,
    id,
    node_id: nodeIdOf('User', id),
    avatar_url: `${web}/avatars/${id}`,
    gravatar_id: '',
    url: own,
    html_url: type === 'Bot' ? `${web}/apps/${encodeURIComponent(login.replace(/\[bot\]$/, ''))}` : `${web}/${name}`,
    ...Object.fromEntries(USER_LISTS.map(([field, path]) => [field, `${own}/${path}`])),
    type,
    site_admin: false,
  };
}

const USER_LISTS = [
  ['followers_url', 'followers'],
  ['following_url', 'following{/other_user}'],
  ['gists_url', 'gists{/gist_id}'],
  ['starred_url', 'starred{/owner}{/repo}'],
  ['subscriptions_url', 'subscriptions'],
  ['organizations_url', 'orgs'],
  ['repos_url', 'repos'],
  ['events_url', 'events{/privacy}'],
  ['received_events_url', 'received_events'],
] as const;

const APP_OWNER: Actor = { login: 'github', id: 9_919, type: 'User', app: null };

/** Returns an App as GitHub shows it; null of a person. */
export function renderApp(app: GithubApp | null, links: Links): Rendered | null {
  if (app === null) return null;
  const { web } = links;
  const { id, slug, name } = app;
  const at = renderInstant(Date.UTC(2018, 6, 30));
  return {
    id,
    slug,
    name,
    node_id: nodeIdOf('Integration', id),
    owner: renderUser(APP_OWNER, links),
    description: '',
    external_url: web,
    html_url: `${web}/apps/${slug}`,
    created_at: at,
    updated_at: at,
    permissions: {},
    events: [],
  };
}

/** Returns when a thing was made and last changed, as its fields. */
export function renderDates({ createdAt, updatedAt }: { createdAt: number; updatedAt: number }): Rendered {
  return { created_at: renderInstant(createdAt), updated_at: renderInstant(updatedAt) };
}
