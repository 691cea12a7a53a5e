import { PROMPT_LOG, REFUSED_LOG } from './build-log.ts';
import { failing, type ScenarioSketch, standing } from './plain.ts';
import type { Stage } from './scenario.ts';

/** What can happen to the reads of the status: the deployment itself is a normal one. */
export const READ_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  flaky: {
    description: 'Three in ten reads of status and log fail with 500, 502, 503, a reset connection or an HTML page.',
    faults: [{ faults: ['status=500', 'html=502', 'status=503', 'reset', 'html'], on: ['status', 'log'], share: 0.3 }],
  },
  down: {
    description: 'After the POST, every read of the status returns 503.',
    faults: [{ faults: ['status=503'], on: ['status'], since: 'deploy' }],
  },
  slow: {
    description: 'Every response takes 2.5 real seconds.',
    faults: [{ faults: ['slow=2500'], on: [] }],
  },
  hangs: {
    description: 'After the POST, no read of the status gets a response.',
    faults: [{ faults: ['hang'], on: ['status'], since: 'deploy' }],
  },
  'html-status': {
    description: 'After the POST, every read of the status returns an HTML page with 200.',
    faults: [{ faults: ['html'], on: ['status'], since: 'deploy' }],
  },
  'malformed-status': {
    description:
      'After the POST, the status is null or an array, or its state is a number, null, missing or lowercase.',
    faults: [{ faults: ['malformed'], on: ['status'], since: 'deploy' }],
  },
  'big-body': {
    description: 'After the POST, every status has more than 10 MiB of padding.',
    faults: [{ faults: ['big-body'], on: ['status'], since: 'deploy' }],
  },
  'cut-body': {
    description: 'After the POST, every second response with the status breaks off in the middle.',
    faults: [{ faults: ['cut-body'], on: ['status'], since: 'deploy', every: 2 }],
  },
  'not-found-once': {
    description: 'The first read of the status after the POST returns 404.',
    faults: [{ faults: ['status=404'], on: ['status'], since: 'deploy', times: 1 }],
  },
  redirecting: {
    description: 'Every GET is redirected once (307) to the same origin.',
    faults: [{ faults: ['redirect'], on: [] }],
  },
  'redirecting-away': {
    description: 'After the POST, every GET is redirected (307) to another origin.',
    faults: [{ faults: ['redirect-away'], on: [], since: 'deploy' }],
  },
  'redirecting-forever': {
    description: 'After the POST, every GET of the status is redirected (307) endlessly.',
    faults: [{ faults: ['redirect-loop'], on: ['status'], since: 'deploy' }],
  },
  'clock-skewed': {
    description: "The platform's clock is one hour ahead: the Date header, all dates, and the reset of the rate limit.",
    skewSeconds: 3600,
  },
};

const SHORT_BUDGET = { remaining: 60, endsInSeconds: 90 };

/** What the rate limit does and how it is reported: the deployment itself is a normal one. */
export const LIMIT_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  throttled: {
    description: 'Every second request returns 429 with a Retry-After of 2 seconds.',
    faults: [{ faults: ['throttle=2'], on: [], every: 2 }],
  },
  'throttled-plain': {
    description: 'Every second request returns 429 as an HTML page without any rate limit headers.',
    faults: [{ faults: ['throttle-plain'], on: [], every: 2 }],
  },
  'low-budget': {
    description: 'Only 80 requests are left; the rate limit resets in 10 minutes.',
    budget: { remaining: 80, endsInSeconds: 600 },
  },
  'reset-in-seconds': {
    description: 'X-RateLimit-Reset is a number of seconds to wait; 60 requests are left for 90 seconds.',
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
    description: 'The rate limit headers are "unlimited" and -1.',
    limitHeaders: 'unlimited',
  },
  'no-limit-headers': {
    description: 'No response has rate limit headers.',
    limitHeaders: 'missing',
  },
};

/** Another user's deployment, in progress when the application is first used. */
const BUSY: readonly Stage[] = [
  { atSeconds: 0, state: 'DEPLOYING', service: 'OUT_OF_DATE', another: true },
  { atSeconds: 45, state: 'RUNNING', service: 'UP_TO_DATE', dateMoves: true, another: true },
];

/** What becomes of the POST that deploys. */
export const RESPONSE_SCENARIOS: Readonly<Record<string, ScenarioSketch>> = {
  'terminal-answer': {
    description: 'The response to the POST already has the status FAILED.',
    deployResponse: 'failed',
    timeline: [failing(0)],
    log: REFUSED_LOG,
  },
  'status-answer': {
    description: 'The POST returns the status of the application instead of a deployment.',
    deployResponse: 'status',
  },
  'empty-answer': {
    description: 'The POST returns 204 without a body.',
    deployResponse: 'empty',
  },
  'text-answer': {
    description: 'The POST returns 200 with a line of plain text.',
    deployResponse: 'text',
  },
  rejected: {
    description: 'The POST is rejected with 400 and a message that names the field.',
    refusal: { status: 400, message: 'git_commit_id: no such commit in the repository.', forSeconds: Infinity },
    log: [],
  },
  conflict: {
    description: 'Another deployment is in progress for 45 seconds; until it finishes, the POST returns 409.',
    before: BUSY,
    refusal: { status: 409, message: 'Another deployment of this application is in progress.', forSeconds: 45 },
  },
  'conflict-400': {
    description:
      'Another deployment is in progress for 45 seconds; until it finishes, the POST returns 400 and says so.',
    before: BUSY,
    refusal: { status: 400, message: 'A deployment is already in progress for this application.', forSeconds: 45 },
  },
  'lost-answer': {
    description: 'The POST starts a deployment, but the response is lost: the connection is reset.',
    faults: [{ faults: ['reset-after'], on: ['deploy'], times: 1 }],
  },
  'lost-request': {
    description: 'The first POST is lost: the connection is reset before a deployment starts.',
    faults: [{ faults: ['reset'], on: ['deploy'], times: 1 }],
  },
  'lost-then-stale': {
    description:
      'The POST starts a deployment and its response is lost; the status does not change for 10 more seconds.',
    delaySeconds: 10,
    faults: [{ faults: ['reset-after'], on: ['deploy'], times: 1 }],
  },
  'lost-then-fast': {
    description: 'The POST starts a deployment and its response is lost; the first status check shows it finished.',
    before: standing('STOPPED'),
    timeline: [{ atSeconds: 0, state: 'RUNNING', service: 'UP_TO_DATE', dateMoves: true }],
    log: PROMPT_LOG,
    faults: [{ faults: ['reset-after'], on: ['deploy'], times: 1 }],
  },
  'deploy-only': {
    description: 'Every token may only deploy: every read returns 403.',
    faults: [{ faults: ['status=403'], on: ['status', 'log', 'variables'] }],
  },
};
