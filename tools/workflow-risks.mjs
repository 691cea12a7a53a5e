// @ts-check
// The most important security rules for workflows, under the names that zizmor gives them. zizmor itself runs in CI: it is on neither the
// npm registry nor Debian's, so a set-up cannot install it.
import { parse } from 'yaml';

/**
 * @typedef {Readonly<Record<string, unknown>>} Values
 * @typedef {{ readonly name?: string, readonly uses?: string, readonly run?: string, readonly with?: Values, readonly env?: Values }} Step
 * @typedef {{ readonly permissions?: unknown, readonly uses?: string, readonly secrets?: unknown, readonly steps?: readonly Step[] }} Job
 * @typedef {{ readonly on?: unknown, readonly permissions?: unknown, readonly jobs?: Readonly<Record<string, Job>> }} Workflow
 * @typedef {{ readonly rule: string, readonly sentence: string }} Risk
 */

const COMMIT = /^[\da-f]{40}$/;
const VERSION_COMMENT = /^['"]? # v\d+\.\d+\.\d+\b/;
/** This project's own action is named by its tag where it releases itself, and where no release exists to be pinned. */
const OURS = /^touchdown-ci\/touchdown(?:\/|$)/;
const OWN_TAG = /^v\d+(?:\.\d+\.\d+)?$/;

/** Triggers that give a workflow secrets and a token that writes, although a stranger can cause the event. */
const DANGEROUS_TRIGGERS = ['pull_request_target', 'workflow_run'];

/**
 * Returns the risks of a workflow, one sentence each, except those of a rule that a comment in it turns off: `# zizmor: ignore[RULE]`.
 * @param {string} source the workflow's YAML
 */
export function findRisks(source) {
  /** @type {Workflow} */
  const workflow = parse(source) ?? {};
  const jobs = Object.entries(workflow.jobs ?? {});
  const risks = [
    ...findUnpinnedUses(workflow, source),
    ...findExcessivePermissions(workflow, jobs),
    ...findDangerousTriggers(workflow),
    ...jobs.flatMap(([name, job]) => findJobRisks(job, isRelease(workflow)).map((risk) => inJob(name, risk))),
  ];
  return risks
    .filter(({ rule }) => !source.includes(`# zizmor: ignore[${rule}]`))
    .map(({ rule, sentence }) => `${sentence} [${rule}]`);
}

/**
 * Returns the commits by which workflows pin one action differently, one sentence for each action.
 * @param {readonly string[]} sources the YAML of all workflows
 */
export function findMixedPins(sources) {
  const uses = sources.flatMap((source) => usesIn(parse(source) ?? {}));
  const others = uses.filter(([path]) => !OURS.test(path));
  const pins = others.map(([path, commit]) => ({ action: path.split('/').slice(0, 2).join('/'), commit }));
  return [...Map.groupBy(pins, ({ action }) => action)].flatMap(([action, found]) => {
    const commits = new Set(found.map(({ commit }) => commit));
    return commits.size > 1 ? [`${action} is used at ${[...commits].join(' and ')}. Use one version everywhere.`] : [];
  });
}

/**
 * Returns the actions and workflows of other repositories that a workflow uses, each with its commit or tag once.
 * @param {Workflow} workflow
 */
function usesIn({ jobs = {} }) {
  const uses = Object.values(jobs).flatMap((job) => [job.uses, ...(job.steps ?? []).map((step) => step.uses)]);
  return [...new Set(uses)].flatMap((use = './') => {
    const [path = '', ref = ''] = use.split('@');
    return path.startsWith('./') ? [] : [/** @type {const} */ ([path, ref])];
  });
}

/**
 * @param {Workflow} workflow
 * @param {string} source
 * @returns {Risk[]}
 */
function findUnpinnedUses(workflow, source) {
  return usesIn(workflow).flatMap(([path, ref]) => {
    const [, ...afters] = source.split(`${path}@${ref}`);
    if (COMMIT.test(ref) && afters.every((after) => VERSION_COMMENT.test(after))) return [];
    if (OURS.test(path) && OWN_TAG.test(ref)) return [];
    const sentence = `${path}@${ref} is not pinned. Name a full commit, and its version in a comment: # v1.2.3.`;
    return [{ rule: 'unpinned-uses', sentence }];
  });
}

/**
 * @param {Workflow} workflow
 * @param {readonly (readonly [string, Job])[]} jobs
 * @returns {Risk[]}
 */
function findExcessivePermissions({ on, permissions }, jobs) {
  const rule = 'excessive-permissions';
  // A workflow that is only called has the permissions of its caller.
  const isCalled = triggersOf(on).join() === 'workflow_call';
  const unset = permissions === undefined && !isCalled ? jobs.filter(([, job]) => job.permissions === undefined) : [];
  const broad = [['the workflow', permissions], ...jobs.map(([name, job]) => [`job ${name}`, job.permissions])];
  return [
    ...unset.map(([name]) => ({
      rule,
      sentence: `job ${name} has no permissions. Set them, for the workflow or the job.`,
    })),
    ...broad
      .filter(([, granted]) => typeof granted === 'string')
      .map(([who, granted]) => ({
        rule,
        sentence: `${who} has the permissions ${granted}. Name each one that is needed.`,
      })),
    ...(jobs.length > 1 && Object.values(Object(permissions)).includes('write')
      ? [{ rule, sentence: 'all jobs may write. Grant write permissions to the jobs that need them.' }]
      : []),
  ];
}

/**
 * @param {Workflow} workflow
 * @returns {Risk[]}
 */
function findDangerousTriggers({ on }) {
  return DANGEROUS_TRIGGERS.filter((trigger) => triggersOf(on).includes(trigger)).map((trigger) => ({
    rule: 'dangerous-triggers',
    sentence: `${trigger} runs with secrets for an event that a stranger can cause. Use another trigger.`,
  }));
}

/** @param {unknown} on */
function triggersOf(on) {
  return typeof on === 'string' ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(Object(on));
}

/**
 * Returns true for a workflow whose results users get: a cache that another workflow wrote must not reach them.
 * @param {Workflow} workflow
 */
function isRelease({ on }) {
  const { release, push } = Object(on);
  return release !== undefined || Object(push).tags !== undefined;
}

/**
 * @param {Job} job
 * @param {boolean} isReleased
 * @returns {Risk[]}
 */
function findJobRisks(job, isReleased) {
  const inherits = job.secrets === 'inherit';
  const steps = job.steps ?? [];
  return [
    ...(inherits
      ? [{ rule: 'secrets-inherit', sentence: 'passes on all secrets. Name each one that is needed.' }]
      : []),
    ...(/toJSON\(\s*secrets\s*\)/i.test(JSON.stringify(job))
      ? [{ rule: 'overprovisioned-secrets', sentence: 'reads all secrets. Name each one that is needed.' }]
      : []),
    ...steps.flatMap((step) => [...findScriptRisks(step), ...findCheckoutRisks(step)]),
    ...(isReleased ? steps.flatMap(findCacheRisks) : []),
  ];
}

/**
 * @param {Step} step
 * @returns {Risk[]}
 */
function findScriptRisks({ run, uses = '', with: inputs = {}, env = {} }) {
  const script = uses.startsWith('actions/github-script@') ? inputs['script'] : run;
  const [expression] = /\$\{\{.*?\}\}/s.exec(String(script ?? '')) ?? [];
  const token = Object.keys(env).find((name) => /^(?:NODE_AUTH|NPM)_TOKEN$/.test(name));
  return [
    ...(expression === undefined
      ? []
      : [
          {
            rule: 'template-injection',
            sentence: `has ${expression} in a script. Pass it in env, which cannot become code.`,
          },
        ]),
    ...(token === undefined || !/\bnpm (?:\S+ )*publish\b/.test(run ?? '')
      ? []
      : [{ rule: 'use-trusted-publishing', sentence: `publishes with ${token}. Use npm's trusted publishing.` }]),
  ];
}

/**
 * @param {Step} step
 * @returns {Risk[]}
 */
function findCheckoutRisks({ uses = '', with: inputs = {} }) {
  if (!uses.startsWith('actions/checkout@') || inputs['persist-credentials'] === false) return [];
  return [{ rule: 'artipacked', sentence: "leaves the job's token in .git. Set persist-credentials: false." }];
}

/**
 * @param {Step} step
 * @returns {Risk[]}
 */
function findCacheRisks({ uses = '', with: inputs = {} }) {
  const isCached =
    uses.startsWith('actions/cache') ||
    (uses.startsWith('actions/setup-node@') && inputs['package-manager-cache'] !== false) ||
    (uses.startsWith('docker/setup-buildx-action@') && inputs['cache-binary'] !== false) ||
    (uses.startsWith('docker/build-push-action@') && inputs['cache-from'] !== undefined);
  const [action] = uses.split('@');
  return isCached ? [{ rule: 'cache-poisoning', sentence: `${action} reads a cache in a release. Turn it off.` }] : [];
}

/**
 * @param {string} name
 * @param {Risk} risk
 */
function inJob(name, { rule, sentence }) {
  return { rule, sentence: `job ${name} ${sentence}` };
}
