import type { Rules } from './decide/rules.ts';

/** The relay's settings; their secrets are registered for redaction. */
export interface RelaySettings {
  readonly port: number;
  readonly host: string;
  readonly store:
    | { readonly kind: 'sqlite'; readonly path: string }
    | { readonly kind: 'postgres'; readonly url: string };
  /** At least one, each of at least 16 characters. */
  readonly webhookSecrets: readonly string[];
  readonly secretHeader: string;
  readonly signature: 'off' | 'standard-webhooks';
  readonly configFile: string;
  readonly platform: { readonly baseUrl: string; readonly token: string } | null;
  readonly github: {
    readonly appId: string;
    /** PEM, PKCS#1 or PKCS#8. */
    readonly privateKey: string;
    readonly apiUrl: string;
    /** Null if GitHub's webhooks are not received. */
    readonly webhookSecret: string | null;
  };
  readonly oidc: { readonly issuers: readonly string[]; readonly audience: string };
  readonly unplaced: Rules['unplaced'];
  readonly deadlineMs: number;
  readonly adminToken: string | null;
  /** The URL of the relay's page; null if check runs do not link to it. */
  readonly publicUrl: string | null;
}
