/** Most cookies of one name that are read: a neighboring host can set more of the same name. */
const MOST = 4;

/** Returns the values that a `Cookie` header has for a name, at most four. */
export function readCookies(header: string | null, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .slice(0, MOST)
    .map((pair) => pair.slice(name.length + 1));
}

/** Returns a `Set-Cookie` for this host alone, unseen by scripts and by requests that start elsewhere; 0 seconds deletes it. */
export function renderCookie(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure}`;
}
