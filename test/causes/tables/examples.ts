import { readFileSync } from 'node:fs';

interface Example {
  /** Lines that a tool really prints. */
  readonly example: string;
  /** Where the format is described or defined. */
  readonly source: string;
}

const file = new URL('../../fixtures/causes/examples.json', import.meta.url);

/** An example of what each matcher finds, by the matcher's name. */
export const EXAMPLES: Readonly<Record<string, Example>> = JSON.parse(readFileSync(file, 'utf8'));
