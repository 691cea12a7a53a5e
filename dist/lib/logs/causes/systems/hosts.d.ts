import type { Matcher } from '../../matcher.ts';
/** What the hosts and builders of platforms say: Heroku, Render, Fly, Cloud Native Buildpacks, Amazon ECS, Cloud Run, Kamal, Railway. */
export declare const HOSTS: readonly Matcher[];
