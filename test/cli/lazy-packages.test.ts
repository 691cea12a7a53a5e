import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '../../src/cli/main.ts');
const REFUSE = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(name, context, next) {
    if (['valibot', 'yaml'].includes(name)) throw new Error(context.parentURL + ' loads ' + name);
    return next(name, context);
  },
});`;

test('no command loads valibot or yaml before it runs', () => {
  // The list of all commands loads each of them.
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(REFUSE)}`, MAIN, '--help'],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
});
