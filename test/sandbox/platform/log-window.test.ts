import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Application, createApplication, startDeployment } from '../../../src/sandbox/platform/application.ts';
import { type LoggedLine, logUntil, renderLog } from '../../../src/sandbox/platform/log-window.ts';
import { LOG_SHAPES } from '../../../src/sandbox/scenarios/log-shapes.ts';
import { scenarioFor } from '../../../src/sandbox/scenarios/scenarios.ts';
import { START } from '../play.ts';

const LINES: readonly LoggedLine[] = [
  { id: 'l-1', at: START, text: 'one' },
  { id: 'l-2', at: START + 1500, text: 'two' },
  { id: 'l-3', at: START + 2000, text: 'three' },
];

function bodyOf(shape: keyof typeof LOG_SHAPES, tail = 2): unknown {
  return JSON.parse(renderLog(LINES, tail, LOG_SHAPES[shape]).body);
}

function deployed(scenario: string, ...atSeconds: number[]): Application {
  const fresh = createApplication('mine', scenario, scenarioFor(scenario)!, 1, START);
  return atSeconds.reduce((one, seconds) => startDeployment(one, 'c0ffee', 1, START + seconds * 1000)[0], fresh);
}

const textsOf = (application: Application, seconds: number, token = 't0ken'): string[] =>
  logUntil(application, START + seconds * 1000, token).map(({ text }) => text);

describe('the response of a log', () => {
  test('is by default {results} of the last lines, with id, created_at and message', () => {
    expect(bodyOf('results')).toEqual({
      results: [
        { id: 'l-2', created_at: '2030-01-01T00:00:01.500Z', message: 'two' },
        { id: 'l-3', created_at: '2030-01-01T00:00:02.000Z', message: 'three' },
      ],
    });
  });

  test('can be an array of strings, bare or under lines', () => {
    expect(bodyOf('strings')).toEqual(['two', 'three']);
    expect(bodyOf('lines')).toEqual({ lines: ['two', 'three'] });
  });

  test('can have other field names, with times in seconds or milliseconds', () => {
    expect(bodyOf('objects', 1)).toEqual([{ timestamp: START / 1000 + 2, msg: 'three' }]);
    expect(bodyOf('logs', 1)).toEqual({ logs: [{ timestamp: '2030-01-01T00:00:02.000Z', line: 'three' }] });
    expect(bodyOf('data', 1)).toEqual({ data: [{ id: 'l-3', created_at: START + 2000, text: 'three' }] });
  });

  test('can be plain text, or one JSON object a line', () => {
    const text = renderLog(LINES, 2, LOG_SHAPES.text);
    expect(text.body).toBe('two\nthree\n');
    expect(text.headers['Content-Type']).toContain('text/plain');
    const lines = renderLog(LINES, 1, LOG_SHAPES.ndjson);
    expect(lines.body).toBe(`{"timestamp":${START + 2000},"log":"three"}\n`);
    expect(lines.headers['Content-Type']).toBe('application/x-ndjson');
  });

  test('can have its newest line first', () => {
    expect(bodyOf('newest-first')).toMatchObject({ results: [{ message: 'three' }, { message: 'two' }] });
  });

  test('can be complete whatever was requested', () => {
    expect(bodyOf('tail-ignored', 1)).toMatchObject({ results: [{ id: 'l-1' }, { id: 'l-2' }, { id: 'l-3' }] });
  });

  test('can contain undescribed values', () => {
    expect(bodyOf('odd', 3)).toMatchObject({ results: [{ message: 'one' }, null, 2] });
  });

  test('can be empty', () => {
    expect(renderLog(LINES, 2, LOG_SHAPES.nothing)).toMatchObject({ status: 204, body: '' });
  });
});

describe("an application's log", () => {
  test('grows during a deployment, and is never rewritten', () => {
    const application = deployed('succeeds', 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), (one, other) => {
        const earlier = textsOf(application, Math.min(one, other));
        const later = textsOf(application, Math.max(one, other));
        expect(later.slice(0, earlier.length)).toEqual(earlier);
      }),
    );
  });

  test('of a replaced deployment stops when the next one starts', () => {
    const texts = textsOf(deployed('succeeds', 0, 20), 1000);
    expect(texts.filter((text) => text.includes('requested for commit'))).toHaveLength(2);
    expect(texts.filter((text) => text.startsWith('Deployment finished'))).toHaveLength(1);
  });

  test('contains the application, the commit and the image', () => {
    const texts = textsOf(deployed('succeeds', 0), 1000).join('\n');
    expect(texts).toContain('Deployment of mine requested for commit c0ffee');
    expect(texts).toContain('Pushing registry.local/mine:c0ffee');
    expect(texts).not.toMatch(/\{\w+\}/);
  });

  test('is delayed as long as the status', () => {
    const application = deployed('previous-still-showing', 0);
    expect(textsOf(application, 19)).toEqual(textsOf(deployed('previous-still-showing'), 0));
    expect(textsOf(application, 20).length).toBeGreaterThan(4);
  });
});
