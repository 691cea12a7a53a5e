import type { Matcher } from '../../matcher.ts';
/** What pip says while it installs. */
export declare const PIP: readonly Matcher[];
