import type { Matcher } from '../../matcher.ts';
/**
 * Messages of databases, whatever tool shows them: their wording is the server's. They come after the matchers of tools, and count as
 * effects: a program may go on after a query that failed.
 */
export declare const SQL_MESSAGES: readonly Matcher[];
