// @ts-check
import { parse } from 'yaml';

/** How a step may name this project's action: the checkout itself, or the published one. */
const OURS = /^(\.\/?|[\w.-]+\/touchdown@.+)$/;

/**
 * @typedef {{ readonly id?: string, readonly uses?: string, readonly with?: Readonly<Record<string, unknown>> }} Step
 * @typedef {{ readonly required?: boolean, readonly default?: unknown }} Input
 * @typedef {{ readonly inputs?: Readonly<Record<string, Input>>, readonly outputs?: Readonly<Record<string, unknown>> }} Action
 */

/**
 * Returns where a workflow uses this project's action otherwise than its action.yml says, a sentence each: an unknown input, a
 * required one left out, an unknown output. (actionlint does not read the action.yml of an action in the same repository.)
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
 * @param {string} job all of the job as text
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
