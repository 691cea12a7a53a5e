// @ts-check
// The bill of materials of a release in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json): what dist contains, not what is installed.

/** @import { BundledPackage } from './licenses.mjs' */

/**
 * @typedef {object} Materials
 * @property {{ readonly name: string, readonly version: string, readonly license: string, readonly description: string, readonly homepage: string, readonly dependencies: Readonly<Record<string, string>> }} manifest this project's package.json
 * @property {{ readonly packages: Readonly<Record<string, { readonly version?: string, readonly integrity?: string }>> }} lock the parsed package-lock.json
 * @property {Readonly<Record<string, readonly BundledPackage[]>>} bundles by their folder: `dist/cli`
 * @property {string} timestamp when the released commit was made, in ISO 8601
 */

/**
 * Returns the bill of materials as an object for JSON. The same materials give the same bill. Throws if a dependency that npm installs
 * is in no bundle.
 * @param {Materials} materials
 */
export function createSbom({ manifest, lock, bundles, timestamp }) {
  const root = purlOf(manifest);
  const all = Object.values(bundles).flat();
  const packages = [...new Map(all.map((bundled) => [purlOf(bundled), bundled])).values()];
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    if (!packages.some((bundled) => bundled.name === name && bundled.version === version))
      throw new Error(`${name} ${version} is a dependency of the package, but no bundle lists it with its license.`);
  }
  const components = packages.map((bundled) => renderComponent(bundled, foldersOf(bundled, bundles), lock));
  components.sort((one, other) => (one.purl < other.purl ? -1 : 1));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp,
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': root,
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        licenses: [{ expression: manifest.license }],
        purl: root,
        externalReferences: [{ type: 'website', url: manifest.homepage }],
      },
    },
    components,
    dependencies: [
      { ref: root, dependsOn: components.map(({ purl }) => purl) },
      ...components.map(({ purl }) => ({ ref: purl })),
    ],
  };
}

/**
 * @param {BundledPackage} bundled
 * @param {readonly string[]} folders of dist that contain it
 * @param {Materials['lock']} lock
 */
function renderComponent(bundled, folders, lock) {
  const { name, version, license } = bundled;
  const purl = purlOf(bundled);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    licenses: [{ expression: license }],
    purl,
    externalReferences: [
      {
        type: 'distribution',
        url: `https://registry.npmjs.org/${name}/-/${name.replace(/^@.*\//, '')}-${version}.tgz`,
        hashes: [{ alg: 'SHA-512', content: digestOf(bundled, lock) }],
      },
    ],
    properties: folders.map((folder) => ({ name: 'touchdown:bundle', value: folder })),
  };
}

/**
 * @param {BundledPackage} bundled
 * @param {Materials['bundles']} bundles
 */
function foldersOf(bundled, bundles) {
  const purl = purlOf(bundled);
  return Object.keys(bundles)
    .filter((folder) => bundles[folder]?.some((other) => purlOf(other) === purl))
    .sort();
}

/**
 * Returns the SHA-512 of a package's tarball, in hexadecimal. Throws if package-lock.json does not have it.
 * @param {BundledPackage} bundled
 * @param {Materials['lock']} lock
 */
function digestOf({ name, version }, { packages }) {
  const locked = Object.entries(packages).find(
    ([path, entry]) => path.endsWith(`node_modules/${name}`) && entry.version === version,
  );
  const [, digest] = /^sha512-(\S+)$/.exec(locked?.[1].integrity ?? '') ?? [];
  if (digest === undefined) throw new Error(`package-lock.json has no SHA-512 of ${name} ${version}.`);
  return Buffer.from(digest, 'base64').toString('hex');
}

/**
 * Returns the package's URL (https://github.com/package-url/purl-spec).
 * @param {{ readonly name: string, readonly version: string }} named
 */
function purlOf({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
