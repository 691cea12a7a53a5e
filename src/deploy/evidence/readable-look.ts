import { ProtocolError } from '../../kernel/errors.ts';
import type { StatusCheck } from '../deploy-target.ts';
import { isReadable, isUnavailable, type PhaseOverrides } from '../phase.ts';

/** Returns a status check as it counts: a state that cannot be read makes it malformed, one that the platform itself could not read makes it failed. */
export function toReadableCheck(check: StatusCheck, overrides: PhaseOverrides): StatusCheck {
  if (check.kind !== 'observed') return check;
  const { observation } = check;
  if (isUnavailable(observation.state, overrides)) {
    return { kind: 'failed', error: new ProtocolError('$.state', "the application's state", observation.state) };
  }
  if (isReadable(observation.state, overrides)) return check;
  const error = new ProtocolError('$.state', 'a state word in upper case', 'a word in lower case');
  return { kind: 'malformed', error, partial: observation };
}
