// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntry } from './entry.mjs';
import { createFileReader } from './source.mjs';

/** @import { Page } from './render.mjs' */

const ENTRY = 'src/index.ts';
const RELAY_ENTRY = 'src/relay/package-entry.ts';

/**
 * The introduction of each page, by the title of the section in src/index.ts. A page whose file is `client.md` has the example
 * examples/client.ts, which is type-checked, and run by a test against the sandbox.
 * @type {Readonly<Record<string, { file: string, title: string, intro: string }>>}
 */
const TOPICS = {
  "The client of the platform's REST API": {
    file: 'client.md',
    title: "The client of the platform's REST API",
    intro:
      'A client is one address, one token and one rate budget; every call of the platform is a method of it. Lists are async iterators that fetch pages as they are needed. Every call takes a signal and a time limit as its last argument, waits and repetitions included, and rejects with [an error](errors.md) of ours and nothing else.',
  },
  'The rate limit of one token, to be shared by all clients of it': {
    file: 'rate-limit.md',
    title: 'The rate limit of a token',
    intro:
      "A gate is where all requests of one token wait their turn. A client makes its own; whoever uses one token in several clients gives them one gate, so that they share what is left of the token's window.",
  },
  'The errors, by whose move is next': {
    file: 'errors.md',
    title: 'The errors',
    intro:
      "There is one class for each answer to the question whose move is next: the caller's, the token's owner's, the platform's, the network's, ours, or nobody's but to wait. The message is a sentence with what to do next, `code` is a closed set to switch on, `cause` is what was underneath; secrets are redacted in all of them.",
  },
  'Time and chance, for those who bring their own': {
    file: 'time-and-chance.md',
    title: 'Time and chance',
    intro:
      'Whatever waits takes a clock, and whatever scatters its waits takes a source of numbers, so that a test can let an hour pass in a millisecond. A client brings its own where it is given none.',
  },
  'The engine: trigger, follow, decide': {
    file: 'engine.md',
    title: 'The engine',
    intro:
      'What the action and the command stand on: it reads what is there, starts a deployment, follows it and its log to the end, and says how it ended and which evidence decided. How a deployment ends is a value, never an error.',
  },
};

/** @type {{ file: string, title: string, intro: string }} */
const RELAY = {
  file: 'relay.md',
  title: 'The relay, hosted by a program',
  intro:
    'Imported from `touchdown/relay`: [the relay](../relay/README.md) as a web-standard function, for a platform that runs functions and no processes.',
};

/**
 * Returns the pages of the reference; throws if a section of the entry has none.
 * @param {string} root of the project
 * @returns {Page[]}
 */
export function readPages(root) {
  const open = createFileReader(root);
  const pages = readEntry(open, ENTRY).map(({ title, exports }) => {
    const topic = TOPICS[title];
    if (topic === undefined) throw new Error(`tools/api-reference/pages.mjs has no page for "${title}": add one.`);
    return { ...topic, example: readExample(topic.file), exports };
  });
  const relayed = readEntry(open, RELAY_ENTRY).flatMap(({ exports }) => exports);
  return [...pages, { ...RELAY, example: readExample(RELAY.file), exports: relayed }];
}

/** @param {string} file of the page */
function readExample(file) {
  const path = join(import.meta.dirname, 'examples', file.replace(/\.md$/, '.ts'));
  return readFileSync(path, 'utf8')
    .replaceAll("'../../../src/index.ts'", "'touchdown'")
    .replaceAll("'../../../src/relay/package-entry.ts'", "'touchdown/relay'");
}
