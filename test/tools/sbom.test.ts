import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSbom } from '../../tools/release.mjs';
import { createSbom } from '../../tools/sbom.mjs';

const ROOT = join(import.meta.dirname, '../..');

const manifest = {
  name: '@o/r',
  version: '1.2.3',
  license: 'MIT',
  description: 'Deploys.',
  homepage: 'https://github.com/o/r#readme',
  dependencies: { b: '2.0.0' },
};
const integrity = `sha512-${Buffer.alloc(64, 0xab).toString('base64')}`;
const lock = {
  packages: {
    '': { version: '1.2.3' },
    'node_modules/@s/a': { version: '1.0.0', integrity },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-other' },
    'node_modules/@s/a/node_modules/b': { version: '2.0.0', integrity },
  },
};
const A = { name: '@s/a', version: '1.0.0', license: 'MIT', source: 'https://github.com/s/a' };
const B = { name: 'b', version: '2.0.0', license: '(MIT OR Apache-2.0)', source: null };
const materials = {
  manifest,
  lock,
  bundles: { 'dist/cli': [A, B], 'dist/relay': [B] },
  timestamp: '2026-11-30T12:00:00.000Z',
};

describe('the bill of materials', () => {
  test('has each package once, with its license, where it comes from, and the bundles that contain it', () => {
    const { components, dependencies } = createSbom(materials);
    const hashes = [{ alg: 'SHA-512', content: 'ab'.repeat(64) }];

    expect(components).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40s/a@1.0.0',
        group: '@s',
        name: 'a',
        version: '1.0.0',
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/%40s/a@1.0.0',
        externalReferences: [
          { type: 'vcs', url: 'https://github.com/s/a' },
          { type: 'distribution', url: 'https://registry.npmjs.org/@s/a/-/a-1.0.0.tgz', hashes },
        ],
        properties: [{ name: 'touchdown:bundle', value: 'dist/cli' }],
      },
      {
        type: 'library',
        'bom-ref': 'pkg:npm/b@2.0.0',
        name: 'b',
        version: '2.0.0',
        licenses: [{ expression: '(MIT OR Apache-2.0)' }],
        purl: 'pkg:npm/b@2.0.0',
        externalReferences: [{ type: 'distribution', url: 'https://registry.npmjs.org/b/-/b-2.0.0.tgz', hashes }],
        properties: [
          { name: 'touchdown:bundle', value: 'dist/cli' },
          { name: 'touchdown:bundle', value: 'dist/relay' },
        ],
      },
    ]);
    expect(dependencies[0]).toEqual({
      ref: 'pkg:npm/%40o/r@1.2.3',
      dependsOn: ['pkg:npm/%40s/a@1.0.0', 'pkg:npm/b@2.0.0'],
    });
  });

  test('is the same for the same materials, and has another number for others', () => {
    expect(createSbom(materials)).toEqual(createSbom(materials));
    const other = createSbom({ ...materials, timestamp: '2026-12-01T12:00:00.000Z' });
    expect(other.serialNumber).not.toBe(createSbom(materials).serialNumber);
  });

  test('cannot be made without the digest of a package', () => {
    const bundles = { 'dist/cli': [{ ...A, version: '3.0.0' }, B] };
    expect(() => createSbom({ ...materials, bundles })).toThrow('package-lock.json has no SHA-512 of @s/a 3.0.0.');
  });

  test('cannot be made if a dependency that npm installs has no license listed', () => {
    expect(() => createSbom({ ...materials, bundles: { 'dist/cli': [A] } })).toThrow(/^b 2\.0\.0 is a dependency/);
  });
});

/** The rules of https://cyclonedx.org/schema/bom-1.6.schema.json for the parts that it has. */
describe("this project's bill of materials", () => {
  const bill = readSbom('2026-11-30T12:00:00.000Z');
  const { component } = bill.metadata;
  const all = [component, ...bill.components];

  test('says that it is CycloneDX 1.6', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 });
    expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
    expect(new Date(bill.metadata.timestamp).toISOString()).toBe(bill.metadata.timestamp);
    expect(bill.metadata.lifecycles).toEqual([{ phase: 'build' }]);
  });

  test('has only fields that a bill and a component have', () => {
    const fields = ['$schema', 'bomFormat', 'specVersion', 'serialNumber', 'version', 'metadata', 'components'];
    expect(Object.keys(bill).sort()).toEqual([...fields, 'dependencies'].sort());
    const known = ['type', 'bom-ref', 'group', 'name', 'version', 'description', 'licenses', 'purl'];
    const unknown = all.flatMap((one) =>
      Object.keys(one).filter((key) => ![...known, 'externalReferences', 'properties'].includes(key)),
    );
    expect(unknown).toEqual([]);
  });

  test('names each component with its type, version and package URL, and refers to it by one that is unique', () => {
    expect(bill.components.length).toBeGreaterThan(100);
    for (const one of all) {
      expect(['application', 'library']).toContain(one.type);
      expect(one.name).toMatch(/^[\w.-]+$/);
      expect(one.version).toMatch(/^\d+\.\d+\.\d+/);
      expect(one.purl).toMatch(/^pkg:npm\/(?:%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/);
    }
    expect(new Set(all.map((one) => one['bom-ref'])).size).toBe(all.length);
  });

  test('gives each component a license by its identifier or as an expression, never both', () => {
    for (const { licenses } of all) {
      expect(licenses).toHaveLength(1);
      const [choice] = licenses;
      expect(choice).toEqual(
        'expression' in Object(choice)
          ? { expression: expect.stringMatching(/ (?:OR|AND|WITH) /) }
          : { license: { id: expect.stringMatching(/^[A-Za-z0-9.-]+$/) } },
      );
    }
  });

  test('refers to addresses, and to tarballs with their digests', () => {
    for (const reference of bill.components.flatMap(({ externalReferences }) => externalReferences)) {
      expect(URL.canParse(reference.url)).toBe(true);
      expect(['vcs', 'distribution']).toContain(reference.type);
      if (!('hashes' in reference)) continue;
      expect(reference.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    }
  });

  test('lists what depends on what only with components that it has', () => {
    const refs = all.map((one) => one['bom-ref']);
    expect(bill.dependencies.map(({ ref }) => ref)).toEqual(refs);
    const [project] = bill.dependencies;
    expect(project).toEqual({ ref: component['bom-ref'], dependsOn: refs.slice(1) });
  });

  test('is of this package', () => {
    const { name, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(`${component.group}/${component.name}@${component.version}`).toBe(`${name}@${version}`);
  });
});
