import { type Links, nodeIdOf, type Rendered, renderInstant, renderUser } from '../calls/renderings.ts';
import { actorFor } from '../credentials.ts';
import { ownerOf, type Repository } from '../repository.ts';

/** Endings of a repository's addresses; most lead nowhere here. */
const LISTS = [
  ...[
    'assignees{/user}',
    'blobs{/sha}',
    'branches{/branch}',
    'collaborators{/collaborator}',
    'comments{/number}',
    'commits{/sha}',
  ],
  ...['contributors', 'deployments', 'downloads', 'events', 'forks', 'hooks', 'issues{/number}', 'keys{/key_id}'],
  ...['labels{/name}', 'languages', 'merges', 'milestones{/number}', 'pulls{/number}', 'releases{/id}', 'stargazers'],
  ...['statuses/{sha}', 'subscribers', 'subscription', 'tags', 'teams'],
];
const OTHERS = {
  archive_url: '{archive_format}{/ref}',
  compare_url: 'compare/{base}...{head}',
  contents_url: 'contents/{+path}',
  git_commits_url: 'git/commits{/sha}',
  git_refs_url: 'git/refs{/sha}',
  git_tags_url: 'git/tags{/sha}',
  issue_comment_url: 'issues/comments{/number}',
  issue_events_url: 'issues/events{/number}',
  notifications_url: 'notifications{?since,all,participating}',
  trees_url: 'git/trees{/sha}',
};
const COUNTS = ['forks', 'forks_count', 'open_issues', 'open_issues_count', 'size', 'stargazers_count'];
const MORE_COUNTS = ['watchers', 'watchers_count', 'network_count', 'subscribers_count'];
const CREATED_AT = Date.UTC(2020, 0, 1);

/** Returns a repository as GitHub shows it inside of other things. */
export function renderRepository(repository: Repository, links: Links): Rendered {
  const { id, fullName } = repository;
  const url = `${links.api}/repos/${fullName}`;
  const lists = LISTS.map((ending) => [`${/^\w+/.exec(ending)?.[0] ?? ''}_url`, `${url}/${ending}`]);
  const others = Object.entries(OTHERS).map(([field, ending]) => [field, `${url}/${ending}`]);
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
    ...Object.fromEntries([...lists, ...others]),
  };
}

/** Returns a repository as GitHub shows it by itself. */
export function renderWholeRepository(repository: Repository, links: Links): Rendered {
  const page = `${links.web}/${repository.fullName}`;
  const at = renderInstant(CREATED_AT);
  return {
    ...renderRepository(repository, links),
    ...{ clone_url: `${page}.git`, git_url: `${page}.git`, ssh_url: `${page}.git`, svn_url: page },
    ...{ default_branch: 'main', homepage: null, language: null, mirror_url: null, license: null },
    ...{
      has_issues: true,
      has_projects: false,
      has_wiki: false,
      has_pages: false,
      has_downloads: false,
      has_discussions: false,
    },
    ...{ archived: false, disabled: false, created_at: at, updated_at: at, pushed_at: at },
    ...Object.fromEntries([...COUNTS, ...MORE_COUNTS].map((field) => [field, 0])),
  };
}
