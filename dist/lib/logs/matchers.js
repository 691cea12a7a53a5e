import { CARGO_RUN } from './causes/cargo.js';
import { DOCKER } from './causes/docker.js';
import { GO_RUN } from './causes/go.js';
import { GO_BUILD } from './causes/go-build.js';
import { HOSTS } from './causes/hosts.js';
import { INFRASTRUCTURE } from './causes/infrastructure.js';
import { KUBERNETES } from './causes/kubernetes.js';
import { RUST } from './causes/rust.js';
import { SHELL } from './causes/shell.js';
import { TYPESCRIPT } from './causes/typescript.js';
/** Every matcher. Of those that know one line the first counts, so what is more specific comes first. */
export const MATCHERS = [
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
