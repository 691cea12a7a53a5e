import type { NetworkStage } from '../../kernel/errors.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { unsentStageOf } from '../../kernel/request-fate.ts';
import { renderDuration } from '../../kernel/units.ts';
import { isDecompressionError } from './decompress.ts';
import { type ChosenProxy, renderProxy } from './proxy.ts';

/** Why an exchange did not finish. */
export type Failure = NetworkFailure | OtherFailure;

/** What is wrong with TLS. `proxy`: the fault is that of the connection to the proxy. `client-certificate`: the server demands one. */
export type Fault = 'proxy' | 'client-certificate';

interface FailureFacts {
  readonly cause?: unknown;
  /** Absent if the cause says all that is known. */
  readonly fault?: Fault;
  /** The proxy that the request went through; absent or null if there is none. */
  readonly proxy?: ChosenProxy | null;
}

/** A failure of the network, of a proxy or of the service. */
export interface NetworkFailure extends FailureFacts {
  readonly kind: NetworkStage;
}

/** `signal` and `deadline`: the caller's; `closed`: the client was closed; `too-large` and `encoded`: the body cannot be read. */
export interface OtherFailure extends FailureFacts {
  readonly kind: 'signal' | 'deadline' | 'closed' | 'too-large' | 'encoded';
}

/** Returns true for a failure of the network, of a proxy or of the service. */
export function isOfNetwork(failure: Failure): failure is NetworkFailure {
  return failure.kind in BROKEN;
}

/** How far a request had come: nothing of it sent, sent in part or whole, the response's head there. */
export type Progress = 'waiting' | 'sent' | 'answering';

/** OpenSSL's verification results and Node's own, as `tls` reports them (Node's documentation, "X509 certificate error codes"). */
const TLS =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|UND_ERR_PRX_TLS)|SELF_SIGNED_CERT|^(?:EPROTO|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/;
const CLOSED = /^UND_ERR_(?:DESTROYED|CLOSED)$/;

/** Sorts what undici says of a request by how far the request had come; total. */
export function classifyFailure(cause: unknown, progress: Progress, proxy: ChosenProxy | null = null): Failure {
  return { kind: kindOf(cause, progress), cause, proxy };
}

function kindOf(cause: unknown, progress: Progress): Failure['kind'] {
  const code = codeOf(cause);
  if (CLOSED.test(code)) return 'closed';
  const refusal = refusalOf(cause);
  if (refusal !== null) return isLastingRefusal(refusal) ? 'proxy' : 'connect';
  if (isDecompressionError(cause)) return 'encoded';
  if (progress === 'answering') return 'body';
  // Before the request is sent, only a proxy can have responded.
  if (UNREADABLE.test(messageOf(cause))) return progress === 'waiting' ? 'proxy' : 'protocol';
  // With TLS 1.3, the server says so after the client's handshake, and reads no request before (RFC 8446, section 4.4.2.4).
  if (progress === 'sent') return NO_CLIENT_CERTIFICATE.test(code) ? 'tls' : 'reset';
  return unsentStageOf(code) ?? (TLS.test(code) ? 'tls' : 'connect');
}

const NO_CLIENT_CERTIFICATE = /^ERR_SSL_.*_ALERT_CERTIFICATE_REQUIRED$/;

/** Returns the status with which a proxy refused to pass a request on, which undici only says in words; null for any other cause. */
function refusalOf(cause: unknown): number | null {
  const said = /^Proxy (?:response|Authentication)\D{0,30}(\d{3})/.exec(messageOf(cause));
  return said === null ? null : Number(said[1]);
}

/** Returns true if a proxy did not accept the login. */
export function isLoginRefused({ cause }: Failure): boolean {
  return refusalOf(cause) === 407;
}

/** 408 and 429 pass; with 5xx the proxy says that it could not reach the service. */
function isLastingRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

/** undici's errors for a response that breaks the rules of HTTP/1.1 (its lib/dispatcher/client-h1.js and lib/core/errors.js). */
const UNREADABLE =
  /^(?:Response does not match the HTTP|Headers Overflow|Response body length does not match|bad response|bad upgrade)/;
/** Its parser's reason; null for a first line as HTTP/2 without TLS or SSH send it. */
const REASON = /^Response does not match the HTTP\/1\.1 protocol \((?!Expected HTTP)(.{1,100})\)$/;

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : '';
}

/** Returns what a person can make use of in a cause: an error code, or what a proxy said; empty if there is nothing. */
export function describeCause(cause: unknown): string {
  const code = codeOf(cause);
  // OpenSSL names some alerts with a slash: ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE.
  if (/^[A-Z][A-Z0-9_/]{2,60}$/.test(code) && !code.startsWith('UND_')) return code;
  const refusal = refusalOf(cause);
  return refusal === null ? (REASON.exec(messageOf(cause))?.[1] ?? '') : `the proxy returned ${refusal}`;
}

/** Where undici wraps the error of a connection to a proxy, the code of that error says more. */
function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return code.startsWith('UND_ERR_PRX') ? codeOf(cause.cause) || code : code;
}

/** What went wrong, as half a sentence without an end, and what to do, as sentences. */
export interface Explanation {
  readonly what: string;
  readonly advice: string;
}

/** How long a request waited for the head and the body of its response, in milliseconds. */
interface WaitLimits {
  readonly headersMs: number;
  readonly bodyMs: number;
}

/** Returns what a failure to reach `address` is and what to do about it, without the credentials of a proxy. */
export function explainFailure(failure: NetworkFailure, address: string, limits: WaitLimits): Explanation {
  const detail = describeCause(failure.cause);
  const { what, advice } = explainByCode(failure, detail, address) ?? explainByStage(failure, limits);
  return { what: detail === '' ? what : `${what} (${detail})`, advice };
}

function explainByStage({ kind, cause, proxy = null }: NetworkFailure, limits: WaitLimits): Explanation {
  const isTimeout = cause === undefined;
  // With a proxy, only its name is resolved and only its address is connected to.
  if (proxy === null || (kind !== 'dns' && kind !== 'connect'))
    return { what: isTimeout ? timedOut(kind, limits) : BROKEN[kind], advice: ADVICE[kind] };
  const name = renderProxy(proxy);
  const advice = `Check ${proxy.variable}, and that the proxy is running and can reach the service.`;
  if (isTimeout) return { what: `connecting through the proxy ${name} took too long`, advice };
  return { what: `could not connect ${refusalOf(cause) === null ? 'to' : 'through'} the proxy ${name}`, advice };
}

function timedOut(stage: NetworkStage, { headersMs, bodyMs }: WaitLimits): string {
  if (stage === 'headers') return `no response came within ${renderDuration(headersMs)}`;
  if (stage === 'body') return `the response started, but was not complete within ${renderDuration(bodyMs)}`;
  return stage === 'connect' ? 'connecting took too long' : BROKEN[stage];
}

/** What went wrong at each stage, as half a sentence. */
const BROKEN: Readonly<Record<NetworkStage, string>> = {
  dns: 'could not resolve the host name',
  connect: 'could not connect',
  proxy: 'the proxy refused to pass the request on',
  tls: 'could not establish a secure connection',
  protocol: 'the response is not HTTP/1.1',
  headers: 'no response came',
  body: 'the connection was lost in the middle of the response',
  reset: 'the connection was lost before a response came',
};

const REACH = 'Check the URL, the network and the proxy settings.';
const WAIT = 'The service may be restarting or overloaded. Check its status page, then try again.';
/** What to do about a failure at each stage. */
export const ADVICE: Readonly<Record<NetworkStage, string>> = {
  dns: REACH,
  connect: REACH,
  proxy: REACH,
  tls: 'Check the URL, and how the service is set up for TLS. It may demand a certificate of the client.',
  protocol: 'Check the URL and its port: the service has to use HTTP/1.1 there.',
  headers: WAIT,
  body: WAIT,
  reset: WAIT,
};

/** OpenSSL's and Node's codes for a certificate whose issuer is not trusted. */
const UNTRUSTED =
  /^(?:DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT|UNABLE_TO_GET_ISSUER_CERT_LOCALLY|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_UNTRUSTED|INVALID_CA|INVALID_PURPOSE)$/;
const OTHER_NAME = /^(?:ERR_TLS_CERT_ALTNAME_INVALID|HOSTNAME_MISMATCH)$/;
/** OpenSSL's codes for a first response that is no TLS record, as a server of plain http sends it. */
const NO_TLS = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/;

function explainByCode(
  { kind, cause, proxy = null, fault }: NetworkFailure,
  code: string,
  address: string,
): Explanation | null {
  if (kind === 'proxy') return explainRefusal(proxy, cause);
  // A server of https closes the connection of a client of plain http.
  if (kind === 'reset' && /^http:/i.test(address))
    return { what: BROKEN.reset, advice: `${WAIT} If this port uses https, give an https URL.` };
  if (kind === 'protocol' || kind === 'body') return explainUnreadable(kind, messageOf(cause));
  if (kind !== 'tls') return null;
  if (fault === 'client-certificate' || NO_CLIENT_CERTIFICATE.test(code)) {
    const advice =
      'Touchdown has none to send. Use an address that demands none, or one of a gateway that sends its own certificate.';
    return { what: 'the service demands a certificate of the client', advice };
  }
  const isOfProxy = fault === 'proxy' && proxy !== null;
  const certificate = isOfProxy ? `the certificate of the proxy ${renderProxy(proxy)}` : "the service's certificate";
  if (UNTRUSTED.test(code)) {
    const who =
      proxy === null || isOfProxy ? '' : ` The proxy ${renderProxy(proxy)} may have replaced the certificate.`;
    const advice =
      code === 'DEPTH_ZERO_SELF_SIGNED_CERT'
        ? 'It is signed by itself. If it is yours, set NODE_EXTRA_CA_CERTS to the file with this certificate.'
        : 'If it is from your own certificate authority, set NODE_EXTRA_CA_CERTS to the file with the certificate of that authority.';
    return { what: `${certificate} is not trusted`, advice: `${advice}${who}` };
  }
  if (OTHER_NAME.test(code)) {
    const url = isOfProxy ? proxy.variable : 'the URL';
    const advice = `Check ${url}: its host has to be one that the certificate names.`;
    return { what: `${certificate} is for another host name`, advice };
  }
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID') {
    const what = code === 'CERT_HAS_EXPIRED' ? 'has expired' : 'is not valid yet';
    return { what: `${certificate} ${what}`, advice: 'Renew it, or correct the clock of this machine.' };
  }
  if (NO_TLS.test(code)) return explainPlainHttp(address, isOfProxy ? proxy : null);
  if (isOfProxy) {
    const advice = `Check ${proxy.variable}, and how the proxy is set up for TLS.`;
    return { what: `${BROKEN.tls} to the proxy ${renderProxy(proxy)}`, advice };
  }
  if (/_ALERT_NO_APPLICATION_PROTOCOL$/.test(code)) {
    const advice = 'It may offer only HTTP/2. Enable HTTP/1.1 there, or use an address that offers it.';
    return { what: 'the service does not offer HTTP/1.1', advice };
  }
  return null;
}

/** Null if the connection was lost, or the response is none of HTTP/1.1. */
function explainUnreadable(kind: 'protocol' | 'body', message: string): Explanation | null {
  const isLost = kind === 'body' && (!REASON.test(message) || /\bEOF\b/.test(message));
  if (isLost || (!REASON.test(message) && /^Response does not match the HTTP/.test(message))) return null;
  const isTooLarge = message.startsWith('Headers Overflow');
  const what = isTooLarge
    ? "the response's headers are larger than 64 kB"
    : 'the response breaks the rules of HTTP/1.1';
  return { what, advice: 'Check the URL, and the service or the proxy before it that sends this response.' };
}

function explainRefusal(proxy: ChosenProxy | null, cause: unknown): Explanation {
  const status = refusalOf(cause);
  const [name, variable] = proxy === null ? ['', 'HTTPS_PROXY'] : [` ${renderProxy(proxy)}`, proxy.variable];
  if (status === 407) {
    const advice = `Set ${variable} to a URL with a user name and a password that it accepts: before the host, with a colon between them and an @ after them.`;
    return { what: `the proxy${name} did not accept the login`, advice };
  }
  if (status === null) {
    const advice = `Check ${variable}: its host and port have to be those of an HTTP proxy.`;
    return { what: `the proxy${name} sent a response that is not valid HTTP/1.1`, advice };
  }
  const advice = 'Allow the host in the proxy, or name it in NO_PROXY if it can be reached without the proxy.';
  return { what: `the proxy${name} refused to pass the request on`, advice };
}

function explainPlainHttp(address: string, proxy: ChosenProxy | null): Explanation {
  const what = BROKEN.tls;
  if (proxy !== null) {
    const advice = `The port of the proxy ${renderProxy(proxy)} seems to use http: set ${proxy.variable} to a URL that begins with http://.`;
    return { what, advice };
  }
  const plain = address.replace(/^https:/i, 'http:');
  const isHere = isLoopback(URL.parse(address)?.hostname ?? '');
  const use = isHere ? `Use ${plain}.` : `Use the https port, or allow plain http and use ${plain}.`;
  return { what, advice: `This port seems to use http, not https. ${use}` };
}
