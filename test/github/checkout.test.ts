import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { placeInCheckout } from '../../src/github/checkout.ts';
import { COMPILE_ERROR } from '../report/support/causes.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchdown-checkout-'));
  mkdirSync(join(folder, 'workspace', '.git'), { recursive: true });
  mkdirSync(join(folder, 'workspace', 'src'));
  writeFileSync(join(folder, 'secret.ts'), '');
  writeFileSync(join(folder, 'workspace', 'src', 'server.ts'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

function placeOf(file: string, workspace = join(folder, 'workspace')) {
  const env = {
    GITHUB_WORKSPACE: workspace,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'octo-org/shop',
  };
  return placeInCheckout([{ ...COMPILE_ERROR, file }], env, 'a1b2c3d')[0]?.place;
}

function link(target: string, name: string): void {
  symlinkSync(join(folder, target), join(folder, 'workspace', name));
}

describe('the place of a cause in the checkout', () => {
  test('is found in the workspace, with a link to the repository', () => {
    expect(placeOf('src/server.ts')).toEqual({
      path: 'src/server.ts',
      isInCheckout: true,
      url: 'https://github.com/octo-org/shop/blob/a1b2c3d/src/server.ts#L42',
    });
  });

  test('is no missing file, no folder, and nothing outside', () => {
    expect(placeOf('src/other.ts')).toBeUndefined();
    expect(placeOf('src')).toBeUndefined();
    expect(placeOf('../secret.ts')).toBeUndefined();
    expect(placeOf(join(folder, 'secret.ts'))).toBeUndefined();
    expect(placeOf('x\0y')).toBeUndefined();
  });

  test('is the only file that ends so, if the log shows no folder', () => {
    const placeOfEnding = (file: string) =>
      placeInCheckout(
        [{ ...COMPILE_ERROR, file: null, line: null, ending: { file, line: 7, column: null } }],
        {
          GITHUB_WORKSPACE: join(folder, 'workspace'),
        },
        null,
      )[0];
    writeFileSync(join(folder, 'workspace', 'main.tf'), '');
    expect(placeOfEnding('server.ts')).toMatchObject({ file: 'src/server.ts', line: 7, place: { isInCheckout: true } });
    expect(placeOfEnding('main.tf')).toMatchObject({ file: 'main.tf' });
    writeFileSync(join(folder, 'workspace', 'src', 'main.tf'), '');
    for (const file of ['main.tf', 'secret.ts', 'erver.ts', '../secret.ts', ''])
      expect(placeOfEnding(file)).toMatchObject({ file: null, line: null });
  });

  test('is the only file that fits, if the log names it from a package or with a folder of its image', () => {
    const write = (path: string): void => {
      mkdirSync(dirname(join(folder, 'workspace', path)), { recursive: true });
      writeFileSync(join(folder, 'workspace', path), '');
    };
    for (const path of ['services/booking/src/open.ts', 'services/a/src/main.ts', 'services/b/src/main.ts'])
      write(path);
    write('node_modules/x/lib/only.ts');
    write('dist/lib/only.ts');
    expect(placeOf('src/open.ts')?.path).toBe('services/booking/src/open.ts');
    expect(placeOf('shop/src/server.ts')?.path).toBe('src/server.ts');
    expect(placeOf('repo/shop/src/server.ts')?.path).toBe('src/server.ts');
    expect(placeOf('src/main.ts')).toBeUndefined();
    expect(placeOf('lib/only.ts')).toBeUndefined();
    // The folder exists here, so that the missing file is no other one.
    expect(placeOf('services/src/server.ts')).toBeUndefined();
    expect(placeOf('shop/server.ts')).toBeUndefined();
    expect(placeOf('pen.ts')).toBeUndefined();
  });

  test('is never behind a symbolic link that leads out, to a file or through a folder', () => {
    link('secret.ts', 'leak.ts');
    link('.', 'up');
    expect(placeOf('leak.ts')).toBeUndefined();
    expect(placeOf('up/secret.ts')).toBeUndefined();
  });

  test('is the real file if a symbolic link stays inside', () => {
    link('workspace/src', 'app');
    expect(placeOf('app/server.ts')?.path).toBe('src/server.ts');
  });

  test('is as the log names it without a checkout: no workspace, or one without the repository', () => {
    mkdirSync(join(folder, 'empty'));
    for (const workspace of ['', join(folder, 'missing'), join(folder, 'empty'), folder]) {
      expect(placeOf('lib/x.ts', workspace)).toMatchObject({ path: 'lib/x.ts', isInCheckout: false });
    }
  });

  test('has no link outside of GitHub', () => {
    expect(placeInCheckout([COMPILE_ERROR], {}, 'a1b2c3d')[0]?.place?.url).toBeNull();
    const strange = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'a/b/../c' };
    expect(placeInCheckout([COMPILE_ERROR], strange, 'a1b2c3d')[0]?.place?.url).toBeNull();
  });
});
