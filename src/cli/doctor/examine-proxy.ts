import { InputError } from '../../kernel/errors.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { chooseProxy, type ProxyEnvironment } from '../../platform/http/proxy.ts';
import { type Finding, findingsOf } from './doctor-finding.ts';

/** Tells which proxy requests to `origin` go through, and why; `wrong` where its variable cannot be used. Shows no password. */
export function checkProxy(origin: string, env: ProxyEnvironment): readonly Finding[] {
  const found = findingsOf('proxy');
  const { hostname, host, protocol } = new URL(origin);
  const [name, other] =
    protocol === 'https:' ? (['HTTPS_PROXY', 'HTTP_PROXY'] as const) : (['HTTP_PROXY', 'HTTPS_PROXY'] as const);
  try {
    const proxy = chooseProxy(origin, env);
    if (proxy !== null) return [found.good(`${host} is reached through the proxy ${new URL(proxy).host} (${name}).`)];
    if (isLoopback(hostname)) return [found.good(`${host} is this machine, and no proxy is asked.`)];
    if (chooseProxy(origin, withoutExceptions(env)) !== null) {
      const fix = `Take it out of NO_PROXY where only ${name} leads outside.`;
      return [found.note(`${host} is reached without the proxy of ${name}: NO_PROXY names it.`, fix)];
    }
  } catch (error) {
    if (error instanceof InputError) return found.unusable(error);
    throw error;
  }
  if (!isSet(env, other)) return [found.good(`${host} is reached without a proxy: none is set.`)];
  const fix = `Set ${name} too where only a proxy leads outside.`;
  return [found.note(`${host} is reached without a proxy: ${other} is not for ${protocol.slice(0, -1)}.`, fix)];
}

function withoutExceptions(env: ProxyEnvironment): ProxyEnvironment {
  return { ...env, no_proxy: '', NO_PROXY: '' };
}

function isSet(env: ProxyEnvironment, name: string): boolean {
  return Boolean(env[name]?.trim() || env[name.toLowerCase()]?.trim());
}
