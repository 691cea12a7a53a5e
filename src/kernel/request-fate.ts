import { type ErrorCode, type NetworkStage, RemoteError, TouchdownError } from './errors.ts';

/** `unsent`: surely not received. `refused`: received, but nothing was done. `open`: it may have been carried out. */
type Fate = 'unsent' | 'refused' | 'open';

const FATES: Readonly<Record<ErrorCode, Fate>> = {
  input: 'unsent',
  'access-unauthorized': 'refused',
  'access-forbidden': 'refused',
  'access-not-found': 'refused',
  throttled: 'refused',
  remote: 'open',
  rejected: 'refused',
  conflict: 'refused',
  'network-dns': 'unsent',
  'network-connect': 'unsent',
  'network-proxy': 'unsent',
  'network-tls': 'unsent',
  'network-protocol': 'open',
  'network-headers': 'open',
  'network-body': 'open',
  'network-reset': 'open',
  protocol: 'open',
  'cancelled-signal': 'open',
  'cancelled-timeout': 'open',
};

/** Stored apart from the errors: code that waits for its own turn cannot know which request the wait was for. */
const marked = new WeakSet<TouchdownError>();

/** Marks an error as that of a request that was surely not sent, and returns it. Never throws. */
export function markUnsent(error: unknown): unknown {
  if (error instanceof TouchdownError) marked.add(error);
  return error;
}

/** Returns whether nothing of the failed request can have reached the other side; false for errors that are not ours. Never throws. */
export function isUnsent(error: unknown): boolean {
  return error instanceof TouchdownError && fateOf(error) === 'unsent';
}

/** Returns whether the platform may have carried out the request unnoticed: it must not be repeated blindly. Never throws. */
export function isUncertain(error: unknown): error is TouchdownError {
  return error instanceof TouchdownError && fateOf(error) === 'open';
}

/**
 * What another attempt can change. `lasting`: the same result, since someone has to change something: a certificate, a proxy's login, an
 * address. `starting`: nothing was reached, but a VPN, a proxy beside the job or the service may start late. `passing`: anything.
 */
export type Outlook = 'lasting' | 'starting' | 'passing';

const OUTLOOKS: Readonly<Partial<Record<ErrorCode, Outlook>>> = {
  'network-dns': 'starting',
  'network-connect': 'starting',
  'network-proxy': 'lasting',
  'network-tls': 'lasting',
  'network-protocol': 'lasting',
};

/** Returns what another attempt can change after an error. Never throws. */
export function outlookOf(error: unknown): Outlook {
  if (isResponseOfOthers(error)) return 'lasting';
  return error instanceof TouchdownError ? (OUTLOOKS[error.code] ?? 'passing') : 'passing';
}

/** Returns what another attempt can change after a failure at a stage; null if something may have been sent before it. */
export function outlookOfUnsent(stage: NetworkStage): Outlook | null {
  const code = `network-${stage}` as const;
  return FATES[code] === 'unsent' ? (OUTLOOKS[code] ?? 'passing') : null;
}

/** Returns whether a firewall or a proxy refused the request: a 4xx of the platform's own is no error of the kind `remote`, but for 408 and 425. */
function isResponseOfOthers(error: unknown): boolean {
  if (!(error instanceof RemoteError) || error.code !== 'remote') return false;
  const { status = 0 } = error.facts;
  return status >= 400 && status < 500 && status !== 408 && status !== 425;
}

/**
 * Returns how far a request came, by a system error code alone: `dns` or `connect` for codes that only name resolution and connecting
 * can produce; null for all others, which may come after something was sent. Source: Node's documentation, "Common system errors"
 * (ECONNREFUSED, ENOTFOUND), and getaddrinfo(3) for EAI_….
 */
export function unsentStageOf(code: string): 'dns' | 'connect' | null {
  if (/^(?:ENOTFOUND|EAI_[A-Z]+)$/.test(code)) return 'dns';
  return code === 'ECONNREFUSED' ? 'connect' : null;
}

function fateOf(error: TouchdownError): Fate {
  return marked.has(error) ? 'unsent' : FATES[error.code];
}
