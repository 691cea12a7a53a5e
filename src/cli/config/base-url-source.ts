import { InputError } from '../../kernel/errors.ts';
import type { Config } from './cli-config.ts';

/** Returns the platform's address. Throws InputError, with the ways to give one, where nothing says it. */
export function requireBaseUrl({ baseUrl }: Pick<Config, 'baseUrl'>): string {
  if (baseUrl !== null) return baseUrl;
  const accepted = 'give --base-url URL, or set TOUCHDOWN_BASE_URL, or write base-url in touchdown.yaml';
  throw new InputError([{ name: 'base-url', seen: '', accepted }]);
}
