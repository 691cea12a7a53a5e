import type { Matcher } from '../matcher.ts';
export declare const DOTNET: readonly Matcher[];
