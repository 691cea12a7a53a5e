import type { Matcher } from '../../matcher.ts';
/** What Docker, BuildKit and Docker Compose say of a build, an image or a container. */
export declare const DOCKER: readonly Matcher[];
