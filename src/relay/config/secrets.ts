import { registerSecret } from '../../kernel/redaction.ts';
import type { Environment } from './variables.ts';

const SECRET_NAMES = ['PLATFORM_TOKEN', 'GITHUB_APP_PRIVATE_KEY', 'GITHUB_WEBHOOK_SECRET', 'RELAY_ADMIN_TOKEN'];

/** Registers every secret of the environment for redaction, whether or not it can be used. */
export function registerSecrets(env: Environment): void {
  for (const name of SECRET_NAMES) registerKey(env[name] ?? '');
  const webhookSecrets = env['RELAY_WEBHOOK_SECRET'] ?? '';
  for (const secret of [webhookSecrets, ...webhookSecrets.split(',')]) registerSecret(secret.trim());
  const store = env['RELAY_STORE'] ?? '';
  if (!/^postgres(?:ql)?:/.test(store.trim())) return;
  registerSecret(store);
  const password = /:\/\/[^/?#@]*?:(.*)@/.exec(store)?.[1] ?? '';
  for (const form of [password, decoded(password), URL.parse(store)?.searchParams.get('password') ?? '']) {
    registerSecret(form);
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
