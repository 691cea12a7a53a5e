import { isPathIncluded, type PathPattern, sayUnder } from '../kernel/path-pattern.ts';
import { shortCommit } from '../kernel/plain-text.ts';
import type { Comparison } from './deploy-target.ts';
import type { Notice } from './state.ts';

/** What is known of an application that is deployed only if files of it changed; absent: not read yet. */
export interface PathsFacts {
  /** The commit to deploy; null if none is named by its full SHA. */
  readonly head: string | null;
  readonly hasSettings: boolean;
  /** `waiting`: requests wait. `unhealthy`: it does not run well, is out of date, or another action is open. `unreadable`: its status. */
  readonly application?: 'healthy' | 'waiting' | 'unhealthy' | 'unreadable';
  /** The commit that it runs; null if unknown, and `problem` says why if GitHub does not say. */
  readonly base?: { readonly commit: string | null; readonly problem?: string };
  readonly comparison?: Comparison;
  /** How its health check went, with the commit that it runs: null if it passed, or none is wanted; else what its address did. */
  readonly unhealthy?: string | null;
  /** Without a pattern, every file is one of the application's. */
  readonly patterns: readonly PathPattern[];
}

/**
 * `read`: this decides next. `skip`: nothing of the application changed since `base`, the commit that it runs. `deploy`: something did, or
 * it is in doubt.
 */
export type PathsDecision =
  | { readonly kind: 'read'; readonly what: 'application' | 'base' | 'comparison' | 'health' }
  | { readonly kind: 'skip'; readonly why: string; readonly base: string }
  | { readonly kind: 'deploy'; readonly notice: Notice };

const UNHEALTHY = {
  waiting: 'requests to deploy it wait',
  unhealthy: 'it does not run well, or is out of date',
  unreadable: 'its status could not be read',
} as const;

/** Decides whether an application is deployed, with the table of row 70 in docs/behaviors.md. Pure and total. */
export function decidePaths(facts: PathsFacts): PathsDecision {
  const { head, hasSettings, application, base, comparison, unhealthy, patterns } = facts;
  if (hasSettings) return inDoubt('variables or secrets are set');
  if (head === null) return inDoubt('the commit to deploy is not given by all digits of its SHA');
  if (application === undefined) return { kind: 'read', what: 'application' };
  if (application !== 'healthy') return inDoubt(UNHEALTHY[application]);
  if (base === undefined) return { kind: 'read', what: 'base' };
  if (base.commit === null) return inDoubt('it is unknown which commit it runs', base.problem);
  if (comparison === undefined) return { kind: 'read', what: 'comparison' };
  const since = shortCommit(base.commit);
  if (comparison.kind === 'failed') return inDoubt(`what changed since ${since} is unknown`, comparison.problem);
  // What `behind` and `diverged` list starts at another commit than the one that runs.
  if (comparison.status !== 'ahead' && comparison.status !== 'identical') {
    return inDoubt(`it runs ${since}, which this commit does not contain`);
  }
  if (!comparison.isComplete) return inDoubt(`more changed since ${since} than GitHub lists`);
  const [first, ...more] = comparison.files.flatMap(
    (names) => names.find((name) => isPathIncluded(name, patterns)) ?? [],
  );
  if (first === undefined) {
    if (unhealthy === undefined) return { kind: 'read', what: 'health' };
    if (unhealthy !== null) return inDoubt(`its health check fails: the address ${unhealthy}`);
    return { kind: 'skip', why: `No change${sayUnder(patterns)} since ${since}`, base: base.commit };
  }
  const others = more.length === 0 ? '' : ` and ${more.length} more ${more.length === 1 ? 'file' : 'files'}`;
  return { kind: 'deploy', notice: { level: 'info', text: `Deploying: ${first}${others} changed since ${since}.` } };
}

/** Several applications have one problem with GitHub. */
function inDoubt(why: string, problem?: string): PathsDecision {
  const text = `Deploying in spite of paths, because ${why}.`;
  if (problem === undefined) return { kind: 'deploy', notice: { level: 'info', text } };
  return { kind: 'deploy', notice: { level: 'warning', text: `${text} ${problem}`, key: problem } };
}
