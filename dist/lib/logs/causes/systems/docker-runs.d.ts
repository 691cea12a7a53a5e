import type { Matcher } from '../../matcher.ts';
/** What a command says that stands in an instruction of a Dockerfile. */
export declare const DOCKER_RUNS: readonly Matcher[];
