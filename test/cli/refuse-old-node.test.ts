import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
const OLD =
  "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })";
const SENTENCE = 'Node 24 or later is needed, and this is Node 20.20.2: install a newer one from https://nodejs.org.';

function runOld(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', OLD, ...words], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('on a Node that is too old', () => {
  test.each([
    ['cli.ts', '--version'],
    ['relay.ts', 'check'],
  ])('%s %s tells what to install, and ends with 2', (file, word) => {
    expect(runOld(join(SOURCES, file), word)).toEqual({ status: 2, stdout: '', stderr: `touchdown: ${SENTENCE}\n` });
  });

  test.each([
    ['cli.ts', ['--json', 'relay'], 'relay'],
    ['cli.ts', ['--json'], 'touchdown'],
    ['relay.ts', ['--json'], 'relay'],
  ])('%s %j tells it in a line of JSON too', (file, words, command) => {
    const { status, stdout, stderr } = runOld(join(SOURCES, file), ...words);
    const data = { code: 'input', message: SENTENCE, exitCode: 2, status: null, requestId: null };
    expect([status, JSON.parse(stdout)]).toEqual([2, { version: 1, kind: 'error', command, data }]);
    expect(stderr).toBe(`touchdown: ${SENTENCE}\n`);
  });

  test.each(['index.ts', 'relay.ts'])('an import of %s as a package is refused with the same sentence', (file) => {
    const { href } = pathToFileURL(join(SOURCES, file));
    const code = `import('${href}').catch(({ message }) => console.log(message))`;
    expect(runOld('--input-type=module', '--eval', code)).toEqual({ status: 0, stdout: `${SENTENCE}\n`, stderr: '' });
  });

  test.each(['cli.ts', 'relay.ts'])('%s tells it before anything else is imported', (file) => {
    const [first] = readFileSync(join(SOURCES, file), 'utf8').match(/^import (?!type).*$/m) ?? [];
    expect(first).toBe("import './cli/refuse-old-node.ts';");
  });
});

test('the relay as a package can be required, whatever else the words name', () => {
  const code = `console.log(typeof require(${JSON.stringify(join(SOURCES, 'relay.ts'))}).createHostedRelay)`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=commonjs', '--eval', code, 'no-such-file'], {
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['function\n', '']);
});
