import type { Matcher } from '../../matcher.ts';

/** What the hosts and builders of platforms say: Heroku, Render, Fly, Cloud Native Buildpacks, Amazon ECS, Cloud Run, Kamal, Railway. */
export const HOSTS: readonly Matcher[] = [
  {
    name: 'heroku-boot-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^Error R10 \(Boot timeout\)(?: -> (?<cause>.{1,200}))?/,
    sentence: 'Boot timeout: {cause}',
  },
  {
    name: 'fly-health',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?:Error: |error: |✖ )?(?<cause>(?:timeout reached waiting for health checks to pass for machine|failed to update machine|Health check .{1,100} (?:has failed|failed)|smoke checks? for \S{1,40} failed|the app appears to be crashing)[^\n]{0,150})/i,
  },
  {
    name: 'cloud-run-port',
    kind: 'port',
    rank: 'effect',
    pattern:
      /^(?:ERROR: )?(?:\(gcloud\.[\w.]{1,60}\) )?(?:Revision '[^']{1,100}' is not ready and cannot serve traffic\. )?(?<cause>The user-provided container failed to start and listen on the port [^.]{1,200})/,
  },
];
