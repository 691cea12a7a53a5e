// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntry } from './entry.mjs';
import { createFileReader } from './source.mjs';

/** @import { Page } from './render.mjs' */

const ENTRY = 'src/index.ts';

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
      "All requests of one token wait at a gate until the rate limit has room. A client creates its own gate. If several clients use one token, give them the same gate, so that they share the token's rate limit.",
  },
  'The errors, by who must act next': {
    file: 'errors.md',
    title: 'The errors',
    intro:
      'There is one class for each party that must act next: the caller, the owner of the token, the platform, the network or this library; with a throttled request, waiting is enough. The message says what to do next, `code` is one of a fixed set of values, and `cause` is the underlying error. Secrets are redacted in all of them.',
  },
  'Time and randomness, for programs that bring their own': {
    file: 'time-and-randomness.md',
    title: 'Time and randomness',
    intro:
      'Every function that waits takes a clock, and every random delay takes a source of numbers, so that a test can let an hour pass in a millisecond. A client creates both by default.',
  },
  'The engine: trigger, follow, decide': {
    file: 'engine.md',
    title: 'The engine',
    intro:
      'The engine behind the action and the command line: it reads the current state, starts a deployment, follows it and its log until it has finished, and returns the result with the evidence for it. A failed deployment is a value, never an error.',
  },
};

/**
 * Returns the pages of the reference; throws if a section of the entry has none.
 * @param {string} root of the project
 * @returns {Page[]}
 */
export function readPages(root) {
  const open = createFileReader(root);
  return readEntry(open, ENTRY).map(({ title, exports }) => {
    const topic = TOPICS[title];
    if (topic === undefined) throw new Error(`tools/api-reference/pages.mjs has no page for "${title}": add one.`);
    return { ...topic, example: readExample(topic.file), exports };
  });
}

/** @param {string} file of the page */
function readExample(file) {
  const path = join(import.meta.dirname, 'examples', file.replace(/\.md$/, '.ts'));
  return readFileSync(path, 'utf8').replaceAll("'../../../src/index.ts'", "'@touchdown-ci/touchdown'");
}
