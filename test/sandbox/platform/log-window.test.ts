import { expect, test } from 'vitest';
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

const textsOf = (application: Application, seconds: number): string[] =>
  logUntil(application, START + seconds * 1000, 't0ken').map(({ text }) => text);

test.each<[keyof typeof LOG_SHAPES, unknown]>([
  ['results', { results: [{ id: 'l-3', created_at: '2030-01-01T00:00:02.000Z', message: 'three' }] }],
  ['strings', ['three']],
  ['lines', { lines: ['three'] }],
  ['objects', [{ timestamp: START / 1000 + 2, msg: 'three' }]],
  ['logs', { logs: [{ timestamp: '2030-01-01T00:00:02.000Z', line: 'three' }] }],
  ['data', { data: [{ id: 'l-3', created_at: START + 2000, text: 'three' }] }],
  ['ndjson', { timestamp: START + 2000, log: 'three' }],
])('the last line of a log in the shape %s', (shape, body) => {
  expect(bodyOf(shape, 1)).toEqual(body);
});

test('a log may be plain text, have its newest line first, be complete, or have undescribed values', () => {
  expect(renderLog(LINES, 2, LOG_SHAPES.text).body).toBe('two\nthree\n');
  expect(bodyOf('newest-first')).toMatchObject({ results: [{ message: 'three' }, { message: 'two' }] });
  expect(bodyOf('tail-ignored', 1)).toMatchObject({ results: [{ id: 'l-1' }, { id: 'l-2' }, { id: 'l-3' }] });
  expect(bodyOf('odd', 3)).toMatchObject({ results: [{ message: 'one' }, null, 2] });
});

test('the log of a replaced deployment stops when the next one starts', () => {
  const fresh = createApplication('mine', 'succeeds', scenarioFor('succeeds')!, 1, START);
  const [first] = startDeployment(fresh, 'c0ffee', 1, START);
  const [second] = startDeployment(first, 'c0ffee', 1, START + 20_000);
  const texts = textsOf(second, 1000);
  expect(texts.filter((text) => text.includes('requested for commit'))).toHaveLength(2);
  expect(texts.filter((text) => text.startsWith('Deployment finished'))).toHaveLength(1);
});

test('a hostile log has the token of its reader', () => {
  const fresh = createApplication('mine', 'hostile-log', scenarioFor('hostile-log')!, 1, START);
  const [deployed] = startDeployment(fresh, null, 1, START);
  expect(textsOf(deployed, 1000).join()).toContain('your token is t0ken');
});
