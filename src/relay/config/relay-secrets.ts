import { registerSecret } from '../../kernel/redaction.ts';
import type { Environment } from './relay-variables.ts';

/** PGPASSWORD is `pg`'s own: it counts where RELAY_STORE has no password. */
const SECRET_NAMES = [
  'PLATFORM_TOKEN',
  'GITHUB_APP_PRIVATE_KEY',
  'GITHUB_WEBHOOK_SECRET',
  'RELAY_ADMIN_TOKEN',
  'PGPASSWORD',
];

/** Registers every secret of the environment for redaction, whether or not it can be used. */
export function registerSecrets(env: Environment): void {
  for (const name of SECRET_NAMES) registerKey(env[name] ?? '');
  const webhookSecrets = env['RELAY_WEBHOOK_SECRET'] ?? '';
  for (const secret of [webhookSecrets, ...webhookSecrets.split(',')]) registerSecret(secret.trim());
  const store = env['RELAY_STORE'] ?? '';
  if (!/^postgres(?:ql)?:/.test(store.trim())) return;
  registerSecret(store);
  const url = URL.parse(store.trim());
  // What is no address may have a password all the same: it may hold the very letters that make it none.
  const written = /:\/\/[^/?#@]*?:(.*)@/.exec(store)?.[1] ?? '';
  for (const password of [written, url?.password ?? '', url?.searchParams.get('password') ?? '']) {
    for (const form of [password, decoded(password)]) registerSecret(form);
  }
}

/** Registers a key, which may be written in one line with `\n` for its lines' ends. */
export function registerKey(text: string): void {
  registerSecret(text);
  registerSecret(text.replaceAll('\\n', '\n'));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
