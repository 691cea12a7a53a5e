import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { renderJunit } from '../../../src/report/ci/junit.ts';
import { explainSignal } from '../../../src/report/interruption.ts';
import { viewRun } from '../../../src/report/view.ts';
import { createApp, createFacts, createView, settle } from '../support/facts.ts';
import { hostileText } from './hostile.ts';

const ATTRIBUTE = String.raw`[\w]+="(?:[^<&"]|&(?:amp|lt|gt|quot|apos);)*"`;
const TEXT = '(?:[^<&]|&(?:amp|lt|gt|quot|apos);)*';
const OPEN = new RegExp(String.raw`^<([\w-]+)((?: ${ATTRIBUTE})*)(/?)>`);
const CLOSE = /^<\/([\w-]+)>/;

/** The elements' names in order, by the grammar that we write; throws where a document is not well-formed. */
function parseXml(document: string): string[] {
  if (/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(document)) throw new Error('no character of XML');
  let rest = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '');
  const [open, names]: [string[], string[]] = [[], []];
  while (rest !== '') {
    const text = new RegExp(`^${TEXT}`).exec(rest)?.[0] ?? '';
    if (text.includes(']]>') || (open.length === 0 && text.trim() !== '')) throw new Error('text out of place');
    rest = rest.slice(text.length);
    if (rest === '') break;
    const start = OPEN.exec(rest);
    const end = CLOSE.exec(rest);
    if (start === null && end === null) throw new Error(`not well-formed at ${JSON.stringify(rest.slice(0, 60))}`);
    if (start !== null) {
      names.push(start[1] ?? '');
      if (start[3] === '') open.push(start[1] ?? '');
    } else if (open.pop() !== end?.[1]) throw new Error('closed out of order');
    rest = rest.slice((start ?? end)?.[0].length);
  }
  if (open.length > 0) throw new Error('left open');
  return names;
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
      '<testsuite name="touchdown" tests="6" failures="2" errors="2" skipped="1" time="73.000">',
    );
    expect(report).toContain('<testcase classname="touchdown" name="good" time="72.400">\n<system-out>Deployed: good');
    expect(report).toContain('<failure message="It came to failure. Look at the log." type="failure"/>');
    expect(report).toContain('<failure message="It came to timed_out." type="timed_out"/>');
    expect(report).toContain('<error message="It came to unknown." type="unknown"/>');
    expect(report).toContain('<error message="It came to cancelled." type="cancelled"/>');
    expect(report).toContain('<skipped message="It came to skipped."/>');
    expect(report).toContain('listening</system-out>');
    expect(parseXml(report).filter((name) => name === 'testcase')).toHaveLength(6);
  });

  test('tells of a run that ended before any application was begun', () => {
    const report = renderJunit(viewRun(createFacts({ apps: [] }), explainSignal('SIGTERM')));
    expect(report).toContain('tests="1" failures="0" errors="1"');
    expect(report).toMatch(/<testcase classname="touchdown" name="touchdown".*\n<error message="[^"]*SIGTERM/);
  });

  test('does not count an interruption twice where an application tells of it', () => {
    const apps = [createApp({ settlement: null })];
    expect(renderJunit(viewRun(createFacts({ apps }), explainSignal('SIGTERM')))).toContain('tests="1"');
  });

  test('keeps the last lines of a long log, and no secret', () => {
    registerSecret('hunter2-of-junit');
    const log = [...Array.from({ length: 300 }, (_, index) => `line ${index}`), 'hunter2-of-junit'];
    const report = renderJunit(createView({ apps: [createApp({}, log)] }));
    expect(report).not.toContain('line 100\n');
    expect(report).toContain('line 101\n');
    expect(report).toContain('line 299\n***</system-out>');
  });

  test('has no line that Jenkins or GitLab would take for the name of a file to attach', () => {
    const report = renderJunit(createView({ apps: [createApp({}, ['[[ATTACHMENT|/etc/passwd]]'])] }));
    expect(report).not.toContain('[[ATTACHMENT');
  });

  test('is well-formed XML whatever the platform says', () => {
    fc.assert(
      fc.property(hostileText, hostileText, fc.constantFrom('failure', 'unknown', 'success'), (text, log, result) => {
        const settlement = settle(result, { reason: text, advice: text });
        const app = createApp({ appId: text, settlement }, [log]);
        expect(() => parseXml(renderJunit(createView({ apps: [app] })))).not.toThrow();
      }),
    );
  });

  test.skipIf(spawnSync('python3', ['--version']).status !== 0)("is read by another's parser", () => {
    const hostile = fc.sample(hostileText, { numRuns: 60, seed: 7 });
    const apps = hostile.map((text) =>
      createApp({ appId: text, settlement: settle('failure', { reason: text }) }, [text]),
    );
    const script =
      'import sys, xml.etree.ElementTree as t; print(len(t.fromstring(sys.stdin.buffer.read()).findall(".//failure")))';
    expect(execFileSync('python3', ['-c', script], { input: renderJunit(createView({ apps })) }).toString()).toBe(
      '60\n',
    );
  });
});
