import { CARGO_RUN } from './causes/cargo.ts';
import { DOCKER } from './causes/docker.ts';
import { GO_RUN } from './causes/go.ts';
import { GO_BUILD } from './causes/go-build.ts';
import { HOSTS } from './causes/hosts.ts';
import { INFRASTRUCTURE } from './causes/infrastructure.ts';
import { KUBERNETES } from './causes/kubernetes.ts';
import { RUST } from './causes/rust.ts';
import { SHELL } from './causes/shell.ts';
import { TYPESCRIPT } from './causes/typescript.ts';
import type { Matcher } from './matcher.ts';

/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS: readonly Matcher[] = [
  ...TYPESCRIPT,
  ...RUST,
  ...CARGO_RUN,
  ...GO_BUILD,
  ...GO_RUN,
  // The systems around an application come last: their lines are the most general.
  ...KUBERNETES,
  ...HOSTS,
  ...INFRASTRUCTURE,
  ...SHELL,
  ...DOCKER,
];
