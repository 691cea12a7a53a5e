import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { findMisuses } from '../../tools/check-workflows.mjs';
import { findFiles, root } from '../../tools/project.mjs';
import { isMissing } from '../support/needs.ts';

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly steps?: readonly Step[];
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const action = parse(read('action.yml'));
const callable = parse(read('.github/workflows/deploy.yml')).on.workflow_call;
const pages = findFiles(['README.md', 'docs/**/*.md']).map((path) => [path, read(path)] as const);

/** The YAML of a page, as values. */
function blocksOf(page: string): readonly unknown[] {
  return [...page.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(([, text = '']): unknown => parse(text));
}

/** The steps that are shown without their workflow, one list a block. */
function stepsOf(page: string): readonly (readonly Step[])[] {
  return blocksOf(page)
    .map((block) => (Array.isArray(block) ? block : Object(block).steps))
    .filter((steps) => Array.isArray(steps));
}

/** The blocks that show nothing but inputs: touchdown.yaml has some of their names too. */
function inputsOf(page: string): readonly (readonly string[])[] {
  const names = blocksOf(page).map((block) => (Array.isArray(block) ? [] : Object.keys(Object(block))));
  return names.filter((keys) => keys.some((name) => name in action.inputs) && !keys.includes('up'));
}

test('README.md has at most 9,000 bytes', () => {
  expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(9_000);
});

test('steps and inputs without their workflow are found', () => {
  expect(pages.flatMap(([, page]) => stepsOf(page)).length).toBeGreaterThan(4);
  expect(pages.flatMap(([, page]) => inputsOf(page)).length).toBeGreaterThan(3);
});

describe.each(pages)('%s', (_, page) => {
  test('has steps without a workflow that use the action as action.yml has it', () => {
    const misuses = stepsOf(page).flatMap((steps) =>
      findMisuses(stringify({ jobs: { deploy: { steps } } }), { action, callable }),
    );
    expect(misuses).toEqual([]);
  });

  test('has inputs without a step that action.yml has', () => {
    expect(
      inputsOf(page)
        .flat()
        .filter((name) => !(name in action.inputs)),
    ).toEqual([]);
  });

  test('reads outputs of the action that action.yml has', () => {
    const names = [...page.matchAll(/\bsteps\.deploy\.outputs\.([\w-]+)/g)].map(([, name = '']) => name);
    expect(names.filter((name) => !(name in action.outputs))).toEqual([]);
  });

  test('puts no expression into a script of a step', () => {
    const jobs = blocksOf(page).flatMap((block) => Object.values<Job>(Object(block).jobs ?? {}));
    const all = [...jobs.flatMap(({ steps = [] }) => steps), ...stepsOf(page).flat()];
    expect(all.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
  });
});

const HOSTILE = 'x <!channel> "quoted" $(touch hacked) `touch hacked` [link](https://example.com)\\';

/** Runs a script with a curl that stores what it would send, and returns that. */
function send({ run = '', env = {} }: Step): { readonly body: unknown; readonly to: string } {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-recipe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const curl = join(folder, 'curl');
  writeFileSync(curl, '#!/bin/sh\ncat > body\nfor last in "$@"; do :; done\nprintf %s "$last" > to\n');
  chmodSync(curl, 0o755);
  const values = { ...env, WEBHOOK: 'https://hooks.example.com/T0/B0', TEXT: HOSTILE, RUN: 'https://github.example/1' };
  const PATH = `${folder}:${process.env['PATH'] ?? ''}`;
  execFileSync('sh', ['-e', '-c', run], { cwd: folder, env: { ...values, PATH } });
  expect(readdirSync(folder).sort()).toEqual(['body', 'curl', 'to']);
  return { body: JSON.parse(readFileSync(join(folder, 'body'), 'utf8')), to: readFileSync(join(folder, 'to'), 'utf8') };
}

describe.skipIf(isMissing('jq') || isMissing('posix'))('a message of docs/on-github.md', () => {
  const steps = stepsOf(read('docs/on-github.md')).flat();
  const stepNamed = (name: string): Step => {
    const step = steps.find((other) => other.name === name);
    expect(step?.env).toMatchObject({
      TEXT: '${{ steps.deploy.outputs.reason }} ${{ steps.deploy.outputs.cause }}',
      WEBHOOK: expect.stringMatching(/^\$\{\{ secrets\.\w+ \}\}$/),
    });
    return step ?? {};
  };

  test('reaches Slack as plain text, whatever the log says', () => {
    const { body, to } = send(stepNamed('Tell Slack'));
    const text = { type: 'plain_text', text: `${HOSTILE}\nhttps://github.example/1` };
    expect(body).toEqual({ text: 'The deploy step failed', blocks: [{ type: 'section', text }] });
    expect(to).toBe('https://hooks.example.com/T0/B0');
  });

  test('reaches Teams as plain text, whatever the log says', () => {
    const { body, to } = send(stepNamed('Tell Teams'));
    const inlines = [HOSTILE, ' ', 'https://github.example/1'];
    expect(body).toMatchObject({
      type: 'message',
      attachments: [{ content: { type: 'AdaptiveCard', body: [{ type: 'RichTextBlock', inlines }] } }],
    });
    expect(to).toBe('https://hooks.example.com/T0/B0');
  });
});
