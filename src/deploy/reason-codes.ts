import type { TouchdownError } from '../kernel/errors.ts';

/** Every way in which a run can end, as a stable word for programs. docs/inputs-and-outputs.md says what each means. */
export const REASON_CODES = [
  'deployed',
  'already-runs',
  'not-waiting',
  'dry-run',
  'no-change',
  'newer-deployed',
  'pull-request-closed',
  'build-failed',
  'deployment-failed',
  'health-failed',
  'application-deleted',
  'platform-refused',
  'request-rejected',
  'settings-not-set',
  'conflict',
  'certificate',
  'proxy',
  'unreachable',
  'old-node',
  'timeout',
  'not-started',
  'timeout-before-request',
  'rate-limit',
  'conflict-timeout',
  'deployment-cancelled',
  'cancelled-in-queue',
  'interrupted',
  'interrupted-before-request',
  'replaced',
  'other-commit',
  'unproven',
  'nothing-in-progress',
  'cannot-read-status',
  'cannot-read-baseline',
  'cannot-read-conflict',
  'read-scope-missing',
  'token-expired',
  'request-not-sent',
  'response-lost',
  'outcome-unclear',
  'invalid-input',
  'unexpected-error',
  'no-result',
] as const;

/** The way in which a run ended. */
export type ReasonCode = (typeof REASON_CODES)[number];

/** Returns the code of a platform that was never reached. */
export function codeOfUnreached({ code }: Pick<TouchdownError, 'code'>): ReasonCode {
  if (code === 'network-tls') return 'certificate';
  return code === 'network-proxy' ? 'proxy' : 'unreachable';
}

/** Returns the code of a deployment that the platform shows as finished with this state word. */
export function codeOfState(phase: 'success' | 'failure' | 'cancelled', word: string): ReasonCode {
  if (phase === 'success') return 'deployed';
  if (phase === 'cancelled') return 'deployment-cancelled';
  return /^BUILD/i.test(word) ? 'build-failed' : 'deployment-failed';
}
