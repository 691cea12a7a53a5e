import type { Matcher } from '../../matcher.ts';
/** What Puma, Rails and Sidekiq say when they start. */
export declare const RUBY_SERVERS: readonly Matcher[];
