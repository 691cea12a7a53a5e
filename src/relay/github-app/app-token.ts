import githubAppJwt from 'universal-github-app-jwt';
import type { Clock } from '../../kernel/clock.ts';
import { MASK } from '../../kernel/credentials.ts';
import { redact, registerSecret } from '../../kernel/redaction.ts';

export interface AppIdentity {
  readonly appId: string;
  /** A valid RSA key in PEM, PKCS#1 (as GitHub gives it) or PKCS#8. */
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

/** Returns the signer of an App's own tokens, with times by GitHub's clock. */
export function createAppSigner({ appId, privateKey, clock }: AppIdentity) {
  registerSecret(privateKey);
  let skewMs = 0;
  let signed: { readonly token: Promise<string>; readonly at: number } | null = null;
  const issue = async (): Promise<string> => {
    const issuedAt = Math.floor((clock.epochMs() + skewMs) / 1000) - BACKDATED_SECONDS;
    const { token } = await githubAppJwt<string>({ id: appId, privateKey, now: issuedAt + LIBRARY_BACKDATES_SECONDS });
    return registerToken(token);
  };
  return {
    /** Returns a JSON Web Token that stays valid for at least a minute; it is registered as a secret. */
    sign: (): Promise<string> => {
      const at = clock.monotonicMs();
      if (signed === null || at - signed.at >= REUSED_MS) signed = { token: issue(), at };
      return signed.token;
    },
    /** Uses GitHub's time (epoch milliseconds, null if it is not known) from now on. */
    adjust: (serverEpochMs: number | null): void => {
      const notedMs = serverEpochMs === null ? skewMs : serverEpochMs - clock.epochMs();
      if (Math.abs(notedMs - skewMs) >= NOTABLE_SKEW_MS) signed = null;
      skewMs = notedMs;
    },
  };
}

/** Registers a token as a secret, unless it is redacted because of its form: registered secrets are kept forever. */
export function registerToken(token: string): string {
  if (redact(token) !== MASK) registerSecret(token);
  return token;
}
