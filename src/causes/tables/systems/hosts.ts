import type { Matcher } from '../../matcher.ts';

/** What the hosts and builders of platforms say: Heroku, Render, Fly, Cloud Native Buildpacks, Amazon ECS, Cloud Run, Kamal, Railway. */
export const HOSTS: readonly Matcher[] = [
  {
    name: 'heroku-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern: /^Error R1[45] \((?<cause>[^)]{1,100})\)/,
  },
  {
    name: 'heroku-boot-timeout',
    kind: 'timeout',
    rank: 'effect',
    pattern: /^Error R10 \(Boot timeout\)(?: -> (?<cause>.{1,200}))?/,
    sentence: 'Boot timeout: {cause}',
  },
  {
    name: 'heroku-no-app',
    kind: 'missing file',
    pattern: /^ ?! {1,8}(?<cause>No default language could be detected for this app)/,
  },
  {
    name: 'render-no-port',
    kind: 'port',
    rank: 'effect',
    pattern:
      /^(?:==> )?(?<cause>(?:Port scan timeout reached, no open ports detected|No open ports detected)\b.{0,100})/,
    near: [{ where: 'below', within: 400, pattern: /^(?:==> )?Port scan timeout reached/, isForbidden: true }],
  },
  {
    name: 'fly-health',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?:Error: |error: |✖ )?(?<cause>(?:timeout reached waiting for health checks to pass for machine|failed to update machine|Health check .{1,100} (?:has failed|failed)|smoke checks? for \S{1,40} failed|the app appears to be crashing)[^\n]{0,150})/i,
  },
  {
    name: 'buildpacks-detect',
    kind: 'missing file',
    pattern: /^(?:\[detector\] )?ERROR: (?<cause>No buildpack groups passed detection)/,
  },
  {
    name: 'cloud-run-port',
    kind: 'port',
    rank: 'effect',
    pattern:
      /^(?:ERROR: )?(?:\(gcloud\.[\w.]{1,60}\) )?(?:Revision '[^']{1,100}' is not ready and cannot serve traffic\. )?(?<cause>The user-provided container failed to start and listen on the port [^.]{1,200})/,
  },
  {
    name: 'cloud-run-memory',
    kind: 'out of memory',
    rank: 'effect',
    pattern:
      /^(?<cause>Memory limit of \S{1,20} (?:MiB )?exceeded with .{1,60} used|Container '[^']{1,60}' exceeded memory limit)/,
  },
  {
    name: 'kamal-unhealthy',
    kind: 'health check',
    rank: 'effect',
    pattern:
      /^(?: {0,8}ERROR )?(?:\(SSHKit::Command::Failed\): |Error: )?(?<cause>target failed to become healthy within configured timeout.{0,60}|container not ready after .{1,60})/,
  },
  {
    name: 'railway-health',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?<cause>\d{1,3}\/\d{1,3} replicas never became healthy|Healthcheck failed|service unavailable)!?$/,
  },
  {
    name: 'app-service-ping',
    kind: 'health check',
    rank: 'effect',
    pattern: /^(?:ERROR - )?(?<cause>Container \S{1,100} didn't respond to HTTP pings on port: \d{1,5}.{0,60})/,
  },
  {
    name: 'nixpacks',
    kind: 'missing file',
    pattern:
      /^(?:✖ )?(?<cause>(?:Nixpacks|Railpack) (?:was unable to generate a build plan|could not determine how to build the app).{0,60})/,
  },
];
