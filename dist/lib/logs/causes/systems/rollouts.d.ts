import type { Matcher } from '../../matcher.ts';
/** What kubectl, Helm, Kamal, Heroku, shells and ShellCheck say besides what the other tables of systems know. */
export declare const ROLLOUTS: readonly Matcher[];
