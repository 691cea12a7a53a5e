import { createPrivateKey, type KeyObject } from 'node:crypto';
import githubAppJwt from 'universal-github-app-jwt';
import type { Clock } from '../../kernel/clock.ts';
import { InputError } from '../../kernel/errors.ts';
import { MASK, redact, registerSecret } from '../../kernel/redaction.ts';

/** Signs what an App shows of itself, and keeps in step with GitHub's clock. */
export interface AppSigner {
  /** Returns a JSON Web Token that GitHub takes for at least one more minute; it is registered as a secret. */
  sign(): Promise<string>;
  /** Takes GitHub's time (epoch milliseconds) for right from now on; answers whether that makes another token. */
  adjust(serverEpochMs: number): boolean;
}

/** What an App is known by. */
export interface AppIdentity {
  /** The App's id, or its client id. */
  readonly appId: string;
  /** PEM, PKCS#1 (as GitHub gives it) or PKCS#8; line breaks may be written as `\n`. */
  readonly privateKey: string;
  readonly clock: Clock;
}

/** GitHub takes none that was issued in its future: its documentation, "Generating a JSON Web Token (JWT) for a GitHub App". */
const BACKDATED_SECONDS = 60;
/** What universal-github-app-jwt takes off itself. */
const LIBRARY_BACKDATES_SECONDS = 30;
/** It ends ten minutes after it was issued, so nine after it was signed. */
const REUSED_MS = 480_000;
const NOTABLE_SKEW_MS = 5_000;

/** Returns an App's signer; sends nothing. Throws InputError, without the key, where it is no private RSA key. */
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

/** Registers a token as a secret, unless its shape alone betrays it: what is registered is kept for ever. */
export function hideToken(token: string): string {
  if (redact(token) !== MASK) registerSecret(token);
  return token;
}

async function issue(appId: string, privateKey: string, epochMs: number): Promise<string> {
  const now = Math.floor(epochMs / 1000) - (BACKDATED_SECONDS - LIBRARY_BACKDATES_SECONDS);
  const { token } = await githubAppJwt<string>({ id: appId, privateKey, now });
  return hideToken(token);
}

function readKey(pem: string): KeyObject {
  const key = parseKey(pem);
  if (key?.asymmetricKeyType === 'rsa') return key;
  const accepted = "the whole content of the .pem file that GitHub gave for the App's private key";
  throw new InputError([{ name: 'GITHUB_APP_PRIVATE_KEY', seen: '', accepted }]);
}

function parseKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}
