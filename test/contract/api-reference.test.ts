import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPlatform } from '../../src/platform/platform-client.ts';
import { startSandbox } from '../../src/sandbox/sandbox-server.ts';
import { readPages } from '../../tools/api-reference/pages.mjs';
import { renderReference } from '../../tools/api-reference/render.mjs';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'docs/api');
const pages = readPages(ROOT);
const exported = pages.flatMap(({ exports }) => exports);
const committed = new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]));

/** As GitHub makes them of headings: small letters, no punctuation, hyphens for spaces, a number where there is such a one. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of markdown.matchAll(/^#+ (.*)$/gm)) {
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-');
    let anchor = plain;
    for (let number = 1; anchors.has(anchor); number++) anchor = `${plain}-${number}`;
    anchors.add(anchor);
  }
  return anchors;
}

/** Every name that a module's text exports by `export { … }` or a declaration; written apart from the tool, to be compared with it. */
function namesExportedBy(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const lists = [...text.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) => list.split(','));
  const declared = [...text.matchAll(/export (?:declare )?(?:const|function|class|interface|type) (\w+)/g)];
  return [...lists.map((name) => name.replace(/\btype /, '').trim()), ...declared.map(([, name = '']) => name)].filter(
    (name) => name !== '',
  );
}

describe('the reference of the API', () => {
  test('is what the tool generates from the docstrings', () => {
    expect(Object.fromEntries(committed), 'run "npm run format:docs"').toEqual(
      Object.fromEntries(renderReference(pages)),
    );
  });

  test('describes every export, each once', () => {
    const names = namesExportedBy('src/index.ts');
    expect(names.length).toBeGreaterThan(60);
    expect(exported.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const { file, exports } of pages) {
      const headings = [...(committed.get(file) ?? '').matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
      expect(headings).toEqual(exports.map(({ name }) => name));
    }
  });

  test('lists every export in its index', () => {
    const listed = [...(committed.get('README.md') ?? '').matchAll(/^\| \[`(\w+)`\]/gm)].map(([, name]) => name);
    expect(listed).toEqual(exported.map(({ name }) => name));
  });

  test('has a docstring for every export and every method of the client', () => {
    expect(exported.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([]);
    const groups = ['Platform', ...(exported.find(({ name }) => name === 'Platform')?.names ?? [])];
    const silent = exported
      .filter(({ name }) => groups.includes(name) && !['Gate', 'RateLimitView'].includes(name))
      .flatMap(({ name, code, members }) => {
        const methods = [...code.matchAll(/^ {2}(\w+)\(/gm)].map(([, method]) => method);
        return methods
          .filter((method) => !members.some((member) => member.name === method))
          .map((method) => `${name}.${method}`);
      });
    expect(silent).toEqual([]);
  });

  test('links only to existing pages and headings', () => {
    const dead = [...committed].flatMap(([file, text]) => {
      const links = [...text.matchAll(/\]\(((?!https?:)[^)]*)\)/g)].map(([, target = '']) => target);
      return links
        .filter((link) => {
          const [path = '', anchor] = link.split('#');
          const target = path === '' ? join(FOLDER, file) : join(FOLDER, path);
          if (!existsSync(target)) return true;
          return anchor !== undefined && !anchorsOf(readFileSync(target, 'utf8')).has(anchor);
        })
        .map((link) => `${file}: ${link}`);
    });
    expect(dead).toEqual([]);
  });

  test('has an example for every page, and no example without a page', () => {
    const examples = globSync('tools/api-reference/examples/*.ts', { cwd: ROOT });
    expect(examples).toHaveLength(pages.length);
    expect(pages.filter(({ example }) => !example.includes("from '@touchdown-ci/touchdown"))).toEqual([]);
  });
});

describe('the examples of the reference', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  /** A sandbox whose first organization has a project `shop`, in the environment's variables as the examples look for it. */
  async function openSandbox() {
    const sandbox = await startSandbox();
    const token = 'sandbox-admin';
    vi.stubEnv('TOUCHDOWN_BASE_URL', sandbox.url);
    vi.stubEnv('TOUCHDOWN_TOKEN', token);
    const platform = createPlatform({ baseUrl: sandbox.url, token });
    for await (const { id } of platform.organizations.list()) await platform.projects.create(id, { name: 'shop' });
    await platform.close();
    return sandbox;
  }

  test.each([
    ['client', /^\S+ shop\nDeployment \S+\n\S+ \d+$/],
    ['rate-limit', /^\d+ of 1000 requests are left\.$/],
    ['errors', /^404 \S+ .*no-such-application/],
    ['time-and-randomness', /^$/],
  ])('%s runs against the sandbox as documented', async (name, said) => {
    const sandbox = await openSandbox();
    const print = vi.spyOn(console, 'log').mockReturnValue();

    await import(`../../tools/api-reference/examples/${name}.ts`);

    await sandbox.close();
    expect(print.mock.calls.map((words) => words.join(' ')).join('\n')).toMatch(said);
  });
});
