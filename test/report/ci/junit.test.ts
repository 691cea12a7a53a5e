import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLines } from '../../../src/kernel/untrusted.ts';
import type { PlacedCause } from '../../../src/report/cause/cause-text.ts';
import type { CiName } from '../../../src/report/ci/dialect.ts';
import { renderJunit } from '../../../src/report/ci/junit.ts';
import { viewEnd } from '../../../src/report/view.ts';
import { isMissing, PYTHON } from '../../support/needs.ts';
import { createApp, createFacts, createView, settle } from '../support/facts.ts';
import { explainSignal } from '../support/interruptions.ts';
import { hostileText } from './hostile.ts';

const TEXT = '(?:[^<>&"\']|&(?:amp|lt|gt|quot|apos);)*';
const SUITE = `name="touchdown" tests="\\d+" failures="\\d+" errors="\\d+" time="\\d+\\.\\d{3}"`;
/** Well-formed, and with no element or attribute that Jenkins' xUnit plugin (junit-10.xsd) refuses, apart from the file of a test case. */
const FORM = new RegExp(
  [
    '^<\\?xml version="1\\.0" encoding="UTF-8"\\?>',
    `<testsuites ${SUITE}>`,
    `<testsuite ${SUITE} skipped="\\d+">`,
    `(?:<testcase classname="touchdown" name="${TEXT}"(?: file="${TEXT}")? time="\\d+\\.\\d{3}">`,
    `(?:<(failure|error|skipped) message="${TEXT}" type="[a-z-]+">${TEXT}</\\1>`,
    `)?<system-out>${TEXT}</system-out>`,
    '</testcase>',
    ')*</testsuite>',
    '</testsuites>',
    '$',
  ].join('\n'),
);

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
    expect(report).toContain('<failure message="It came to failure. Look at the log." type="deployment-failed">');
    expect(report).toContain('<failure message="It came to timed_out." type="timeout">');
    expect(report).toContain('<error message="It came to unknown." type="cannot-read-status">');
    expect(report).toContain('<error message="It came to cancelled." type="deployment-cancelled">');
    expect(report).toContain('<skipped message="It came to skipped." type="dry-run">');
    expect(report).toContain('listening</system-out>');
    // The reason of the first one is its evidence.
    expect(report).toMatch(/>Deployed: good\nR[^\n]+\nReason code: deployed\nlistening</);
    expect(report.match(/<testcase /g)).toHaveLength(6);
    expect(report).toMatch(FORM);
  });

  test('says why as text too, since GitLab shows an element that has only attributes as raw data', () => {
    const results = ['failure', 'unknown', 'skipped'] as const;
    const reason = 'It <broke> & [[ATTACHMENT|/etc/passwd]].';
    const apps = results.map((result) => createApp({ appId: result, settlement: settle(result, { reason }) }));
    const report = renderJunit(createView({ apps }));
    const text = 'It &lt;broke&gt; &amp; [ [ATTACHMENT|/etc/passwd]].';
    for (const kind of ['failure', 'error', 'skipped']) expect(report).toContain(`>${text}</${kind}>`);
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
    expect(report).toContain(`<failure message="${said}" type="deployment-failed">`);
    expect(report).toContain('\n  line 10\n');
    expect(report).not.toContain('line 9\n');
    expect(report).toContain('\n→ line 20\n');
    expect(report).not.toContain('line 210\n');
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
    expect(report).toMatch(FORM);
    expect(report).toContain('tests="1" failures="0" errors="1"');
    expect(report).toMatch(/<testcase classname="touchdown" name="touchdown".*\n<error message="[^"]*SIGTERM/);
  });

  test('does not count an interruption twice if an application reports it', () => {
    const apps = [createApp({ settlement: null })];
    expect(renderJunit(viewEnd(createFacts({ apps }), explainSignal('SIGTERM')))).toContain('tests="1"');
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
        const report = renderJunit(createView({ apps: [app] }));
        expect(report).toMatch(FORM);
        expect(report).not.toMatch(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
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
