import { InputError } from '../../kernel/errors.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { registerSecret } from '../../kernel/redaction.ts';

/** The environment, as `process.env` has it. */
export type ProxyEnvironment = Readonly<Record<string, string | undefined>>;

/** A proxy that requests go through. */
export interface ChosenProxy {
  /** With its credentials, if any. */
  readonly url: string;
  /** The variable that names it, as it is spelled in the environment: `https_proxy`. */
  readonly variable: string;
}

/** Returns a proxy without its credentials, and its variable, for a sentence: `http://proxy.example.com:3128 (HTTPS_PROXY)`. */
export function renderProxy({ url, variable }: ChosenProxy): string {
  return `${new URL(url).origin} (${variable})`;
}

/**
 * Returns the proxy for an origin as the environment asks, or null: `https_proxy` or `http_proxy` by the origin's scheme,
 * in either case; a value without a scheme is completed with `http://`; hosts of `no_proxy` and this machine go direct.
 * As @actions/http-client does (its proxy.ts), so that a step behaves as the ones beside it; unlike it, a value
 * that cannot be used is an InputError and not silence. A password in the proxy's address becomes a registered secret.
 */
export function chooseProxy(origin: string, env: ProxyEnvironment): ChosenProxy | null {
  const target = new URL(origin);
  if (isLoopback(target.hostname) || isExempt(target, env[either(env, 'no_proxy')] ?? '')) return null;
  const variable = either(env, target.protocol === 'https:' ? 'https_proxy' : 'http_proxy');
  const value = env[variable]?.trim() ?? '';
  return value === '' ? null : { url: parseProxy(variable, value), variable };
}

/** Returns the name under which a variable is set: in lower case, otherwise in upper case. */
function either(env: ProxyEnvironment, name: string): string {
  return env[name]?.trim() ? name : name.toUpperCase();
}

function parseProxy(name: string, value: string): string {
  const url = URL.parse(value.includes('://') ? value : `http://${value}`);
  const password = decodeSafely(url?.password ?? '');
  if (url === null || password === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new InputError([
      {
        name,
        seen: '',
        problem: 'is not the URL of an http or https proxy. Use for example http://proxy.example.com:3128.',
      },
    ]);
  }
  registerSecret(url.password);
  registerSecret(password);
  return url.href;
}

function decodeSafely(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** As curl does it (its lib/noproxy.c): separated by commas or spaces, whether a name starts or ends with a dot or not. A port is optional. */
function isExempt(target: URL, list: string): boolean {
  const host = target.hostname.replace(/\.$/, '');
  const port = target.port || (target.protocol === 'https:' ? '443' : '80');
  const names = [host, host.replace(/^\[(.+)\]$/, '$1')];
  const entries = list.toLowerCase().split(/[,\s]+/);
  return entries.some((entry) => {
    const written = entry.endsWith(`:${port}`) && !names.includes(entry) ? entry.slice(0, -port.length - 1) : entry;
    const suffix = written.replace(/^\*?\./, '').replace(/\.$/, '');
    return entry === '*' || names.some((name) => name === suffix || (suffix !== '' && name.endsWith(`.${suffix}`)));
  });
}
