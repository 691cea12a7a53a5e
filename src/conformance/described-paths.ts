import { isObject, type JsonObject } from '../platform/http/json.ts';

/** An endpoint that is to be described: `GET`, `/application/{app_id}/status`. */
interface Described {
  readonly method: string;
  readonly path: string;
}

/** Returns which endpoints an OpenAPI document lacks; null for none. Parameters may have other names, and the paths may stand with a version prefix. */
export function findMissing({ paths: listed }: JsonObject, endpoints: readonly Described[]): string | null {
  const known = new Set(
    Object.entries(isObject(listed) ? listed : {}).flatMap(([path, methods]) => {
      return Object.keys(isObject(methods) ? methods : {}).map((method) => foldPath(method, path));
    }),
  );
  const missing = endpoints.filter(({ method, path }) => !known.has(foldPath(method, path)));
  if (missing.length === 0) return null;
  return `${missing.length} are missing, the first ${missing[0]?.method} ${missing[0]?.path}`;
}

function foldPath(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api\/v1(?=\/)/, '').replace(/\{\w+\}/g, '{}')}`;
}
