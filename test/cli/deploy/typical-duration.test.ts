import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDuration,
  openTypicalDurations,
  parseDurations,
  renderDurations,
  typicalMs,
} from '../../../src/cli/deploy/typical-duration.ts';

describe('the typical duration', () => {
  test.each([
    [[], null],
    [[5], 5],
    [[9, 1, 5], 5],
    [[4, 1, 2, 3], 3],
  ])('of %j is its median, %j', (list, median) => expect(typicalMs(new Map([['a', list]]), 'a')).toBe(median));

  test('uses the last twenty deployments of the last five hundred applications', () => {
    let durations = parseDurations('');
    for (let at = 1; at <= 30; at++) durations = addDuration(durations, 'a', at);
    expect(durations.get('a')).toEqual(Array.from({ length: 20 }, (_, index) => index + 11));
    for (let at = 0; at < 600; at++) durations = addDuration(durations, `app ${at}`, 1);
    expect([durations.size, durations.has('a'), durations.has('app 599')]).toEqual([500, false, true]);
  });

  test('is read as it was written, whatever the names', () => {
    const map = fc.uniqueArray(
      fc.tuple(
        fc.string({ minLength: 1 }).filter((key) => !/^\d+$/.test(key)),
        fc.array(fc.nat(), { minLength: 1, maxLength: 20 }),
      ),
      { selector: ([key]) => key },
    );
    fc.assert(
      fc.property(map, (entries) => {
        expect(parseDurations(renderDurations(new Map(entries)))).toEqual(new Map(entries));
      }),
    );
  });

  test('is read from any text without an error', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseDurations(text)));
    const text = '{"durations":{"a":[1,"2",null,-1,1e99,3],"b":{},"c":[],"__proto__":[7]}}';
    expect([...parseDurations(text)]).toEqual([
      ['a', [1, 3]],
      ['__proto__', [7]],
    ]);
  });
});

describe('the file of durations', () => {
  const newHome = () => mkdtempSync(join(tmpdir(), 'touchdown-typical-'));
  const took = [{ appId: 'a', durationMs: 1000 }];

  test('is a private file in XDG_STATE_HOME, else in ~/.local/state, and leaves no other file', () => {
    const home = newHome();
    openTypicalDurations({ HOME: home }, 'https://x').keep(took);
    const path = join(home, '.local/state/touchdown/durations.json');
    expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([0o600, 0o700]);
    expect(readdirSync(dirname(path))).toEqual(['durations.json']);
    openTypicalDurations({ HOME: '/nowhere', XDG_STATE_HOME: home }, 'https://x').keep(took);
    expect(readdirSync(join(home, 'touchdown'))).toEqual(['durations.json']);
    expect(openTypicalDurations({ HOME: home }, 'https://x').typicalMs('a')).toBe(1000);
    expect(openTypicalDurations({ HOME: home }, 'https://y').typicalMs('a')).toBeNull();
  });

  test('is not used in a CI, without a home folder or with a relative one', () => {
    const home = newHome();
    for (const env of [{ HOME: home, CI: 'true' }, {}, { HOME: 'here' }, { XDG_STATE_HOME: 'there' }]) {
      openTypicalDurations(env, 'https://x').keep(took);
      expect(openTypicalDurations(env, 'https://x').typicalMs('a')).toBeNull();
    }
    expect(readdirSync(home)).toEqual([]);
  });

  test('causes no error, whatever exists at its path', () => {
    for (const put of [
      (path: string) => mkdirSync(path),
      (path: string) => writeFileSync(path, 'no json'),
      (path: string) => writeFileSync(path, `{"durations":{"https://x a":[${'1,'.repeat(600_000)}1]}}`),
      (path: string) => symlinkSync(path, path),
      (path: string) => execFileSync('mkfifo', [path]),
      (path: string) => chmodSync(dirname(path), 0o500),
    ]) {
      const home = newHome();
      mkdirSync(join(home, 'touchdown'));
      put(join(home, 'touchdown/durations.json'));
      const usual = openTypicalDurations({ XDG_STATE_HOME: home }, 'https://x');
      expect(usual.typicalMs('a')).toBeNull();
      usual.keep(took);
    }
  });

  test('keeps what another run wrote in the meantime', () => {
    const home = newHome();
    const [one, other] = [openTypicalDurations({ HOME: home }, 'x'), openTypicalDurations({ HOME: home }, 'x')];
    one.keep(took);
    other.keep([{ appId: 'b', durationMs: 5 }]);
    const text = readFileSync(join(home, '.local/state/touchdown/durations.json'), 'utf8');
    expect([...parseDurations(text).keys()]).toEqual(['x a', 'x b']);
  });
});
