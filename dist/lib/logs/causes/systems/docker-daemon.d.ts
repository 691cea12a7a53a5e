import type { Matcher } from '../../matcher.ts';
/** What Docker's command line, its daemon, a registry and Compose say that no other matcher knows. */
export declare const DOCKER_DAEMON: readonly Matcher[];
