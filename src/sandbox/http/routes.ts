/** The route that an address names, and what it says. */
export interface Found<R> {
  readonly route: R;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The path in segments, decoded, without the version prefix; null if it cannot be decoded. */
function segmentsOf(target: string): readonly string[] | null {
  const [path = ''] = target.split('?');
  try {
    return path
      .replace(/^\/api\/v1(?=\/|$)/, '')
      .split('/')
      .slice(1)
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Returns the query of a request's target. */
export function queryOf(target: string): URLSearchParams {
  const start = target.indexOf('?');
  return new URLSearchParams(start === -1 ? '' : target.slice(start));
}

/** Returns the first of `routes` that method and target name; null if none does. */
export function findRoute<R extends { readonly method: string; readonly path: string }>(
  routes: readonly R[],
  method: string,
  target: string,
): Found<R> | null {
  const segments = segmentsOf(target);
  if (segments === null) return null;
  for (const route of routes) {
    const parameters = route.method === method ? match(route.path.split('/').slice(1), segments) : null;
    if (parameters !== null) return { route, parameters };
  }
  return null;
}

/** Returns the methods that an address has, each once, in the order of `routes`. */
export function methodsAt(
  routes: readonly { readonly method: string; readonly path: string }[],
  target: string,
): readonly string[] {
  const methods = new Set(routes.map(({ method }) => method));
  return [...methods].filter((method) => findRoute(routes, method, target) !== null);
}

function match(template: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (template.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith('{')) {
      if (part !== segment) return null;
    } else if (segment === '') {
      return null;
    } else {
      parameters[part.slice(1, -1)] = segment;
    }
  }
  return parameters;
}
