/**
 * Returns the path that a template stands for, every id one encoded segment: `/application/{app_id}/log` and
 * `{ app_id: 'a b' }` give `/application/a%20b/log`; `query` is appended in its order.
 * Throws InputError for an id that is empty, or that would walk to another resource once some server decodes it.
 */
export declare function fillPath(template: string, ids: Readonly<Record<string, string>>, query?: Readonly<Record<string, string | number>>): string;
