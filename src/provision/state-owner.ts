import { InputError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import type { State } from './state.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Answers the state as that of an organization; one that names none, as an earlier version wrote it, becomes it. Throws InputError where
 * the state is of another. `name` is what a person is told of the file.
 */
export function ownedBy(state: State, organizationId: string, name: string): State {
  const owner = state.organizationId;
  if (owner === null) return { ...state, organizationId };
  if (isSameId(owner, organizationId)) return state;
  const [file, of, notOf] = [safeSentence(name, 200), safeSentence(owner, 100), safeSentence(organizationId, 100)];
  const accepted = `the state file ${file} is of organization ${of}, not of ${notOf}. Give another file with --state, or the organization ${of} with --organization and a token of it; nothing was changed`;
  throw new InputError([{ name: '--state', seen: '', accepted }]);
}

/** Tells whether two ids are one: as they are written, but for the case of a UUID's letters (RFC 9562, section 4). */
export function isSameId(one: string, other: string): boolean {
  return one === other || (isUuid(one) && one.toLowerCase() === other.toLowerCase());
}

/** Tells whether an id is a UUID, which nothing else has. */
export function isUuid(id: string): boolean {
  return UUID.test(id);
}
