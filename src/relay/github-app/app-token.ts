import { createPrivateKey, type KeyObject } from 'node:crypto';
import githubAppJwt from 'universal-github-app-jwt';
import type { Clock } from '../../kernel/clock.ts';
import { InputError } from '../../kernel/errors.ts';
import { MASK, redact, registerSecret } from '../../kernel/redaction.ts';

/** Signs an App's own tokens by GitHub's clock. */
export interface AppSigner {
  /** Returns a JSON Web Token that is valid for at least one more minute; it is registered as a secret. */
  sign(): Promise<string>;
  /** Follows GitHub's time (epoch milliseconds) from now on; returns whether that makes another token. */
  adjust(serverEpochMs: number): boolean;
}

/** An App's identity. */
export interface AppIdentity {
  readonly appId: string;
  /** PEM, PKCS#1 (as GitHub gives it) or PKCS#8; line breaks may be written as `\n`. */
  readonly privateKey: string;
  readonly clock: Clock;
}

/** GitHub accepts none that was issued in its future: its documentation, "Generating a JSON Web Token (JWT) for a GitHub App". */
const BACKDATED_SECONDS = 60;
/** What universal-github-app-jwt subtracts itself. */
const LIBRARY_BACKDATES_SECONDS = 30;
/** It ends ten minutes after it was issued, so nine after it was signed. */
const REUSED_MS = 480_000;
const NOTABLE_SKEW_MS = 5_000;

/** Returns an App's signer; sends nothing. Throws InputError, without the key, if it is not a private RSA key. */
export function createAppSigner({ appId, privateKey, clock }: AppIdentity): AppSigner {
  const pem = privateKey.replaceAll('\\n', '\n');
  registerSecret(pem);
  const key = readKey(pem).export({ type: 'pkcs8', format: 'pem' }).toString();
  registerSecret(key);
  let skewMs = 0;
  let signed: { readonly token: Promise<string>; readonly at: number } | null = null;
  return {
    sign() {
      const at = clock.monotonicMs();
      if (signed === null || at - signed.at >= REUSED_MS) {
        signed = { token: issue(appId, key, clock.epochMs() + skewMs), at };
      }
      return signed.token;
    },
    adjust(serverEpochMs) {
      const before = skewMs;
      skewMs = serverEpochMs - clock.epochMs();
      if (Math.abs(skewMs - before) < NOTABLE_SKEW_MS) return false;
      signed = null;
      return true;
    },
  };
}

/** Registers a token as a secret, unless its form alone gets it redacted: what is registered is kept forever. */
export function registerToken(token: string): string {
  if (redact(token) !== MASK) registerSecret(token);
  return token;
}

async function issue(appId: string, privateKey: string, epochMs: number): Promise<string> {
  const now = Math.floor(epochMs / 1000) - (BACKDATED_SECONDS - LIBRARY_BACKDATES_SECONDS);
  const { token } = await githubAppJwt<string>({ id: appId, privateKey, now });
  return registerToken(token);
}

function readKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // OpenSSL's reason helps no one.
  }
  const problem = "is not the App's private key. Give the whole content of the .pem file from GitHub.";
  throw new InputError([{ name: 'GITHUB_APP_PRIVATE_KEY', seen: '', problem }]);
}
