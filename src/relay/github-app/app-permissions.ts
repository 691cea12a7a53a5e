/** What the relay's GitHub App has to be allowed, and each of its tokens: all that the relay does, and no more. */
export const APP_PERMISSIONS: Readonly<Record<string, 'read' | 'write'>> = {
  checks: 'write',
  statuses: 'write',
  deployments: 'write',
  pull_requests: 'write',
  actions: 'read',
  merge_queues: 'read',
  metadata: 'read',
};
