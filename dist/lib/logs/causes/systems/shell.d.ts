import type { Matcher } from '../../matcher.ts';
/** What shells, package managers of systems and common commands say. */
export declare const SHELL: readonly Matcher[];
