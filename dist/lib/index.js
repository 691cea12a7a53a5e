// The package's entry: what a program may use of this action without being a workflow step.
import './cli/refuse-old-node.js';
export { isUncertain } from './kernel/request-fate.js';
export { createPlatform } from './platform/platform-client.js';
export { ENDPOINTS } from './platform/resources/catalog.js';
// --- The rate limit of one token, to be shared by all clients of it
export { createGate } from './rate-limit/gate.js';
// --- The errors, by who must act next
export { AccessError, CancelledError, InputError, NetworkError, ProtocolError, RemoteError, ThrottledError, TouchdownError, } from './kernel/errors.js';
// --- Time and randomness, for programs that bring their own
export { createSystemClock } from './kernel/clock.js';
export { createSystemRandom } from './kernel/random.js';
export { exitCodeOf, headlineOf, isPassing, worstOf } from './deploy/result.js';
export { deployApplication } from './deploy-application.js';
export { connectApplication } from './platform/connect-application.js';
