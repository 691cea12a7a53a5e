import { InputError } from '../kernel/errors.ts';
import { isSameId } from '../kernel/resource-id.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import type { State } from './provision-state.ts';

/**
 * Returns the state as that of an organization; one that names none, as an earlier version wrote it, becomes it. Throws InputError where
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
