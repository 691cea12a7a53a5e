import { CARGO_RUN } from './causes/cargo.ts';
import { GO_RUN } from './causes/go.ts';
import { GO_BUILD } from './causes/go-build.ts';
import { RUST } from './causes/rust.ts';
import { TYPESCRIPT } from './causes/typescript.ts';
import type { Matcher } from './matcher.ts';

/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS: readonly Matcher[] = [
  //
  ...RUST,
  ...CARGO_RUN,
  ...GO_BUILD,
  ...GO_RUN,
  ...TYPESCRIPT,
];
