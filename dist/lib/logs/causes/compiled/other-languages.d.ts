import type { Matcher } from '../../matcher.ts';
/** Swift, Elixir, Erlang, Nim, Haskell and Zig. */
export declare const OTHER_LANGUAGES: readonly Matcher[];
