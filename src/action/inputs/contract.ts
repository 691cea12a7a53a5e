/** How an input's text is read. `secret`: never shown. `settings`: KEY=VALUE lines. `positive-duration`: `500ms`, `1h30m`, `90`. */
export type InputKind =
  | 'text'
  | 'secret'
  | 'boolean'
  | 'optional-boolean'
  | 'web-address'
  | 'positive-duration'
  | 'count'
  | 'list'
  | 'choice'
  | 'settings';

/** One input of action.yml: its default as written there, empty if it has none. */
export interface InputSpec {
  readonly kind: InputKind;
  readonly required: boolean;
  readonly default: string;
}

/** The inputs of action.yml, in its order. */
export const INPUTS = {
  token: { kind: 'secret', required: true, default: '' },
  'app-id': { kind: 'list', required: true, default: '' },
  commit: { kind: 'text', required: false, default: '' },
  'base-url': { kind: 'text', required: false, default: '' },
  'auth-scheme': { kind: 'choice', required: false, default: 'auto' },
  trigger: { kind: 'boolean', required: false, default: 'true' },
  wait: { kind: 'boolean', required: false, default: 'true' },
  timeout: { kind: 'positive-duration', required: false, default: '30m' },
  'start-timeout': { kind: 'positive-duration', required: false, default: '60s' },
  'poll-interval': { kind: 'positive-duration', required: false, default: '5s' },
  logs: { kind: 'choice', required: false, default: 'stream' },
  'log-tail': { kind: 'count', required: false, default: '200' },
  'success-states': { kind: 'list', required: false, default: '' },
  'failure-states': { kind: 'list', required: false, default: '' },
  'on-unchanged': { kind: 'choice', required: false, default: 'succeed' },
  'on-superseded': { kind: 'choice', required: false, default: 'fail' },
  'on-conflict': { kind: 'choice', required: false, default: 'wait' },
  'rate-limit-reserve': { kind: 'count', required: false, default: '50' },
  variables: { kind: 'settings', required: false, default: '' },
  secrets: { kind: 'settings', required: false, default: '' },
  summary: { kind: 'boolean', required: false, default: 'true' },
  'dry-run': { kind: 'boolean', required: false, default: 'false' },
  'allow-http': { kind: 'boolean', required: false, default: 'false' },
  'github-token': { kind: 'secret', required: false, default: '${{ github.token }}' },
  'pr-comment': { kind: 'choice', required: false, default: 'off' },
  'comment-key': { kind: 'text', required: false, default: '' },
  'github-environment': { kind: 'text', required: false, default: '' },
  'environment-url': { kind: 'web-address', required: false, default: '' },
  production: { kind: 'optional-boolean', required: false, default: '' },
  transient: { kind: 'optional-boolean', required: false, default: '' },
  'commit-status': { kind: 'text', required: false, default: '' },
  'check-run': { kind: 'text', required: false, default: '' },
  'order-guard': { kind: 'choice', required: false, default: 'off' },
  'relay-url': { kind: 'web-address', required: false, default: '' },
  'relay-audience': { kind: 'text', required: false, default: 'touchdown' },
  'job-status': { kind: 'text', required: false, default: '${{ job.status }}' },
  'job-check-run-id': { kind: 'text', required: false, default: '${{ job.check_run_id }}' },
} as const satisfies Readonly<Record<string, InputSpec>>;

/** The name of an input. */
export type InputName = keyof typeof INPUTS;

/** Returns the text of an input as the runner gives it; empty if it was not given. */
export type RawInputs = (name: InputName) => string;

/** The names of the values for the post step. `phase` is `started`, then `finished`; `github` is what must still be written there. */
export type StateName = 'phase' | 'deployments' | 'github';
