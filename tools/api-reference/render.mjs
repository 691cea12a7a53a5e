// @ts-check
import { firstSentence, renderCode, renderDocstring } from './docstring.mjs';

/** @import { Export } from './entry.mjs' */

/**
 * One page of the reference. `example` is a program, or empty.
 * @typedef {object} Page
 * @property {string} file
 * @property {string} title
 * @property {string} intro
 * @property {string} example
 * @property {readonly Export[]} exports
 */

const NOTE =
  '<!-- Written by tools/write-api-reference.mjs from the docstrings of the sources. Change those, then run "npm run format:docs". -->';

const KINDS = /** @type {const} */ ({
  function: 'Functions',
  constant: 'Constants',
  class: 'Classes',
  type: 'Types',
});

/**
 * Renders every page as Markdown, by its file's name.
 * @param {readonly Page[]} pages
 * @returns {Map<string, string>}
 */
export function renderReference(pages) {
  const places = new Map(pages.flatMap(placesOn));
  const files = pages.map((page) => /** @type {const} */ ([page.file, renderPage(page, places)]));
  return new Map([['README.md', renderIndex(pages, places)], ...files]);
}

/**
 * Where an export is described.
 * @typedef {object} Place
 * @property {string} file
 * @property {string} anchor of the heading, as GitHub makes it: small letters, and a number where another has the same
 */

/** @param {Page} page @returns {[string, Place][]} */
function placesOn({ file, exports }) {
  return exports.map(({ name }, index) => {
    const same = exports.slice(0, index).filter((other) => other.name.toLowerCase() === name.toLowerCase()).length;
    return [name, { file, anchor: `#${name.toLowerCase()}${same === 0 ? '' : `-${same}`}` }];
  });
}

/** @param {readonly Page[]} pages @param {ReadonlyMap<string, Place>} places */
function renderIndex(pages, places) {
  const parts = pages.map(({ file, title, intro, exports }) => {
    const rows = exports.map(({ name, text }) => {
      const sentence = renderDocstring(firstSentence(text), () => null).replaceAll('|', '\\|');
      return `| [\`${name}\`](${file}${places.get(name)?.anchor}) | ${sentence} |`;
    });
    return `## [${title}](${file})\n\n${firstSentence(intro)}\n\n| export | what it is |\n| --- | --- |\n${rows.join('\n')}`;
  });
  return join([
    NOTE,
    '# The API',
    'All that a program can import, from `@touchdown-ci/touchdown` unless a page says otherwise. It is ES modules with types, for Node 24 or later.',
    'The examples can be run as they are against [the sandbox](../sandbox.md): `npm run sandbox` prints the address and the token for `TOUCHDOWN_BASE_URL` and `TOUCHDOWN_TOKEN`, and has an application `succeeds`.',
    ...parts,
  ]);
}

/** @param {Page} page @param {ReadonlyMap<string, Place>} places */
function renderPage({ file, title, intro, example, exports }, places) {
  const lists = Object.entries(KINDS).flatMap(([kind, heading]) => {
    const links = exports
      .filter((one) => one.kind === kind)
      .map(({ name }) => `[${name}](${places.get(name)?.anchor})`);
    return links.length === 0 ? [] : [`- ${heading}: ${links.join(', ')}`];
  });
  return join([
    NOTE,
    `# ${title}`,
    intro,
    example === '' ? '' : fence(example),
    `On this page (or see [the whole API](README.md)):\n\n${lists.join('\n')}`,
    ...exports.map((one) => renderExport(one, file, places)),
  ]);
}

/** @param {Export} one @param {string} file @param {ReadonlyMap<string, Place>} places */
function renderExport({ name, text, code, members, names }, file, places) {
  /** @param {string} other */
  const addressOf = (other) => {
    const place = places.get(other);
    if (place === undefined || other === name) return null;
    return place.file === file ? place.anchor : `${place.file}${place.anchor}`;
  };
  const described = members.map(
    (member) => `- **\`${member.name}\`**: ${renderDocstring(member.text, addressOf).replaceAll('\n\n', '\n\n  ')}`,
  );
  const said = renderDocstring(text, addressOf);
  const links = names.filter((other) => addressOf(other) !== null).map((other) => renderCode(other, addressOf));
  const further = links.filter((link) => !said.includes(link));
  return join([
    `## ${name}`,
    said,
    fence(code),
    described.join('\n'),
    further.length === 0 ? '' : `See ${further.join(', ')}.`,
  ]).trimEnd();
}

/** @param {string} code */
function fence(code) {
  return `\`\`\`ts\n${code.trim()}\n\`\`\``;
}

/** @param {readonly string[]} parts empty ones are left out */
function join(parts) {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
