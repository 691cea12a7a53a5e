import { parseJson } from '../../kernel/hostile-json.ts';
import { redact } from '../../kernel/redaction.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import {
  type CreatedKind,
  findFieldProblems,
  isSecretName,
  type NameSetting,
  registerSecretFields,
} from '../../platform/resources/extra-fields.ts';
import type { ExtraFields } from '../../platform/resources/resources.ts';
import type { Place } from '../config/checkout.ts';
import { readSecretFile } from '../config/secret-source.ts';
import type { OptionReader } from './option-values.ts';

/** Options that are not named like the field that they set. */
const OPTIONS: Readonly<Record<string, string>> = {
  'git-repository.url': '--git-url',
  'git-repository.branch': '--git-branch',
  'min-running-instances': '--min-instances',
  'max-running-instances': '--max-instances',
  ports: '--port',
  'target-url': '--url',
  events: '--event',
  enabled: '--disabled',
};
const MAX_SHOWN_CHARS = 80;
/** A word that a person may have meant as text. */
const PLAIN_WORD = /^[\w.:/@-]{1,60}$/;
const HOW_TO_QUOTE = `has a value that is not JSON. Write a text as '"TEXT"' and an object as '{"name":"TEXT"}'.`;

/** Returns the option that sets a field: `--git-url` for `git-repository.url`. */
export function nameOption(setting: string): string {
  return OPTIONS[setting] ?? `--${setting}`;
}

/** Reads `--field KEY=JSON` and `KEY=@FILE`; undefined if absent. Reports bad fields to the reader; rejects for a bad file. */
export async function readFields(
  kind: CreatedKind,
  reader: OptionReader,
  place: Place,
  nameSetting: NameSetting = nameOption,
): Promise<ExtraFields | undefined> {
  const texts = reader.texts('field');
  if (texts.length === 0) return undefined;
  const entries: (readonly [string, unknown])[] = [];
  for (const text of texts) {
    const at = text.indexOf('=');
    if (at <= 0) {
      reader.reject('--field', '', `is not KEY=JSON. Use for example ${example('cluster', 'c1')}.`);
      continue;
    }
    const [field, value] = [text.slice(0, at), text.slice(at + 1)];
    const read = value.startsWith('@') ? await readSecretFile(value.slice(1), place) : parseJson(value);
    if (read !== undefined && !isChanged(value, read)) {
      entries.push([field, read]);
      continue;
    }
    const [problem] = findFieldProblems(kind, [[field, '']], nameSetting);
    const advice = read === undefined ? adviceFor(field, value) : LONG_NUMBER;
    reject(reader, field, problem?.problem ?? advice);
  }
  const problems = findFieldProblems(kind, entries, nameSetting);
  for (const { field, problem } of problems) reject(reader, field, problem);
  const fields = Object.fromEntries(entries);
  if (problems.length === 0) registerSecretFields(fields);
  return fields;
}

function reject(reader: OptionReader, field: string, problem: string): void {
  reader.reject(`--field ${safeSentence(field, MAX_SHOWN_CHARS)}`, '', problem);
}

const LONG_NUMBER = 'has a number with more digits than can be sent exactly. Write it in quotes.';

/** Returns true if JSON has a number of which JavaScript would lose digits. */
function isChanged(value: string, read: unknown): boolean {
  return /\d{16}/.test(value) && !value.startsWith('@') && JSON.stringify(JSON.parse(value)) !== JSON.stringify(read);
}

function adviceFor(field: string, value: string): string {
  if (isSecretName(field)) return `${HOW_TO_QUOTE} To read a secret from a file, use ${field}=@FILE.`;
  if (!PLAIN_WORD.test(value)) return HOW_TO_QUOTE;
  return `has the value ${redact(value)}, which is not JSON. To send it as a text, write ${example(field, redact(value))}.`;
}

function example(field: string, text: string): string {
  return `--field ${safeSentence(field, MAX_SHOWN_CHARS)}='"${text}"'`;
}
