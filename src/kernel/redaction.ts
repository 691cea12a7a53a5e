const MASK = '***';
/** Below this length a secret occurs in ordinary text, and masking it would garble the log and betray it. */
const SHORTEST_SECRET = 4;
/** GitHub's tokens, stateless ones included (`ghs_APPID_JWT`, about 520 characters, with dots): never length-checked. */
const GITHUB_TOKEN = /\b(?:gh[opsur]_[A-Za-z0-9._-]{20,}|github_pat_[A-Za-z0-9_]{20,})/g;

const secrets = new Set<string>();
let pattern: RegExp | undefined;

/**
 * Registers a value that must never be shown, with the forms it takes in a URL, in base64 and in JSON.
 * Values under four characters are not registered. Kept for the life of the process: a secret does not stop being one.
 */
export function registerSecret(value: string): void {
  for (const form of formsOf(value)) if (form.length >= SHORTEST_SECRET) secrets.add(form);
  pattern = undefined;
}

/** Answers `text` with every registered secret and every GitHub token replaced by `***`; never throws. */
export function redact(text: string): string {
  const withoutTokens = text.replace(GITHUB_TOKEN, MASK);
  if (secrets.size === 0) return withoutTokens;
  pattern ??= new RegExp(
    [...secrets]
      .sort((a, b) => b.length - a.length)
      .map(RegExp.escape)
      .join('|'),
    'g',
  );
  return withoutTokens.replace(pattern, MASK);
}

function formsOf(value: string): string[] {
  const lines = value.split(/\r\n|\r|\n/).map((line) => line.trim());
  const json = JSON.stringify(value).slice(1, -1);
  return [value, ...lines, encodeURIComponentSafely(value), Buffer.from(value).toString('base64'), json];
}

function encodeURIComponentSafely(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return value;
  }
}
