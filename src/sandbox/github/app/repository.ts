import { type Links, nodeIdOf, type Rendered, renderInstant, renderUser } from '../calls/renderings.ts';
import { actorFor } from '../credentials.ts';
import { ownerOf, type Repository } from '../repository.ts';

/** The addresses of a repository's parts, by the field's name without `_url`; most lead nowhere here. */
const PARTS = {
  archive: '{archive_format}{/ref}',
  assignees: 'assignees{/user}',
  blobs: 'blobs{/sha}',
  branches: 'branches{/branch}',
  collaborators: 'collaborators{/collaborator}',
  comments: 'comments{/number}',
  commits: 'commits{/sha}',
  compare: 'compare/{base}...{head}',
  contents: 'contents/{+path}',
  contributors: 'contributors',
  deployments: 'deployments',
  downloads: 'downloads',
  events: 'events',
  forks: 'forks',
  git_commits: 'git/commits{/sha}',
  git_refs: 'git/refs{/sha}',
  git_tags: 'git/tags{/sha}',
  hooks: 'hooks',
  issue_comment: 'issues/comments{/number}',
  issue_events: 'issues/events{/number}',
  issues: 'issues{/number}',
  keys: 'keys{/key_id}',
  labels: 'labels{/name}',
  languages: 'languages',
  merges: 'merges',
  milestones: 'milestones{/number}',
  notifications: 'notifications{?since,all,participating}',
  pulls: 'pulls{/number}',
  releases: 'releases{/id}',
  stargazers: 'stargazers',
  statuses: 'statuses/{sha}',
  subscribers: 'subscribers',
  subscription: 'subscription',
  tags: 'tags',
  teams: 'teams',
  trees: 'git/trees{/sha}',
};
const CREATED_AT = Date.UTC(2020, 0, 1);

/** Returns a repository as GitHub shows it inside of other things. */
export function renderRepository(repository: Repository, links: Links): Rendered {
  const { id, fullName } = repository;
  const url = `${links.api}/repos/${fullName}`;
  return {
    id,
    node_id: nodeIdOf('Repository', id),
    name: fullName.split('/')[1] ?? '',
    full_name: fullName,
    private: false,
    owner: renderUser(actorFor(ownerOf(repository)), links),
    html_url: `${links.web}/${fullName}`,
    description: null,
    fork: false,
    url,
    ...Object.fromEntries(Object.entries(PARTS).map(([part, ending]) => [`${part}_url`, `${url}/${ending}`])),
  };
}

/** Returns a repository as GitHub shows it by itself. */
export function renderWholeRepository(repository: Repository, links: Links): Rendered {
  const page = `${links.web}/${repository.fullName}`;
  const at = renderInstant(CREATED_AT);
  return {
    ...renderRepository(repository, links),
    clone_url: `${page}.git`,
    git_url: `${page}.git`,
    ssh_url: `${page}.git`,
    svn_url: page,
    default_branch: 'main',
    homepage: null,
    language: null,
    mirror_url: null,
    license: null,
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_downloads: false,
    has_discussions: false,
    archived: false,
    disabled: false,
    created_at: at,
    updated_at: at,
    pushed_at: at,
    forks: 0,
    forks_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    size: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    network_count: 0,
    subscribers_count: 0,
  };
}
