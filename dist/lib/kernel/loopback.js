/** Returns whether a URL's host name, in any case, is this machine: then nothing leaves it, and no proxy is asked. */
export function isLoopback(hostname) {
    const name = hostname.toLowerCase().replace(/\.$/, '');
    return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}
