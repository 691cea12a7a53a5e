import { describe, expect, test } from 'vitest';
import { createSbom } from '../../tools/sbom.mjs';

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
const A = { name: '@s/a', version: '1.0.0', license: 'MIT' };
const B = { name: 'b', version: '2.0.0', license: '(MIT OR Apache-2.0)' };
const materials = {
  manifest,
  lock,
  bundles: { 'dist/cli': [A, B], 'dist/action': [B] },
  timestamp: '2026-11-30T12:00:00.000Z',
};

describe('the bill of materials', () => {
  test('has each package once, with its license, its tarball, and the bundles that contain it', () => {
    const { components, dependencies } = createSbom(materials);
    const hashes = [{ alg: 'SHA-512', content: 'ab'.repeat(64) }];

    expect(components).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40s/a@1.0.0',
        name: '@s/a',
        version: '1.0.0',
        licenses: [{ expression: 'MIT' }],
        purl: 'pkg:npm/%40s/a@1.0.0',
        externalReferences: [{ type: 'distribution', url: 'https://registry.npmjs.org/@s/a/-/a-1.0.0.tgz', hashes }],
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
          { name: 'touchdown:bundle', value: 'dist/action' },
          { name: 'touchdown:bundle', value: 'dist/cli' },
        ],
      },
    ]);
    expect(dependencies[0]).toEqual({
      ref: 'pkg:npm/%40o/r@1.2.3',
      dependsOn: ['pkg:npm/%40s/a@1.0.0', 'pkg:npm/b@2.0.0'],
    });
  });

  test('cannot be made without the digest of a package', () => {
    const bundles = { 'dist/cli': [{ ...A, version: '3.0.0' }, B] };
    expect(() => createSbom({ ...materials, bundles })).toThrow('package-lock.json has no SHA-512 of @s/a 3.0.0.');
  });
});
