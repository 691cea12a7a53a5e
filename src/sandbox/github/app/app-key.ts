import { generateKeyPairSync } from 'node:crypto';

/** A pair of RSA keys, PEM; the private one in PKCS#1, as GitHub gives it. */
export interface KeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

let pair: KeyPair | null = null;

/** Returns the key pair of the App that the sandbox has from the start: made when it is first asked for, then the same for the whole process. */
export function sandboxKeyPair(): KeyPair {
  pair ??= generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  return pair;
}
