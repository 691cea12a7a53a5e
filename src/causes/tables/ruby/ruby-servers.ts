import type { Matcher } from '../../matcher.ts';
import { FRAME } from './ruby.ts';

/** What Puma, Rails and Sidekiq say when they start. */
export const RUBY_SERVERS: readonly Matcher[] = [
  {
    name: 'puma-load',
    isGeneral: true,
    kind: 'crash',
    pattern: /^(?:\[\d{1,7}\] )?! Unable to (?:load application|start worker): (?:[A-Z][\w:]{1,100}: )?(?<cause>.+)$/,
    // The trace begins with the error itself.
    near: [{ ...FRAME, until: /^Caused by:/ }],
  },
];
