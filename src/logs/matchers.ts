import { CARGO_RUN } from './causes/cargo.ts';
import { DOTNET } from './causes/dotnet.ts';
import { GO_RUN } from './causes/go.ts';
import { GO_BUILD } from './causes/go-build.ts';
import { GRADLE_BUILDS } from './causes/gradle.ts';
import { JVM } from './causes/jvm.ts';
import { JVM_BUILDS } from './causes/jvm-builds.ts';
import { NATIVE } from './causes/native.ts';
import { NATIVE_BUILDS } from './causes/native-builds.ts';
import { OTHER_LANGUAGES } from './causes/other-languages.ts';
import { RUST } from './causes/rust.ts';
import { TYPESCRIPT } from './causes/typescript.ts';
import type { Matcher } from './matcher.ts';

/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS: readonly Matcher[] = [
  ...RUST,
  ...CARGO_RUN,
  ...GO_BUILD,
  ...GO_RUN,
  ...OTHER_LANGUAGES,
  ...JVM_BUILDS,
  ...GRADLE_BUILDS,
  ...JVM,
  ...DOTNET,
  ...NATIVE_BUILDS,
  ...NATIVE,
  ...TYPESCRIPT,
];
