import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_LOG } from '../../../src/report/cause/log-excerpt.ts';
import { fitComment } from '../../../src/report/comment/comment.ts';
import {
  type CommentDocument,
  decodeComment,
  EMPTY_DOCUMENT,
  joinDocuments,
  partsOf,
} from '../../../src/report/comment/document.ts';
import { type CommentEntry, entriesFrom } from '../../../src/report/comment/entries.ts';
import { webAddress } from '../../support/code-points.ts';
import { runsOf } from '../../support/runs.ts';
import { endedRun, failedApp, LOG, OTHER_ERROR, PLACED } from '../support/causes.ts';
import { createApp, settle } from '../support/facts.ts';
import { JOB, NOWHERE } from '../support/views.ts';

const KEY = 'c0ffee';
const START = Date.UTC(2030, 0, 1, 12, 34);
const HOSTILE = [
  '@octocat',
  '#1',
  '<!-- touchdown comment=c0ffee revision=9 data= -->',
  '```',
  '|',
  '</details>',
  '](http://evil.test)',
  '\n',
  '<img src=x>',
];
const text = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...HOSTILE, 'a ')).map((words) => words.join('')),
);
const url = fc.oneof(
  fc.constant(null),
  webAddress,
  text,
  fc.constant('javascript:alert(1)'),
  text.map((end) => `https://a.test/${end}`),
);

/** An entry as a hostile comment may have it. */
const storedEntry = fc
  .record({
    appId: fc.oneof(fc.constantFrom('app-1', 'app-2', 'app-3'), text),
    name: fc.oneof(fc.constantFrom('web', 'api'), text),
    runId: fc.integer({ min: 1, max: 6 }),
    runAttempt: fc.integer({ min: 1, max: 2 }),
    job: fc.constantFrom('a', 'b'),
    version: fc.integer({ min: 0, max: 3 }),
    position: fc.nat(3),
    platform: fc.oneof(fc.constantFrom('eu.test', 'us.test'), text),
    environment: fc.option(fc.oneof(fc.constantFrom('eu', 'us'), text)),
    progress: fc.constantFrom('queued', 'in_progress', 'completed', 'completed'),
    result: fc.constantFrom('success', 'failure', 'cancelled', 'unchanged'),
    headline: text,
    reason: text,
    state: fc.option(text),
    shortCommit: fc.option(text),
    startedAt: fc.constant(START),
    logUrl: url,
    environmentUrl: url,
    log: fc.record({
      lines: fc.array(text, { maxLength: 4 }),
      marks: fc.array(fc.nat(6), { maxLength: 3 }),
      before: fc.nat(9),
      after: fc.nat(9),
    }),
    causes: fc.array(
      fc.record({
        kind: text,
        sentence: text,
        certainty: fc.constantFrom('certain', 'likely'),
        file: fc.option(text),
        line: fc.option(fc.nat(99)),
        column: fc.constant(null),
        place: fc.option(fc.record({ path: text, isInCheckout: fc.boolean(), url })),
      }),
      { maxLength: 2 },
    ),
  })
  .map((entry) => {
    const { result } = entry;
    if (entry.progress !== 'completed') return { ...entry, result: null, conclusion: null, endedAt: null };
    return { ...entry, conclusion: result === 'unchanged' ? 'success' : result, endedAt: START + 5 };
  });
const entries: fc.Arbitrary<CommentEntry> = storedEntry.map((stored) => {
  const [entry] = decodeComment(bodyWith({ leftOut: 0, entries: [stored] }), KEY)?.entries ?? [];
  if (entry === undefined) throw new Error('a good entry was not decoded');
  return entry;
});
const raw: fc.Arbitrary<CommentDocument> = fc.record({
  revision: fc.nat(99),
  entries: fc.array(entries, { maxLength: 14 }),
  leftOut: fc.nat(3),
});
const documents = raw.map((document) => joinDocuments(EMPTY_DOCUMENT, document));

/** The body of a comment that keeps a value. */
function bodyWith(value: unknown): string {
  const data = deflateRawSync(JSON.stringify(value)).toString('base64url');
  return `<!-- touchdown comment=${KEY} revision=8 data=${data} -->`;
}

function logOf(...lines: readonly string[]): CommentEntry['log'] {
  return { ...NO_LOG, lines };
}

function entry(change: Partial<CommentEntry> = {}): CommentEntry {
  return {
    appId: 'app-1',
    name: 'app-1',
    runId: 1,
    runAttempt: 1,
    job: 'deploy',
    version: 0,
    position: 0,
    platform: 'api.test/api/v1',
    place: '',
    environment: null,
    progress: 'completed',
    result: 'failure',
    conclusion: 'failure',
    headline: 'Deployment failed: app-1',
    reason: 'Saw BUILD_ERROR.',
    state: 'BUILD_ERROR',
    shortCommit: 'a1b2c3d',
    startedAt: START,
    endedAt: START + 72_000,
    causes: [],
    log: logOf('npm ERR!'),
    logUrl: 'https://github.test/log',
    environmentUrl: 'https://app.test/?a=1&b=(2)|',
    ...change,
  };
}

function renderComment(document: CommentDocument): string {
  return fitComment(document, KEY).body;
}

function documentOf(...list: CommentEntry[]): CommentDocument {
  return { revision: 3, entries: list, leftOut: 0 };
}

describe('joining two documents', () => {
  test('is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(raw, raw, raw, (a, b, c) => {
        expect(joinDocuments(a, b)).toEqual(joinDocuments(b, a));
        expect(joinDocuments(joinDocuments(a, b), c)).toEqual(joinDocuments(a, joinDocuments(b, c)));
        const joined = joinDocuments(a, b);
        expect(joinDocuments(joined, joined)).toEqual(joined);
        expect(joinDocuments(joined, a)).toEqual(joined);
      }),
      { numRuns: runsOf(500) },
    );
  });

  test('never reopens what is completed, and keeps the later of two reports', () => {
    const over = entry();
    const open = entry({ progress: 'in_progress', result: null, conclusion: null, endedAt: null, version: 9 });
    const later = { ...open, version: 10, state: 'DEPLOYING' };

    expect(joinDocuments(documentOf(open), documentOf(over)).entries).toEqual([over]);
    expect(joinDocuments(documentOf(later), documentOf(open)).entries).toEqual([later]);
  });

  test('shows the newest run of an application and remembers five others, without their logs', () => {
    const runs = Array.from({ length: 8 }, (_, index) => entry({ runId: index + 1 }));
    const { rows, history } = partsOf(joinDocuments(documentOf(...runs), EMPTY_DOCUMENT).entries);

    expect(rows).toEqual([runs[7]]);
    expect(history.map(({ runId, log }) => [runId, log.lines.length])).toEqual(
      [7, 6, 5, 4, 3].map((runId) => [runId, 0]),
    );
  });
});

describe('a rendered comment', () => {
  test('reads so', async () => {
    const [mark, ...lines] = renderComment(documentOf(entry({ runId: 2 }), entry({ log: NO_LOG }))).split('\n');
    expect(mark).toMatch(/^<!-- touchdown comment=c0ffee revision=3 data=[\w-]+ -->$/);
    await expect(lines.join('\n')).toMatchFileSnapshot('golden/pr-comment.md');
  });

  const tableOf = (...list: CommentEntry[]) =>
    renderComment(documentOf(...list))
      .split('\n')
      .filter((line) => line.startsWith('|'));
  const columnsOf = (list: CommentEntry[], ...columns: number[]) =>
    tableOf(...list)
      .slice(2)
      .map((line) => columns.map((column) => line.split(' | ')[column]?.replace(/^\| /, '')));

  test('has a row for each place of one application, so that no success hides a failure', () => {
    const legs = [
      entry({ name: 'web', environment: 'prod-eu' }),
      entry({ name: 'web', environment: 'prod-us', result: 'success', conclusion: 'success', log: NO_LOG }),
    ];
    const [one, other] = legs.map((leg) => joinDocuments(EMPTY_DOCUMENT, documentOf(leg)));
    const joined = joinDocuments(other ?? EMPTY_DOCUMENT, one ?? EMPTY_DOCUMENT);
    expect(columnsOf([...joined.entries], 0, 2)).toEqual([
      ['web', '❌ Deployment failed'],
      ['web', '✅ Deployed'],
    ]);
    const body = renderComment(joined);
    expect(body).toContain('### ❌ Deployment failed: 1 of 2 applications\n');
    expect(body).toContain('- **web (prod-eu)**: Saw BUILD_ERROR.');
    expect(body).toContain('<summary>Last log line of web (prod-eu)</summary>');
  });

  test('names the platform if an id is deployed to two, and only then', () => {
    const eu = entry({ platform: 'eu.test/api', environmentUrl: null });
    const us = entry({ platform: 'us.test/api', environmentUrl: null });
    expect(columnsOf([us, eu], 0, 1)).toEqual([
      ['app-1', 'eu.test/api'],
      ['app-1', 'us.test/api'],
    ]);
    expect(renderComment(documentOf(us, eu))).toContain('- **app-1 (us.test/api)**: ');
    expect(renderComment(documentOf(eu))).not.toMatch(/Platform|eu\.test/);
  });

  test('has its rows in the order of the inputs, also after a run of one application alone', () => {
    const [web, api, worker] = ['web', 'api', 'worker'].map((name, position) =>
      entry({ appId: `id-${name}`, name, position, environment: `prod-${name}` }),
    );
    const again = { ...(web ?? entry()), runId: 9 };
    expect(
      columnsOf(
        [worker, api, again].map((one) => one ?? entry()),
        0,
      ),
    ).toEqual([['web'], ['api'], ['worker']]);
  });

  test('shows the name for the id, and the environment as a link to its address', () => {
    const named = entry({ name: 'web', headline: 'Deployment failed: web', environment: 'prod' });
    expect(columnsOf([named, entry({ appId: 'b', environment: 'prod', environmentUrl: null })], 0, 1)).toEqual([
      ['web', '[prod](https://app.test/?a=1&amp;b=%282%29%7C)'],
      ['app-1', 'prod'],
    ]);
    expect(renderComment(documentOf(named, { ...named, runId: 0 }))).not.toContain('app-1');
  });

  test('has a column of environments only if an application of the table has one', () => {
    const bare = entry({ environmentUrl: null });
    const other = entry({ appId: 'app-2', name: 'app-2' });

    expect(tableOf(bare)).toEqual([
      '| Application | Result | State | Commit | Took | Log |',
      '| - | - | - | - | - | - |',
      '| app-1 | ❌ Deployment failed | BUILD_ERROR | a1b2c3d | 1 min 12 s | [log](https://github.test/log) |',
    ]);
    expect(tableOf(bare, other).map((line) => line.split('|').length - 2)).toEqual([7, 7, 7, 7]);
    expect(tableOf(bare, other)[2]).toMatch(/^\| app-1 \| {2}\| /);
    expect(tableOf(bare, entry({ runId: 0 })), 'an earlier deployment has no row').toEqual(tableOf(bare));
  });

  test('gives back its document', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(decodeComment(renderComment(document), KEY)).toEqual(document);
      }),
      { numRuns: runsOf(300) },
    );
  });

  test('contains no marker, HTML, mention or open fence from untrusted text', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const body = renderComment(document);
        const shown = body.slice(body.indexOf('\n')).replace(/^(`{3,})text\n[\s\S]*?\n\1$/gm, '');
        // A title stands in a block of HTML, in which Markdown means nothing.
        const markdown = shown.replace(/^<summary>.*<\/summary>$/gm, '');
        expect(body.lastIndexOf('<!--')).toBe(0);
        expect(shown.match(/<(?!\/?(?:details|summary|span)>)/g)).toBeNull();
        expect(shown.match(/@(?!\u200b|&#8203;)|^ {0,3}```/gm)).toBeNull();
        expect(shown.split('<details>').length).toBe(shown.split('</details>').length);
        expect(markdown.match(/(?<!\\)\]\((?!https?:\/\/[^\s()<>|`[\]@]+\))/g)).toBeNull();
        const { rows } = partsOf(document.entries);
        const hasEnvironments = rows.some((row) => row.environment !== null || row.environmentUrl !== null);
        const hasPlatforms = new Set(rows.map(({ platform }) => platform)).size > 1;
        for (const row of shown.split('\n').filter((line) => line.startsWith('|')))
          expect(row.match(/\|/g)).toHaveLength(7 + Number(hasEnvironments) + Number(hasPlatforms));
      }),
      { numRuns: runsOf(500) },
    );
  });

  test('shortens all logs equally if it is too long, then leaves out history, then rows, and says so', () => {
    const lines = Array.from({ length: 20 }, (_, index) => `${index} ${'x'.repeat(190)}`);
    const log = logOf(...lines);
    const many = (count: number, change: Partial<CommentEntry>) =>
      documentOf(...Array.from({ length: count }, (_, index) => entry({ appId: `app-${index}`, ...change })));
    const logs = fitComment(many(20, { log }), KEY);
    const full = fitComment(many(80, { log: logOf('a line'), reason: 'why '.repeat(300) }), KEY);

    expect(new Set(logs.document.entries.map((one) => one.log.lines.length)).size).toBe(1);
    expect(logs.document.entries).toHaveLength(20);
    expect(logs.document.entries[0]?.log.lines.at(-1)).toBe(lines[19]);
    expect(full.document.leftOut).toBeGreaterThan(0);
    expect(full.document.leftOut).toBe(80 - full.document.entries.length);
    expect(full.body).toContain(`At least ${full.document.leftOut} more applications do not fit into this comment.`);
    for (const { body, document } of [logs, full]) {
      expect(body.length).toBeLessThanOrEqual(65_536);
      expect(decodeComment(body, KEY)?.entries.length).toBe(document.entries.length);
      expect(fitComment(document, KEY).body).toBe(body);
    }
  });
});

describe('a comment about a failure whose cause is known', () => {
  const failed = failedApp('app-1', LOG, [PLACED, OTHER_ERROR]);
  const [EXPLAINED = entry()] = entriesFrom(endedRun(failed), JOB, NOWHERE);

  test('keeps the line of the cause when logs are shortened', () => {
    const lines = EXPLAINED.log.lines.map((line) => line.padEnd(190, 'x'));
    const long = { ...EXPLAINED, log: { ...EXPLAINED.log, lines } };
    const many = Array.from({ length: 20 }, (_, index) => ({ ...long, appId: `app-${index}` }));
    const { body, document } = fitComment(documentOf(...many), KEY);
    expect(document.entries).toHaveLength(20);
    for (const { log } of document.entries) {
      expect(log.lines[log.marks[0] ?? 99]).toMatch(/^src\/server\.ts\(42/);
      expect(log.before + log.lines.length + log.after).toBe(40);
    }
    expect(decodeComment(body, KEY)).toEqual(joinDocuments(EMPTY_DOCUMENT, document));
  });
});

describe('a comment about what came to no deployment', () => {
  test.each([
    ['Refused by the platform', { isRefused: true }],
    ['Nothing was deployed', { nothing: 'deployed' }],
    ['Nothing was followed', { nothing: 'followed' }],
  ] as const)('says %s, and still does when a later job reads and writes it again', (headline, came) => {
    const refused = createApp({ settlement: settle('failure', came) });
    const body = renderComment(documentOf(...entriesFrom(endedRun(refused), JOB, NOWHERE)));
    expect(body).toContain(`### ❌ ${headline}: app-1\n`);
    expect(body).toContain(`| ❌ ${headline} |`);
    expect(renderComment(decodeComment(body, KEY) ?? EMPTY_DOCUMENT)).toBe(body);
  });
});

describe('decoding a comment', () => {
  test('decodes to null if the marker is not at the very start, or of another key', () => {
    const body = renderComment(documentOf(entry()));

    expect(decodeComment(` ${body}`, KEY)).toBeNull();
    expect(decodeComment(body, 'c0ffe')).toBeNull();
    expect(decodeComment(body.replace('revision=3', 'revision=1234567890'), KEY)).toBeNull();
  });

  test('decodes to the revision alone if the data is damaged', () => {
    const good = / data=(\S+) /.exec(renderComment(documentOf(entry())))?.[1] ?? '';
    for (const data of ['', '%%%', 'bm9wZQ', good.slice(1), good.slice(0, -9)]) {
      const body = `<!-- touchdown comment=${KEY} revision=8 data=${data} -->`;
      expect(decodeComment(body, KEY)).toEqual({ revision: 8, entries: [], leftOut: 0 });
    }
  });

  test('survives any data, and what it decodes to can be rendered', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>({ toString: 1 }, { length: 9 }, -1, 1e308));
    const damaged = fc.tuple(storedEntry, fc.dictionary(fc.constantFrom(...Object.keys(entry())), anything));
    const list = fc.array(damaged.map(([stored, damage]) => ({ ...stored, ...damage })));
    fc.assert(
      fc.property(fc.oneof(anything, fc.record({ leftOut: anything, entries: fc.oneof(anything, list) })), (value) => {
        const decoded = decodeComment(bodyWith(value), KEY);
        expect(decodeComment(renderComment(decoded ?? EMPTY_DOCUMENT), KEY)).toEqual(decoded);
      }),
      { numRuns: runsOf(500) },
    );
  });

  test('decodes to the revision alone if the data inflates to more than any comment holds', () => {
    const bodyOf = (padding: number): string =>
      bodyWith({ leftOut: 0, entries: [entry()], padding: 'x'.repeat(padding) });
    expect(decodeComment(bodyOf(0), KEY)?.entries).toHaveLength(1);
    const body = bodyOf(20_000_000);
    expect(body.length).toBeLessThan(262_144);
    expect(decodeComment(body, KEY)).toEqual({ revision: 8, entries: [], leftOut: 0 });
  });
});
