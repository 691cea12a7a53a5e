/** What a token may do, as the platform names it. */
export type Scope = 'Admin' | 'Read' | 'Deploy' | 'Write';

/** One API token of the sandbox. `name` is what the journal and the console show. */
export interface SandboxToken {
  readonly name: string;
  readonly value: string;
  readonly scopes: readonly Scope[];
}

/** The default tokens: one for each scope, and the pair that a deploying workflow needs. */
export const DEFAULT_TOKENS: readonly SandboxToken[] = [
  defaultToken('sandbox-admin', ['Admin']),
  defaultToken('sandbox-ci', ['Read', 'Deploy']),
  defaultToken('sandbox-read', ['Read']),
  defaultToken('sandbox-deploy', ['Deploy']),
  defaultToken('sandbox-write', ['Write']),
];

function defaultToken(name: string, scopes: readonly Scope[]): SandboxToken {
  return { name, value: name, scopes };
}

/** Returns the token that an Authorization header carries (`Token x` or `Bearer x`); null if it carries none. */
export function tokenIn(header: string | undefined): string | null {
  return /^(?:token|bearer) +(\S+)$/i.exec(header?.trim() ?? '')?.[1] ?? null;
}

/** Returns whose token an Authorization header carries; null if it names none of `tokens`. */
export function authenticate<T extends { readonly value: string }>(
  header: string | undefined,
  tokens: readonly T[],
): T | null {
  const value = tokenIn(header);
  return tokens.find((token) => token.value === value) ?? null;
}

/** Returns true if `token` may do what needs `scope`; Admin may do everything, and no other scope includes another. */
export function isAllowed(token: SandboxToken, scope: Scope): boolean {
  return token.scopes.includes('Admin') || token.scopes.includes(scope);
}
