import { describe, expect, test } from 'vitest';
import { parseCommandFile, runAction } from './action-runner.ts';

describe('a command file', () => {
  test.each([
    ['values on a line', 'result=success\nreason=a=b\n', { result: 'success', reason: 'a=b' }],
    ['values of several lines', 'text<<END\none\ntwo=2\nEND\nlast=1', { text: 'one\ntwo=2', last: '1' }],
    ['the last value of a name', 'result=unknown\nresult<<E\nsuccess\nE\n', { result: 'success' }],
    ['nothing', '', {}],
  ])('is read with %s', (_, text, values) => {
    expect(parseCommandFile(text)).toEqual(values);
  });

  test('is refused if a value has no end', () => {
    expect(() => parseCommandFile('text<<END\none')).toThrow('the value of text has no end');
  });
});

describe('a run of the action', () => {
  test('passes every default input and returns the outputs, states and files', async () => {
    const pieces: string[] = [];
    const outcome = await runAction('main', { inputs: {}, onOutput: (text) => pieces.push(text) });
    expect(outcome).toMatchObject({ exitCode: 1, signal: null, stderr: '', logFile: '' });
    expect(outcome.summary).toContain('Invalid inputs: token, app-id, base-url');
    expect(pieces.join('')).toBe(outcome.printed);
    expect(outcome.printed).toMatch(/Invalid inputs: token, app-id, base-url\./);
    expect(Object.keys(outcome.files).sort()).toEqual(
      ['add_path', 'event.json', 'save_state', 'set_env', 'set_output', 'step_summary'].sort(),
    );
    expect(parseCommandFile(outcome.files['set_output'] ?? '')).toEqual(outcome.outputs);
  });

  test('can have a faster clock, and can be outside of a runner', async () => {
    const inputs = {
      token: 't-12345',
      'app-id': 'a',
      'base-url': 'http://127.0.0.1:1',
      commit: 'none',
      timeout: '60s',
    };
    const outcome = await runAction('main', { isOutside: true, inputs, speed: 100 });
    const [, durationSeconds] = /^::set-output name=duration-seconds::([1-9]\d.*)$/m.exec(outcome.printed) ?? [];
    expect(Number(durationSeconds)).toBeGreaterThan(30);
    expect(outcome.files['set_output']).toBe('');
  });
});
