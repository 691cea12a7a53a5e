import { createPrivateKey, type KeyObject } from 'node:crypto';
import githubAppJwt from 'universal-github-app-jwt';
import type { Clock } from '../../kernel/clock.ts';
import { InputError } from '../../kernel/errors.ts';
import { MASK, redact, registerSecret } from '../../kernel/redaction.ts';

/** Signs an App's own tokens with times by GitHub's clock. */
export interface AppSigner {
  /** Returns a JSON Web Token that stays valid for at least a minute; it is registered as a secret. */
  sign(): Promise<string>;
  /** Uses GitHub's time (epoch milliseconds) from now on; returns true if a new token is needed. */
  adjust(serverEpochMs: number): boolean;
}

/** An App's identity. */
export interface AppIdentity {
  readonly appId: string;
  /** PEM, PKCS#1 (as GitHub gives it) or PKCS#8; line breaks may be written as `\n`. */
  readonly privateKey: string;
  readonly clock: Clock;
}

/** GitHub rejects tokens from the future: its documentation, "Generating a JSON Web Token (JWT) for a GitHub App". */
const BACKDATED_SECONDS = 60;
/** What universal-github-app-jwt subtracts itself. */
const LIBRARY_BACKDATES_SECONDS = 30;
/** A token expires ten minutes after its backdated issue, so nine after it was signed. */
const REUSED_MS = 480_000;
const NOTABLE_SKEW_MS = 5_000;

/** Returns the signer of an App. Throws InputError, without the key, if it is not a private RSA key. */
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

/** Registers a token as a secret, unless it is redacted because of its form: registered secrets are kept forever. */
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
