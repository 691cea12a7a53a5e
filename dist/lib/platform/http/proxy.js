import { InputError } from '../../kernel/errors.js';
import { isLoopback } from '../../kernel/loopback.js';
import { registerSecret } from '../../kernel/redaction.js';
/**
 * Returns the proxy for an origin as the environment asks, or null: `https_proxy` or `http_proxy` by the origin's scheme,
 * in either case; a value without a scheme is completed with `http://`; hosts of `no_proxy` and this machine go direct.
 * As @actions/http-client does (its proxy.ts), so that a step behaves as the ones beside it; unlike it, a value
 * that cannot be used is an InputError and not silence. A password in the proxy's address becomes a registered secret.
 */
export function chooseProxy(origin, env) {
    const target = new URL(origin);
    if (isLoopback(target.hostname) || isExempt(target, either(env, 'no_proxy') ?? ''))
        return null;
    const name = target.protocol === 'https:' ? 'https_proxy' : 'http_proxy';
    const value = either(env, name)?.trim() ?? '';
    return value === '' ? null : parseProxy(name.toUpperCase(), value);
}
function either(env, name) {
    return env[name] || env[name.toUpperCase()];
}
function parseProxy(name, value) {
    const url = URL.parse(value.includes('://') ? value : `http://${value}`);
    const password = decodeSafely(url?.password ?? '');
    if (url === null || password === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
        throw new InputError([
            { name, seen: '', problem: 'is not the URL of a proxy. Use for example http://proxy.example.com:3128.' },
        ]);
    }
    registerSecret(url.password);
    registerSecret(password);
    return url.href;
}
function decodeSafely(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return null;
    }
}
function isExempt(target, list) {
    const host = target.hostname.toLowerCase();
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    const names = [host, host.replace(/^\[(.+)\]$/, '$1'), `${host}:${port}`];
    const entries = list
        .toLowerCase()
        .split(/[,\s]+/)
        .filter((entry) => entry !== '');
    return entries.some((entry) => entry === '*' || names.some((name) => isCovered(name, entry)));
}
function isCovered(name, entry) {
    const suffix = entry.replace(/^\*?\./, '');
    return name === suffix || name.endsWith(`.${suffix}`);
}
