import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/relay/decide/rules.ts';
import type { Problem } from '../../../src/relay/monitoring/problems.ts';
import { renderMain, titleOf } from '../../../src/relay/page/main.ts';
import type { Overview } from '../../../src/relay/store/operations/views.ts';
import { codePoint } from '../../support/code-points.ts';
import { runsOf } from '../../support/runs.ts';
import { rulesOf } from '../support/history-facts.ts';
import {
  applicationOf,
  deadLetterOf,
  deliveryOf,
  deploymentOf,
  emptyOverview,
  fullExample,
  NOW,
  problemOf,
} from '../support/page-store.ts';

const render = (
  overview: Partial<Overview>,
  rules: Rules = rulesOf({ applications: [applicationOf('web')] }),
  problems: readonly Problem[] = [],
): string =>
  renderMain({
    overview: { ...emptyOverview(), ...overview },
    problems,
    rules,
    origin: 'https://relay.example',
    csrf: 'CSRF',
    now: NOW,
  });

/** The visible text of HTML. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** The tags of HTML with the names of their attributes, without what is in them. */
const shapeOf = (html: string): string[] =>
  [...html.matchAll(/<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"<>]*")?)*)\s*>/g)].map(
    ([, name, attributes = '']) =>
      `${name} ${[...attributes.replace(/="[^"]*"/g, '').matchAll(/[a-z-]+/g)].map(([key]) => key).join(' ')}`,
  );

const HOSTILE = fc.oneof(
  fc.string({ unit: codePoint }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "' onmouseover='x",
    '</title></main><img src=x onerror=alert(1)>',
    '<!--',
    '&lt;b&gt;',
    '\u202egnp.exe',
    '\u0000\u001b[31m',
    'javascript:alert(1)',
    `${'x'.repeat(5000)}<`,
  ),
  fc.stringMatching(/^[<>"'&=/a-z ]{0,40}$/),
);

const hostileOverview = HOSTILE.chain((text) =>
  fc.record({ text: fc.constant(text), other: HOSTILE }).map(({ other }) => overviewOf(text, other)),
);

function overviewOf(text: string, other: string): Overview {
  return {
    deployments: [
      deploymentOf(text, {
        application: other,
        deployment: text,
        state: other,
        repository: other,
        sha: text,
        environment: text,
        url: text,
        checkUrl: other,
      }),
      deploymentOf(other, { application: text, deployment: other, repository: null, sha: null }),
    ],
    deliveries: [
      deliveryOf(text, { source: other, kind: text, application: text, deployment: other, word: text, outcome: other }),
    ],
    deadLetters: [deadLetterOf(text, { repository: other, sha: text, name: other, reason: text })],
    hasPlatformDelivery: true,
    backlog: { pending: 1, oldestPendingAt: NOW, unpublished: 1, dead: 0 },
  };
}

describe('text from outside', () => {
  test('adds no element and no attribute to the page', () => {
    const rules = rulesOf({ applications: [] });
    const plain = shapeOf(render(overviewOf('plain', 'other'), rules));
    fc.assert(
      fc.property(hostileOverview, (overview) => {
        const html = render(overview, rules);
        const leftOver = html.replace(/<\/?[a-z0-9]+(?:\s+[a-z-]+(?:="[^"<>]*")?)*\s*>/g, '');
        expect(leftOver).not.toMatch(/[<>]/);
        const known = new Set(plain);
        const links = new Set(['a href rel', 'a ']);
        expect(shapeOf(html).filter((tag) => !known.has(tag) && !links.has(tag))).toEqual([]);
        expect(html).not.toMatch(/[\u0000-\u0008\u202a-\u202e\u2066-\u2069]/);
      }),
      { numRuns: runsOf(400, 40) },
    );
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//evil.example',
    'https://github.com@evil.example',
    'vbscript:x',
    '',
  ])('is not a link if it is %j', (url) => {
    const html = render({ deployments: [deploymentOf('1', { url, checkUrl: url })] });
    expect(html).not.toContain('rel=');
    expect(html).not.toContain('href');
  });

  test('becomes a link only for http and https, without a referrer', () => {
    const html = render({
      deployments: [deploymentOf('1', { url: 'https://web.example/?a=1&b="', checkUrl: 'http://ghe.local/1' })],
    });
    expect(html).toContain('<a href="https://web.example/?a=1&amp;b=%22" rel="noreferrer noopener">Open');
    expect(html).toContain('<a href="http://ghe.local/1" rel="noreferrer noopener">Check run');
  });
});

describe('the page', () => {
  test('says what to do if there is nothing yet', () => {
    expect(textOf(render({}))).toContain(
      'No deployment yet, and no webhook of the platform has arrived. If it does not exist yet, create it with touchdown relay register . Its target is https://relay.example/hooks/platform/&lt;secret&gt; .',
    );
    const arriving = textOf(render({ hasPlatformDelivery: true, deliveries: [deliveryOf('1')] }));
    expect(arriving).toContain('No deployment yet. The platform’s webhooks arrive');
    expect(arriving).not.toContain('relay register');
    expect(textOf(render({}))).toContain('set the GitHub App’s webhook URL to https://relay.example/hooks/github');
    expect(textOf(render({}, rulesOf({ applications: [] })))).toContain(
      'No application is configured. List your applications in the file that RELAY_CONFIG names',
    );
    expect(render({})).not.toMatch(/id="(?:dead|unplaced)"/);
  });

  test('shows what is confirmed, what was only reported, and how long a deployment takes', () => {
    const deployment = deploymentOf('1', { word: 'running', unconfirmed: 'succeeded', endedAt: null });
    expect(textOf(render({ deployments: [deployment] }))).toMatch(
      /Running a1b2c3d to production 3 min ago reported as “succeeded”, not confirmed yet · for 3 min · platform status RUNNING · deployment dep-1/,
    );
    expect(textOf(render({ deployments: [deploymentOf('2')] }))).toContain(
      'Succeeded a1b2c3d to production 3 min ago took 2 min',
    );
  });

  test('shows four deployments of an application, folds the next sixteen, and puts unknown applications last', () => {
    const many = Array.from({ length: 30 }, (_, at) => deploymentOf(String(at)));
    const html = render({ deployments: [deploymentOf('x', { application: 'gone' }), ...many] });
    expect(html.match(/<li id="/g)).toHaveLength(21);
    expect(html.slice(0, html.indexOf('<details>')).match(/<li id="/g)).toHaveLength(4);
    expect(html).toContain('<summary>16 earlier</summary>');
    expect(textOf(html.slice(html.indexOf('</details>')))).toContain('gone not in the applications file');
  });

  test('lists unplaced deployments, and says how to have them matched', () => {
    const deployments = [deploymentOf('1', { repository: null, deployment: null }), deploymentOf('2')];
    expect(textOf(render({ deployments }))).toMatch(
      /Unmatched events 1 No workflow registered these deployments.*set relay-url in the workflow.*RELAY_UNPLACED=branch-head/,
    );
  });

  test('counts the open work, and shows the dead letters in the title', () => {
    const { overview, rules } = fullExample();
    expect(textOf(render(overview, rules))).toContain(
      'Pending deliveries 1 oldest just now Pending check runs 3 Unmatched events 2 Dead letters 2',
    );
    expect(titleOf(overview, [])).toBe('2 dead letters – Touchdown relay');
    expect(titleOf({ ...overview, deadLetters: overview.deadLetters.slice(1) }, [])).toBe(
      '1 dead letter – Touchdown relay',
    );
    expect(titleOf(emptyOverview(), [])).toBe('Touchdown relay');
  });

  test('shows each problem first, in one line with its time and reason, and the worst in the title', () => {
    const problems = [
      problemOf('store', 'There is no space left for the store relay.db.'),
      problemOf('github-refused', 'GitHub answered 401 <b>.'),
    ];
    const html = render({}, rulesOf({ applications: [] }), problems);
    expect(textOf(html)).toMatch(
      /^ Touchdown relay Deliveries cannot be stored first seen 12 min ago \. Senders get 503 .* There is no space left .* GitHub refuses the App first seen 12 min ago \. The relay cannot write check runs\. GitHub answered 401 &lt;b&gt;\. Check GITHUB_APP_ID /,
    );
    expect(textOf(render({}, rulesOf({ applications: [applicationOf('web')] }), problems))).toContain(
      'octo/rocket · check deploy / web · Deliveries cannot be stored · GitHub refuses the App',
    );
    expect(html).toContain('data-problems="2"');
    expect(titleOf(fullExample().overview, problems)).toBe('Deliveries cannot be stored – Touchdown relay');
    expect(render({})).not.toContain('class="card problems"');
  });
});
