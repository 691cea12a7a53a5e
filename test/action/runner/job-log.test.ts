import { describe, expect, test } from 'vitest';
import { createJobLog } from '../../../src/action/runner/job-log.ts';
import { recordCommands } from './support/recorded-commands.ts';

describe("the job's log", () => {
  test('has headlines outside of groups, and log lines in a group under each', () => {
    const commands = recordCommands();
    const log = createJobLog(commands, false);
    log.headline('a', 'QUEUED after 1 s');
    log.text('a', 'one');
    log.text('a', 'two');
    log.headline('a', 'RUNNING after 9 s');
    log.text('a', 'three');
    log.end();
    expect(commands.lines).toEqual([
      'info QUEUED after 1 s',
      'group Log',
      'info │ one',
      'info │ two',
      'endgroup',
      'info RUNNING after 9 s',
      'group Log',
      'info │ three',
      'endgroup',
    ]);
  });

  test('names the application on every line where there are several', () => {
    const commands = recordCommands();
    const log = createJobLog(commands, true);
    log.headline('a', 'QUEUED after 1 s');
    log.text('b', 'one\ntwo');
    expect(commands.lines).toEqual(['info [a] QUEUED after 1 s', 'group Log', 'info [b] │ one', 'info [b] │ two']);
  });

  test('shows equal warnings of several applications as one, which names them, when it ends', () => {
    const commands = recordCommands();
    const log = createJobLog(commands, true);
    const names = Array.from({ length: 14 }, (_, index) => `app-${index}`);
    for (const name of names) log.warn(name, 'The log cannot be read.', 'log remote 500');
    log.warn('app-3', 'Slow down.');
    log.warn('app-3', 'Slow down.');
    log.warn('app-3', 'The log of app-3 cannot be read.', 'log remote 500');
    expect(commands.lines).toHaveLength(17);
    expect(commands.lines[0]).toBe('info [app-0] Warning: The log cannot be read.');
    log.end();
    expect(commands.lines.slice(17)).toEqual([
      'warning 14 applications: The log cannot be read. Applications: app-0, app-1, app-2, app-3, app-4, app-5, app-6, app-7, app-8, app-9 and 4 more.',
      'warning Application app-3: Slow down.',
    ]);
  });

  test('prints nothing after its end, so that the verdict is the last word', () => {
    const commands = recordCommands();
    const log = createJobLog(commands, false);
    log.end();
    log.headline('a', 'x');
    log.warn('a', 'x');
    log.text('a', 'x');
    log.end();
    expect(commands.lines).toEqual([]);
  });

  test.each([
    '::error::pwned',
    ' \u0085::set-output name=result::success',
    'x\r::stop-commands::y',
    'x\u2028::add-mask::e',
    'text ##[error]pwned',
    '\u001b[2K::error::x\u001b]0;title\u0007',
    '\u200b::error::x',
  ])('holds no workflow command, whatever a log line holds: %j (B31)', (hostile) => {
    for (const several of [false, true]) {
      const commands = recordCommands();
      createJobLog(commands, several).text('a', hostile);
      const printed = commands.lines.filter((line) => line.startsWith('info ')).map((line) => line.slice(5));
      expect(printed.length).toBeGreaterThan(0);
      for (const line of printed) {
        expect(line).toMatch(several ? /^\[a\] │ / : /^│ /);
        expect(line).not.toMatch(/##\[|[\r\n\u0085\u2028\u2029\u0007]|\u001b(?!\[[\d;]*m)/);
      }
    }
  });
});
