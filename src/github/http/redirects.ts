/** The redirects of GitHub that mean "send the same request there", as for a renamed repository (its best practices for the REST API). */
const FOLLOWED: readonly number[] = [301, 307, 308];
const MAX_REDIRECTS = 5;

/**
 * Returns a `fetch` that follows GitHub's redirects with the same method, headers and body, five at most. One to another origin, which
 * must not get the token, is returned as the response.
 */
export function followRedirects(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    let url = String(input);
    for (let followed = 0; ; followed++) {
      const response = await send(url, init);
      const target = targetOf(response, url);
      if (target === null || followed === MAX_REDIRECTS) return response;
      url = target;
    }
  };
}

function targetOf({ status, headers }: Response, from: string): string | null {
  const location = headers.get('location');
  if (!FOLLOWED.includes(status) || location === null) return null;
  const target = URL.parse(location, from);
  if (target === null || target.origin !== URL.parse(from)?.origin || target.username !== '') return null;
  return target.href;
}
