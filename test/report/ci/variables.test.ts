import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderDotenv } from '../../../src/report/ci/variables.ts';
import { NO_LINKS } from '../../../src/report/view.ts';
import { COMMIT, createApp, createView, observe, settle } from '../support/facts.ts';
import { hostileText } from './hostile.ts';

/** As GitLab reads it (ParseDotenvArtifactService): each line has to be one of these, and its value may refer to variables. */
const LINE = /^([A-Za-z0-9_]+)=(.*)$/;
const REFERENCE = /\$|%[A-Za-z_]\w*%|%%/;

function read(dotenv: string): ReadonlyMap<string, string> {
  const lines = dotenv.slice(0, -1).split('\n');
  return new Map(lines.map((line) => [LINE.exec(line)?.[1] ?? `no variable: ${line}`, LINE.exec(line)?.[2] ?? '']));
}

describe('the dotenv report', () => {
  test('has the verdict and what it is about', () => {
    const links = { ...NO_LINKS, environment: 'https://{app}.example/caf%C3%A9' };
    const variables = read(renderDotenv(createView({ links, apps: [createApp({ settlement: settle('failure') })] })));
    expect(Object.fromEntries(variables)).toEqual({
      TOUCHDOWN_RESULT: 'failure',
      TOUCHDOWN_REASON: 'It came to failure.',
      TOUCHDOWN_REASON_CODE: 'deployment-failed',
      TOUCHDOWN_CONFIRMED: 'false',
      TOUCHDOWN_DEPLOYMENT_ID: 'dep-7',
      TOUCHDOWN_COMMIT: COMMIT,
      TOUCHDOWN_DURATION_SECONDS: '73',
      TOUCHDOWN_ENVIRONMENT_URL: 'https://app-1.example/caf％C3%A9',
      TOUCHDOWN_STATE: 'RUNNING',
      TOUCHDOWN_SERVICE_DEPLOYMENT_STATUS: 'UP_TO_DATE',
      TOUCHDOWN_REQUESTS_USED: '14',
      TOUCHDOWN_RATE_LIMIT_REMAINING: '986',
    });
  });

  test('leaves out what is not known', () => {
    const apps = [createApp({ commit: null, deploymentId: null })];
    const names = [...read(renderDotenv(createView({ apps, requestsLeft: null }))).keys()];
    expect(names).not.toContain('TOUCHDOWN_COMMIT');
    expect(names).not.toContain('TOUCHDOWN_RATE_LIMIT_REMAINING');
    expect(names).not.toContain('TOUCHDOWN_ENVIRONMENT_URL');
  });

  test('is one that GitLab accepts, with no reference to a secret, whatever the platform says', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const app = createApp({
          deploymentId: text,
          commit: text,
          supersededBy: text,
          last: { ...observe(text), serviceDeploymentStatus: text },
          settlement: settle('failure', { reason: text }),
        });
        const dotenv = renderDotenv(createView({ apps: [app], links: { ...NO_LINKS, environment: text } }));
        const variables = read(dotenv);
        expect(variables.size).toBe(dotenv.split('\n').length - 1);
        for (const [name, value] of variables) {
          expect(name).toMatch(/^TOUCHDOWN_[A-Z_]+$/);
          expect(value).not.toMatch(REFERENCE);
          expect(value).toBe(value.trim());
        }
      }),
    );
  });

  test('stays below 5 KiB and 20 variables if every text is as long as can be', () => {
    const long = '€'.repeat(5_000);
    const app = createApp({
      deploymentId: long,
      commit: long,
      supersededBy: long,
      last: { ...observe(long), serviceDeploymentStatus: long },
      settlement: settle('failure', { reason: long }),
    });
    const dotenv = renderDotenv(
      createView({ apps: [app], links: { ...NO_LINKS, environment: `https://x.example/${long}` } }),
    );
    expect(Buffer.byteLength(dotenv)).toBeLessThan(5_120);
    expect(Buffer.byteLength(dotenv)).toBeGreaterThan(2_000);
    expect(read(dotenv).size).toBeLessThan(20);
  });
});
