import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { plainLines } from '../../../src/kernel/untrusted.ts';
import type { PlacedCause } from '../../../src/report/cause/cause-text.ts';
import type { CiName } from '../../../src/report/ci/dialect.ts';
import { renderJunit } from '../../../src/report/ci/junit.ts';
import { viewEnd } from '../../../src/report/view.ts';
import { isMissing, PYTHON } from '../../support/needs.ts';
import { createApp, createFacts, createView, settle } from '../support/facts.ts';
import { explainSignal } from '../support/interruptions.ts';
import { hostileText } from './hostile.ts';

const ATTRIBUTE = String.raw`[\w]+="(?:[^<&"]|&(?:amp|lt|gt|quot|apos);)*"`;
const TEXT = '(?:[^<&]|&(?:amp|lt|gt|quot|apos);)*';
const OPEN = new RegExp(String.raw`^<([\w-]+)((?: ${ATTRIBUTE})*)(/?)>`);
const CLOSE = /^<\/([\w-]+)>/;

/** An element as it opens: its name, its parent's (empty for the root), the names of its attributes, and its text. */
interface XmlElement {
  readonly name: string;
  readonly parent: string;
  readonly attributes: readonly string[];
  text: string;
}

/** The elements in order, by the grammar that we write; throws where a document is not well-formed. */
function parseXml(document: string): XmlElement[] {
  if (/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(document)) throw new Error('no character of XML');
  let rest = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '');
  const [open, all]: [XmlElement[], XmlElement[]] = [[], []];
  while (rest !== '') {
    const text = new RegExp(`^${TEXT}`).exec(rest)?.[0] ?? '';
    if (text.includes(']]>') || (open.length === 0 && text.trim() !== '')) throw new Error('text out of place');
    const around = open.at(-1);
    if (around !== undefined) around.text += text;
    rest = rest.slice(text.length);
    if (rest === '') break;
    const start = OPEN.exec(rest);
    const end = CLOSE.exec(rest);
    if (start === null && end === null) throw new Error(`not well-formed at ${JSON.stringify(rest.slice(0, 60))}`);
    if (start !== null) {
      const attributes = [...(start[2] ?? '').matchAll(/ ([\w-]+)="/g)].map(([, name]) => name ?? '');
      const element = { name: start[1] ?? '', parent: around?.name ?? '', attributes, text: '' };
      all.push(element);
      if (start[3] === '') open.push(element);
    } else if (open.pop()?.name !== end?.[1]) throw new Error('closed out of order');
    rest = rest.slice((start ?? end)?.[0].length);
  }
  if (open.length > 0) throw new Error('left open');
  return all;
}

/** What the schema by which Jenkins' xUnit plugin checks a JUnit report (junit-10.xsd) allows in the elements that we write. */
const SCHEMA: Readonly<Record<string, { parents: readonly string[]; required: readonly string[]; allowed: RegExp }>> = {
  testsuites: { parents: [''], required: [], allowed: /^(?:name|time|tests|failures|errors)$/ },
  testsuite: {
    parents: ['', 'testsuites', 'testsuite'],
    required: ['name', 'tests', 'failures', 'errors'],
    allowed: /^(?:name|tests|failures|errors|group|time|skipped|timestamp|hostname|id|package|file|log|url)$/,
  },
  testcase: { parents: ['testsuite'], required: ['name'], allowed: /^(?:name|time|classname|group)$/ },
  failure: { parents: ['testcase'], required: [], allowed: /^(?:type|message)$/ },
  error: { parents: ['testcase'], required: [], allowed: /^(?:type|message)$/ },
  skipped: { parents: ['testcase'], required: [], allowed: /^(?:type|message)$/ },
  'system-out': { parents: ['testsuite', 'testcase'], required: [], allowed: /^$/ },
};
const MIXED = ['failure', 'error', 'skipped', 'system-out'];
/** Of testsuites and testsuite. */
const TIME = /<testsuites? [^>]*\btime="[\d,]*(?:\.\d*)?"/g;

/** Everything in which a report departs from the schema. */
function findDepartures(report: string): string[] {
  const elements = parseXml(report);
  const departures = elements.flatMap(({ name, parent, attributes, text }) => {
    const rule = SCHEMA[name];
    if (rule === undefined) return [`${name} is no element`];
    return [
      ...(rule.parents.includes(parent) ? [] : [`${name} in ${parent}`]),
      ...attributes.filter((one) => !rule.allowed.test(one)).map((one) => `${name} has ${one}`),
      ...rule.required.filter((one) => !attributes.includes(one)).map((one) => `${name} has no ${one}`),
      ...(MIXED.includes(name) || text.trim() === '' ? [] : [`${name} has text`]),
    ];
  });
  const suites = elements.filter(({ name }) => name.startsWith('testsuite')).length;
  return report.match(TIME)?.length === suites ? departures : [...departures, 'a time of another form'];
}

describe('the JUnit report', () => {
  test('has one test case an application, by what came of it', () => {
    const apps = [
      createApp({ appId: 'good' }, ['listening']),
      createApp({ appId: 'bad', settlement: settle('failure', { advice: 'Look at the log.' }) }),
      createApp({ appId: 'late', settlement: settle('timed_out') }),
      createApp({ appId: 'dark', settlement: settle('unknown') }),
      createApp({ appId: 'left', settlement: settle('skipped') }),
      createApp({ appId: 'cut', settlement: settle('cancelled') }),
    ];
    const report = renderJunit(createView({ apps }));
    expect(report).toContain(
      '<testsuite name="touchdown" tests="6" failures="2" errors="2" time="73.000" skipped="1">',
    );
    expect(report).toContain('<testcase classname="touchdown" name="good" time="72.400">\n<system-out>Deployed: good');
    expect(report).toContain('<failure message="It came to failure. Look at the log." type="failure">');
    expect(report).toContain('<failure message="It came to timed_out." type="timed_out">');
    expect(report).toContain('<error message="It came to unknown." type="unknown">');
    expect(report).toContain('<error message="It came to cancelled." type="cancelled">');
    expect(report).toContain('<skipped message="It came to skipped." type="skipped">');
    expect(report).toContain('listening</system-out>');
    // The reason of the first one is its evidence.
    expect(report).toMatch(/>Deployed: good\nR[^\n]+\nlistening</);
    expect(parseXml(report).filter(({ name }) => name === 'testcase')).toHaveLength(6);
  });

  test('says why as text too, since GitLab shows an element that has only attributes as raw data', () => {
    const results = ['failure', 'unknown', 'skipped'] as const;
    const reason = 'It <broke> & [[ATTACHMENT|/etc/passwd]].';
    const apps = results.map((result) => createApp({ appId: result, settlement: settle(result, { reason }) }));
    const texts = parseXml(renderJunit(createView({ apps }))).flatMap(({ name, text }) =>
      ['failure', 'error', 'skipped'].includes(name) ? [`${name}: ${text}`] : [],
    );
    const text = 'It &lt;broke&gt; &amp; [ [ATTACHMENT|/etc/passwd]].';
    expect(texts).toEqual([`failure: ${text}`, `error: ${text}`, `skipped: ${text}`]);
  });

  test("has the form of the schema by which Jenkins' xUnit plugin checks a report", () => {
    const results = ['success', 'failure', 'timed_out', 'unknown', 'cancelled', 'skipped', 'superseded'] as const;
    const apps = results.map((result) => createApp({ appId: result, settlement: settle(result) }, ['a line']));
    expect(findDepartures(renderJunit(createView({ apps })))).toEqual([]);
    expect(findDepartures(renderJunit(viewEnd(createFacts({ apps: [] }), explainSignal('SIGTERM'))))).toEqual([]);
    const departing = '<testsuites skipped="0" time="1 s"><testcase name="a">x<odd/></testcase></testsuites>';
    expect(findDepartures(departing)).toEqual([
      'testsuites has skipped',
      'testcase in testsuites',
      'testcase has text',
      'odd is no element',
      'a time of another form',
    ]);
  });

  const CAUSE: PlacedCause = {
    kind: 'compile error',
    sentence: "Property '<a>' does not exist",
    certainty: 'likely',
    file: 'src/a&b.ts',
    line: 42,
    column: 5,
    at: 0,
    place: { path: 'src/a&b.ts', isInCheckout: true, url: null },
  };

  test('begins the message with the cause, and keeps the log from before its line', () => {
    const log = [...Array.from({ length: 300 }, (_, index) => `line ${index}`)];
    const apps = [createApp({ settlement: settle('failure') }, log, [{ ...CAUSE, at: 20 }])];
    const report = renderJunit(createView({ apps }));
    const said = 'Likely cause: src/a&amp;b.ts:42 Property &apos;&lt;a&gt;&apos; does not exist. It came to failure.';
    expect(report).toContain(`<failure message="${said}" type="failure">`);
    expect(report).toContain('\n  line 10\n');
    expect(report).not.toContain('line 9\n');
    expect(report).toContain('\n→ line 20\n');
    expect(findDepartures(report)).toEqual([]);
  });

  test('names the file of the cause for a CI that reads it, if it is in the checkout', () => {
    const reportFor = (ci: CiName, cause: PlacedCause) =>
      renderJunit(createView({ apps: [createApp({ settlement: settle('failure') }, ['a'], [cause])] }), ci);
    for (const ci of ['gitlab', 'circleci'] as const)
      expect(reportFor(ci, CAUSE)).toContain('name="app-1" file="src/a&amp;b.ts" time=');
    expect(reportFor('jenkins', CAUSE)).not.toContain(' file=');
    const elsewhere = { ...CAUSE, place: { path: 'src/a&b.ts', isInCheckout: false, url: null } };
    expect(reportFor('gitlab', elsewhere)).not.toContain(' file=');
  });

  test('reports a run that ended before any application was started', () => {
    const report = renderJunit(viewEnd(createFacts({ apps: [] }), explainSignal('SIGTERM')));
    expect(report).toContain('tests="1" failures="0" errors="1"');
    expect(report).toMatch(/<testcase classname="touchdown" name="touchdown".*\n<error message="[^"]*SIGTERM/);
  });

  test('does not count an interruption twice if an application reports it', () => {
    const apps = [createApp({ settlement: null })];
    expect(renderJunit(viewEnd(createFacts({ apps }), explainSignal('SIGTERM')))).toContain('tests="1"');
  });

  test('keeps the last lines of a long log, and no secret', () => {
    registerSecret('hunter2-of-junit');
    const log = [...Array.from({ length: 300 }, (_, index) => `line ${index}`), 'token hunter2-of-junit'];
    const settlement = settle('failure', { reason: 'It broke: hunter2-of-junit.' });
    const report = renderJunit(createView({ apps: [createApp({ settlement }, log.flatMap(plainLines))] }));
    expect(report).not.toContain('line 100\n');
    expect(report).toContain('line 101\n');
    expect(report).toContain('line 299\ntoken ***</system-out>');
    expect(report).toContain('<failure message="It broke: ***."');
  });

  test('has no line that Jenkins or GitLab would read as the name of a file to attach', () => {
    const report = renderJunit(createView({ apps: [createApp({}, ['[[ATTACHMENT|/etc/passwd]]'])] }));
    expect(report).not.toContain('[[ATTACHMENT');
  });

  test('is well-formed XML whatever the platform says', () => {
    fc.assert(
      fc.property(hostileText, hostileText, fc.constantFrom('failure', 'unknown', 'success'), (text, log, result) => {
        const settlement = settle(result, { reason: text, advice: text });
        const app = createApp({ appId: text, settlement }, plainLines(log));
        expect(() => parseXml(renderJunit(createView({ apps: [app] })))).not.toThrow();
      }),
    );
  });

  test.skipIf(isMissing('python'))("is read by another's parser", () => {
    const hostile = fc.sample(hostileText, { numRuns: 60, seed: 7 });
    const apps = hostile.map((text) =>
      createApp({ appId: text, settlement: settle('failure', { reason: text }) }, plainLines(text)),
    );
    const script =
      'import sys, xml.etree.ElementTree as t; print(len(t.fromstring(sys.stdin.buffer.read()).findall(".//failure")))';
    expect(execFileSync(PYTHON, ['-c', script], { input: renderJunit(createView({ apps })) }).toString()).toBe('60\n');
  });
});
