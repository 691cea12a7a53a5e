/** The platform's calls that are served, by the name under which faults and the journal speak of them. */
export const OPERATIONS = [
  'organization',
  'webhook',
  'deploy',
  'status',
  'log',
  'variables',
  'variable',
  'secret',
] as const;

/** One of the platform's calls. */
export type Operation = (typeof OPERATIONS)[number];
