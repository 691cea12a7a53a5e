import { ProtocolError } from '../../kernel/errors.js';
import { isReadable, isUnavailable } from '../phase.js';
/** Returns a status check as it counts: a state that cannot be read makes it malformed, one that the platform itself could not read makes it failed. */
export function toReadableLook(look, overrides) {
    if (look.kind !== 'observed')
        return look;
    const { observation } = look;
    if (isUnavailable(observation.state, overrides)) {
        return { kind: 'failed', error: new ProtocolError('$.state', "the application's state", observation.state) };
    }
    if (isReadable(observation.state, overrides))
        return look;
    const error = new ProtocolError('$.state', 'a state word in upper case', 'a word in lower case');
    return { kind: 'malformed', error, partial: observation };
}
