import { readAddress } from '../../relay/config/setting-values.ts';
import type { OptionReader } from '../arguments/option-values.ts';

/** Reads `--url` of a relay: https, or http on this machine, without trailing slashes. Null if absent; problems go to the reader. */
export function readUrl(reader: OptionReader): string | null {
  const text = reader.text('url');
  if (text === undefined) return null;
  const read = readAddress(text);
  if ('problem' in read) {
    // A user or a password may be in it.
    reader.reject('--url', text.includes('@') ? '' : text, read.problem);
    return null;
  }
  return read.value.replace(/(?<!\/)\/+$/, '');
}

/** As {@link readUrl}; an absent URL is reported to the reader too. Returns the empty text then. */
export function requireUrl(reader: OptionReader): string {
  const problem = "is missing. Give the relay's URL, for example https://relay.example.com.";
  if (reader.text('url') === undefined) reader.reject('--url', '', problem);
  return readUrl(reader) ?? '';
}
