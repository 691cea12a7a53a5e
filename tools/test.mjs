// @ts-check
// Runs the tests (arguments go to vitest) and ends with their counts alone on a line: `12 passed, 0 failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';
import { countTests, renderCounts } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'touchdown-test-'));
const report = join(folder, 'report.json');
const { NO_COLOR, FORCE_COLOR, ...uncolored } = process.env;
const environment = process.stdout.isTTY ? process.env : { ...uncolored, NO_COLOR: '1' };
const reporters = ['default', join(root, 'tools/test-reporter.mjs')];
if (process.env['GITHUB_ACTIONS'] === 'true') reporters.push('github-actions');

const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...reporters.map((name) => `--reporter=${name}`),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...environment, TOUCHDOWN_TEST_REPORT: report } },
);

const exitCode = status ?? 1;
const counts = countTests(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : [], exitCode);
rmSync(folder, { recursive: true });
if (counts.passed === 0 && exitCode === 0) console.error('No test ran: check the path or the name that was given.');
console.log(renderCounts(counts));
process.exitCode = exitCode === 0 && counts.failed > 0 ? 1 : exitCode;
