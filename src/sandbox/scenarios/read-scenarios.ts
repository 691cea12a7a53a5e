import type { ScenarioSketch } from './plain-scenario.ts';

/** What can happen to the reads of the status: the deployment itself is a normal one. */
export const READ_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  flaky: {
    description: 'Three in ten reads of status and log end in 500, 502, 503, a reset or an HTML page.',
    faults: [{ faults: ['status=500', 'html=502', 'status=503', 'reset', 'html'], on: ['status', 'log'], share: 0.3 }],
  },
  down: {
    description: 'After the POST every read of the status answers 503.',
    faults: [{ faults: ['status=503'], on: ['status'], since: 'deploy' }],
  },
  slow: {
    description: 'Every answer takes two and a half real seconds.',
    faults: [{ faults: ['slow=2500'], on: [] }],
  },
  hangs: {
    description: 'After the POST no read of the status is ever answered.',
    faults: [{ faults: ['hang'], on: ['status'], since: 'deploy' }],
  },
  'html-status': {
    description: 'After the POST every read of the status answers an HTML page with 200.',
    faults: [{ faults: ['html'], on: ['status'], since: 'deploy' }],
  },
  'malformed-status': {
    description:
      'After the POST the status is null, an array, or has a state that is a number, null, missing or lower case.',
    faults: [{ faults: ['malformed'], on: ['status'], since: 'deploy' }],
  },
  'big-body': {
    description: 'After the POST every status comes with more than 10 MiB of padding.',
    faults: [{ faults: ['big-body'], on: ['status'], since: 'deploy' }],
  },
  'cut-body': {
    description: 'After the POST every second read of the status ends in the middle of its body.',
    faults: [{ faults: ['cut-body'], on: ['status'], since: 'deploy', every: 2 }],
  },
  'not-found-once': {
    description: 'The first read of the status after the POST answers 404.',
    faults: [{ faults: ['status=404'], on: ['status'], since: 'deploy', times: 1 }],
  },
  redirecting: {
    description: 'Every GET is redirected once, with 307, to the same origin.',
    faults: [{ faults: ['redirect'], on: [] }],
  },
  'redirecting-away': {
    description: 'After the POST every GET is redirected, with 307, to another origin.',
    faults: [{ faults: ['redirect-away'], on: [], since: 'deploy' }],
  },
  'redirecting-forever': {
    description: 'After the POST every GET of the status is redirected, with 307, without end.',
    faults: [{ faults: ['redirect-loop'], on: ['status'], since: 'deploy' }],
  },
  'clock-skewed': {
    description: "The platform's clock is an hour ahead: the Date header, all dates, and when the rate limit resets.",
    skewSeconds: 3600,
  },
};
