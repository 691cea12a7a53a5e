import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeOldNode, describeOldRunner } from '../../src/kernel/node-version.ts';

const MAIN = join(import.meta.dirname, '../../src/action/main.ts');

/** Starts the action as a runner does whose Node says that it has another version. */
function startOn(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-old-node-'));
  const outputs = join(folder, 'outputs');
  writeFileSync(outputs, '');
  const fake = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
  const started = spawnSync(process.execPath, ['--import', fake, MAIN], {
    env: { ...process.env, GITHUB_OUTPUT: outputs },
    encoding: 'utf8',
  });
  const written = readFileSync(outputs, 'utf8');
  rmSync(folder, { recursive: true });
  return { exitCode: started.status, printed: started.stdout + started.stderr, written };
}

describe('the action on a Node that is too old', () => {
  test('says so before it does anything, fails, and sets its result', () => {
    const said =
      'This action needs Node 22.19 or later, but the runner started it with Node 20.20.2. Update the runner, or use a job image with Node 24. Nothing was deployed.';
    expect(startOn('20.20.2')).toEqual({
      exitCode: 1,
      printed: `::error title=Old Node::${said}\n`,
      written: `result=failure\nreason=${said}\nreason-code=old-node\n`,
    });
  });

  test('loads nothing that an old Node could not parse', () => {
    const imports = [...readFileSync(MAIN, 'utf8').matchAll(/^import .* from '(.+)';$/gm)].map(([, from]) => from);
    expect(imports).toEqual(['node:fs', 'node:path', '../kernel/node-version.ts']);
  });

  test.each([
    ['16.20.2', true, true],
    ['22.18.0', true, true],
    ['22.19.0', false, true],
    ['23.0.0', false, true],
    ['24.0.0', false, false],
    ['100.1.0', false, false],
  ])('is not run by the action or the package: %s', (version, isOldRunner, isOldNode) => {
    expect([describeOldRunner(version) !== null, describeOldNode(version) !== null]).toEqual([isOldRunner, isOldNode]);
  });
});
