import { InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { ConfiguredApplication } from '../decide/rules.ts';
import { parseApplications } from './parse-applications.ts';

/** What became of reading the file again; `reason` has one line for each thing that is wrong. */
export type Reloaded =
  | { readonly kind: 'reloaded'; readonly applications: number }
  | { readonly kind: 'refused'; readonly reason: string };

/** The file of applications, as it was when it was last good. */
export interface ConfigFile {
  readonly applications: readonly ConfiguredApplication[];
  /** Reads the file again; a bad one is refused and the old applications are kept. Never throws. */
  reload(): Reloaded;
}

/** Reads the file at `path` by `readFile`, which throws where it cannot. Throws InputError where it is bad at the start. */
export function openConfigFile(path: string, readFile: (path: string) => string): ConfigFile {
  let applications = readApplications(path, readFile);
  return {
    get applications() {
      return applications;
    },
    reload() {
      try {
        applications = readApplications(path, readFile);
        return { kind: 'reloaded', applications: applications.length };
      } catch (error) {
        return { kind: 'refused', reason: error instanceof Error ? error.message : 'the file cannot be read' };
      }
    },
  };
}

function readApplications(path: string, readFile: (path: string) => string): readonly ConfiguredApplication[] {
  return parseApplications(readText(path, readFile), safeSentence(path, 200));
}

function readText(path: string, readFile: (path: string) => string): string {
  try {
    return readFile(path);
  } catch (error) {
    const reason = safeSentence(error instanceof Error ? error.message : 'no reason was given', 200);
    const accepted = `give a file that can be read: ${reason}`;
    throw new InputError([{ name: 'RELAY_CONFIG', seen: safeSentence(path, 200), accepted }], error);
  }
}
