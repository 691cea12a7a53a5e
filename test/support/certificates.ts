import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** A certificate and its private key, as Node's TLS servers take them. */
export interface IssuedCertificate {
  readonly cert: string;
  readonly key: string;
}

/** What a certificate says (default: of `127.0.0.1`, valid from a day ago until tomorrow, signed by itself). */
export interface CertificateOptions {
  /** The host name or the IPv4 address that it is for. */
  readonly name?: string;
  readonly validFromMs?: number;
  readonly validUntilMs?: number;
  /** Who signs it; absent: its own key does. */
  readonly issuer?: { readonly name: string; readonly key: string };
}

const DAY_MS = 86_400_000;

/** Returns a new certificate (X.509 version 3, ECDSA with P-256 and SHA-256), so that no private key lies in the repository. */
export function createCertificate(options: CertificateOptions = {}): IssuedCertificate {
  const { name = '127.0.0.1', validFromMs = Date.now() - DAY_MS, validUntilMs = Date.now() + DAY_MS } = options;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_WITH_SHA_256,
    nameOf(options.issuer?.name ?? name),
    sequence(time(validFromMs), time(validUntilMs)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(alternativeName(name))),
  );
  const signer: KeyObject | string = options.issuer?.key ?? privateKey;
  const whole = sequence(body, ECDSA_WITH_SHA_256, tagged(0x03, Buffer.from([0]), sign('sha256', body, signer)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
}

function tagged(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return tagged(0x30, ...parts);
}

function integer(bytes: Uint8Array): Buffer {
  return tagged(0x02, bytes);
}

function oid(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'));
}

/** Object identifiers in hexadecimal: 1.2.840.10045.4.3.2 (RFC 5758), 2.5.4.3 and 2.5.29.17 (RFC 5280). */
const ECDSA_WITH_SHA_256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = oid('550403');
const ALTERNATIVE_NAME = oid('551d11');

function nameOf(commonName: string): Buffer {
  return sequence(tagged(0x31, sequence(COMMON_NAME, tagged(0x0c, Buffer.from(commonName)))));
}

/** A UTCTime, which has two digits for the year. */
function time(epochMs: number): Buffer {
  const digits = new Date(epochMs).toISOString().replace(/\D/g, '');
  return tagged(0x17, Buffer.from(`${digits.slice(2, 14)}Z`));
}

function alternativeName(name: string): Buffer {
  const isAddress = /^[\d.]+$/.test(name);
  const value = isAddress ? tagged(0x87, Buffer.from(name.split('.').map(Number))) : tagged(0x82, Buffer.from(name));
  return sequence(ALTERNATIVE_NAME, tagged(0x04, sequence(value)));
}
