import { describe, expect, test } from 'vitest';
import { createJobLog } from '../../../src/action/runner/job-log.ts';
import { createSavedState } from '../../../src/action/runner/saved-state.ts';
import { createWatch, type Watch, type WatchOptions } from '../../../src/action/runner/watch.ts';
import { AccessError } from '../../../src/kernel/errors.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { NO_LOG } from '../../../src/report/cause/log-excerpt.ts';
import { renderRemark, sayGap } from '../../../src/report/log-sentences.ts';
import { createRecord } from '../../report/support/facts.ts';
import { appOf } from '../../support/app-of.ts';
import { type RecordedCommands, recordCommands } from './support/recorded-commands.ts';

const STARTED = createRecord({ triggeredAt: null, deploymentId: null, last: null, steps: [], settlement: null });

const WEB = appOf('app-1', 'web');

interface Scene {
  readonly watch: Watch;
  readonly commands: RecordedCommands;
  /** What is in the log file. */
  readonly file: string[];
}

function createScene(over: Partial<WatchOptions> = {}): Scene {
  const commands = recordCommands();
  const file: string[] = [];
  const several = over.several ?? false;
  const watch = createWatch(WEB, STARTED, {
    jobLog: createJobLog(commands, several),
    logFile: { path: '/log', write: (lines) => void file.push(...lines), close: () => {} },
    savedState: createSavedState([WEB], commands),
    isStreaming: true,
    tailLines: 200,
    several,
    ...over,
  });
  return { watch, commands, file };
}

function line(text: string): { text: string; epochMs: null; id: null } {
  return { text, epochMs: null, id: null };
}

/** The last log lines that the end would show. */
function tailOf({ watch }: Scene): readonly string[] {
  return watch.facts().log.lines;
}

describe('a watch', () => {
  test('reports the progress of the deployment as it comes, each thing once', () => {
    const { watch, commands } = createScene();
    const record = createRecord({ settlement: null });
    watch.changed({ ...record, triggeredAt: null, steps: [] });
    watch.changed({ ...record, steps: record.steps.slice(0, 1) });
    watch.changed({ ...record, steps: record.steps.slice(0, 1) });
    watch.changed({ ...record, steps: record.steps.slice(0, 2) });
    expect(commands.lines).toEqual([
      expect.stringMatching(/^info .* dep-7 of a1b2c3d\.$/),
      'info QUEUED after 1 s',
      'info DEPLOYING after 11 s',
    ]);
  });

  test('saves what the post step needs', () => {
    const { watch, commands } = createScene();
    watch.changed(createRecord({ settlement: null }));
    expect(commands.states.deployments).toContain('dep-7');
  });

  test('knows its first record, and then the last one reported', () => {
    const { watch } = createScene();
    const noLog = { name: 'web', log: NO_LOG, causes: [] };
    expect(watch.facts()).toEqual({ record: STARTED, ...noLog, isLogOpen: true });
    const record = createRecord();
    watch.changed(createRecord({ settlement: null }));
    watch.changed(record);
    expect(watch.facts()).toEqual({ record, ...noLog, isLogOpen: true });
    watch.endLog();
    expect(watch.facts()).toEqual({ record, ...noLog });
  });

  test('shows a notice as a sentence, and as a warning where it is one', () => {
    const { watch, commands } = createScene();
    watch.notice({ level: 'info', text: 'Waiting for another deployment.' });
    watch.notice({ level: 'warning', text: 'The state FOO is not known.\n::error::x' });
    expect(commands.lines).toEqual([
      'info Waiting for another deployment.',
      'warning Application web: The state FOO is not known. ::error::x',
    ]);
  });
});

describe('the log that a watch is given', () => {
  test('goes to the job’s log, to the file and to the end’s last lines', () => {
    const scene = createScene();
    scene.watch.line(line('one\ntwo'));
    expect(scene.commands.lines).toEqual(['group Log', 'info │ one', 'info │ two']);
    expect(scene.file).toEqual(['one', 'two']);
    expect(tailOf(scene)).toEqual(['one', 'two']);
  });

  test('is kept but not printed if it is not streamed', () => {
    const scene = createScene({ isStreaming: false });
    scene.watch.line(line('one'));
    expect(scene.commands.lines).toEqual([]);
    expect(scene.file).toEqual(['one']);
    expect(tailOf(scene)).toEqual(['one']);
  });

  test('has its application on every line of the file where there are several', () => {
    const scene = createScene({ several: true });
    scene.watch.line(line('one\ntwo'));
    expect(scene.file).toEqual(['[web] one', '[web] two']);
    expect(tailOf(scene)).toEqual(['one', 'two']);
  });

  test('is remembered by its last lines, of which a long one is cut', () => {
    const scene = createScene({ tailLines: 2 });
    scene.watch.line(line('one\ntwo\nthree'));
    scene.watch.line(line('x'.repeat(10_000)));
    expect(tailOf(scene)[0]).toBe('three');
    expect(tailOf(scene)[1]).toMatch(/^x{8000,8192}… \(\d+ more characters\)$/);
    expect(tailOf(scene)).toHaveLength(2);
    expect(scene.file.at(-1)).toHaveLength(10_000);
  });

  test('shows where lines are missing, everywhere', () => {
    const scene = createScene();
    scene.watch.gap(12);
    scene.watch.gap(null);
    scene.watch.gap(null, 'withheld');
    const said = [renderRemark(sayGap(12)), renderRemark(sayGap(null)), renderRemark(sayGap(null, 'withheld'))];
    expect(scene.file).toEqual(said);
    expect(scene.commands.lines).toEqual(['group Log', ...said.map((text) => `info │ ${text}`)]);
  });

  test('of one entry with thousands of lines is printed by its first thousand, and is whole in the file (B31)', () => {
    const scene = createScene({ tailLines: 2 });
    scene.watch.line(line('\r'.repeat(5_000)));
    scene.watch.line(line('one'));
    expect(scene.commands.lines).toHaveLength(1 + 1_000 + 1 + 1);
    expect(scene.commands.lines.at(-2)).toMatch(/^info │ … 4000 more lines .* log-file has them …$/);
    expect(scene.commands.lines.at(-1)).toBe('info │ one');
    expect(scene.file).toHaveLength(5_001);
    expect(tailOf(scene)).toEqual(['', 'one']);
  });

  test('that cannot be read costs a warning, and nothing else (B32)', () => {
    const { watch, commands, file } = createScene();
    const facts = { method: 'GET', path: '/application/{app_id}/log' };
    watch.unavailable(new AccessError('access-forbidden', 'the token may not read the log', facts));
    expect(commands.lines).toEqual([
      'warning Application web: The log cannot be read. This does not affect the result. the token may not read the log',
    ]);
    expect(file).toEqual([]);
  });

  test('has no secret, no escape sequence and no workflow command in any of the three (B31)', () => {
    registerSecret('s3cr3t-value');
    const scene = createScene();
    scene.watch.line(line('\u001b]0;x\u0007\u001b[2Jlogin s3cr3t-value\r::error::pwned\u0085##[error]x'));
    const kept = [...scene.file, ...tailOf(scene)];
    expect(kept).toEqual([...tailOf(scene), ...tailOf(scene)]);
    expect(tailOf(scene)).toEqual(['login ***', '::error::pwned', '##[error]x']);
    expect(scene.commands.lines.slice(1, 4)).toEqual([
      'info │ login ***',
      'info │ ::error::pwned',
      'info │ ##\u200b[error]x',
    ]);
  });
});
