import type { ScenarioSketch } from './plain-scenario.ts';

const SHORT_BUDGET = { remaining: 60, endsInSeconds: 90 };

/** What the rate limit does and how it is told: the deployment itself is a normal one. */
export const LIMIT_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  throttled: {
    description: 'Every second request answers 429 with a Retry-After of two seconds.',
    faults: [{ faults: ['throttle=2'], on: [], every: 2 }],
  },
  'throttled-plain': {
    description: 'Every second request answers 429 as an HTML page without any header of the rate limit.',
    faults: [{ faults: ['throttle-plain'], on: [], every: 2 }],
  },
  'low-budget': {
    description: 'Only 80 requests are left in a window that ends in ten minutes.',
    budget: { remaining: 80, endsInSeconds: 600 },
  },
  'reset-in-seconds': {
    description: 'X-RateLimit-Reset says how many seconds to wait; 60 requests are left for 90 seconds.',
    budget: SHORT_BUDGET,
    limitHeaders: 'seconds',
  },
  'reset-in-ms': {
    description: 'X-RateLimit-Reset is a Unix timestamp in milliseconds; 60 requests are left for 90 seconds.',
    budget: SHORT_BUDGET,
    limitHeaders: 'epoch-ms',
  },
  'reset-as-date': {
    description: 'X-RateLimit-Reset is an HTTP date; 60 requests are left for 90 seconds.',
    budget: SHORT_BUDGET,
    limitHeaders: 'date',
  },
  unlimited: {
    description: 'The headers of the rate limit say "unlimited" and -1.',
    limitHeaders: 'unlimited',
  },
  'no-limit-headers': {
    description: 'No answer has any header of the rate limit.',
    limitHeaders: 'missing',
  },
};
