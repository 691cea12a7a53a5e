import { fileURLToPath } from 'node:url';

/** Something that a person runs. */
export interface Program {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  /** Beside PATH, which is all else that it is given. */
  readonly env?: Readonly<Record<string, string>>;
}

/** How `touchdown` is started: the arguments for node, the last one its script. */
export type Touchdown = readonly string[];

/** The sandbox's token that may do everything. */
export const TOKEN = 'sandbox-admin';

/** Returns `touchdown` with these words, towards the platform at `url`. */
export function touchdown(start: Touchdown, name: string, words: readonly string[], url: string): Program {
  const env = { TOUCHDOWN_TOKEN: TOKEN, TOUCHDOWN_BASE_URL: url };
  return { name, file: process.execPath, args: [...start, ...words], env };
}

/** Returns a script that speaks to one address of the platform. */
export function script(name: string, path: URL, url: string): Program {
  return { name, file: process.execPath, args: [fileURLToPath(path)], env: { TOUCHDOWN_TOKEN: TOKEN, BENCH_URL: url } };
}

/** Returns all that a program's environment holds. */
export function environmentOf({ env = {} }: Program): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', ...env };
}
