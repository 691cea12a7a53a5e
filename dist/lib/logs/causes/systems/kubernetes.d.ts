import type { Matcher } from '../../matcher.ts';
/** What Kubernetes, kubectl and Helm say of a rollout. The prefix of an event is left out (log-prefix.ts). */
export declare const KUBERNETES: readonly Matcher[];
