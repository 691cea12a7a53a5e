import type { Matcher } from '../../matcher.ts';
import { FRAME } from './ruby.ts';

/** What Puma, Rails and Sidekiq say when they start. */
export const RUBY_SERVERS: readonly Matcher[] = [
  {
    name: 'puma-load',
    kind: 'crash',
    pattern: /^(?:\[\d{1,7}\] )?! Unable to (?:load application|start worker): (?:[A-Z][\w:]{1,100}: )?(?<cause>.+)$/,
    // The trace begins with the error itself.
    near: [{ ...FRAME, until: /^Caused by:/ }],
  },
  {
    name: 'rails-says',
    kind: 'crash',
    pattern:
      /^ {0,8}(?:[A-Z]\w{1,60}(?:::\w{1,60}){0,3}: )?(?<cause>(?:Missing encryption key to decrypt file with|Missing `secret_key_base` for|Couldn't decrypt config\/credentials|Unrecognized command "|Could not find a JavaScript runtime|Migrations are pending).{0,200})/,
    near: [FRAME],
  },
];
