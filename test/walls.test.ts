import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Each is one file with one thing that biome.json forbids; the folders are those of the table in src/README.md. */
const PLANTED: Readonly<Record<string, string>> = {
  'src/kernel/a.ts': "export { admit } from '../rate-limit/budget.ts';",
  'src/settings/a.ts': "import type { DeployPolicy } from '../deploy/state.ts';",
  'src/rate-limit/a.ts': "import { readFileSync } from 'node:fs';",
  'src/deploy/evidence/a.ts': "import type { Platform } from '../../platform/client.ts';",
  'src/logs/a.ts': "const later = await import('../report/view.ts');",
  'src/logs/b.ts': "import { findCauses } from '../causes/cause.ts';",
  'src/causes/a.ts': "import { stitch } from '../logs/stitch.ts';",
  'src/validation/a.ts': "import type { JsonObject } from '../platform/http/json.ts';",
  'src/web/a.ts': "import { intake } from '../relay/intake/intake.ts';",
  'src/report/a.ts': "import { info } from '@actions/core';",
  'src/platform/a.ts': "import { decide } from '../deploy/decide.ts';",
  'src/platform/b.ts': "import { toBadInputs } from '../validation/problems.ts';",
  'src/platform/http/a.ts': "import { request } from 'node:http';",
  'src/github/b.ts': "import * as v from 'valibot';",
  'src/github/a.ts': "import { createPlatform } from '../platform/client.ts';",
  'src/provision/a.ts': "import { parse } from 'yaml';",
  'src/relay/store/a.ts': "import { comment } from '../../github/comment.ts';",
  'src/relay/a.ts': "import { run } from '../cli/main.ts';",
  'src/sandbox/a.ts': "import type { Platform } from '../platform/client.ts';",
  'src/sandbox/http/a.ts': "import { comment } from '../../github/comment.ts';",
  'src/sandbox/github/app/a.ts': "import { createPlatform } from '../../../platform/client.ts';",
  'src/action/runner/a.ts': "import { run } from '../../cli/main.ts';",
  'src/action/a.ts': "import { closedObject } from '../validation/schemas.ts';",
  'src/action/b.ts': "import * as v from 'valibot';",
  'src/cli/a.ts': "import { step } from '../action/step.ts';",
  'src/deploy/b.ts': "import { deployApplication } from '../deploy-application.ts';",
  'src/deploy/process.ts': "export const home = process.env['HOME'];",
  'src/deploy/cycle.ts': "import type { Other } from './other.ts';\nexport type Cycle = Other | null;",
  'src/deploy/other.ts': "import type { Cycle } from './cycle.ts';\nexport type Other = Cycle | null;",
};

test('the linter finds each planted violation of the walls between the folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-walls-'));
  try {
    copyFileSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
    for (const [path, source] of Object.entries(PLANTED)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${source}\n`);
    }
    const biome = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
    const rules = ['style/noRestrictedImports', 'style/noRestrictedGlobals', 'suspicious/noImportCycles'];
    const { stdout } = spawnSync(
      process.execPath,
      [biome, 'lint', ...rules.map((rule) => `--only=${rule}`), '--reporter=github', '--max-diagnostics=100', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    const found = [...stdout.matchAll(/^::error title=[^,]*,file=([^,]*),/gm)].map(([, file = '']) => file);

    expect(found.map((file) => file.slice(file.indexOf('src/'))).sort()).toEqual(Object.keys(PLANTED).sort());
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('only the kernel reads the time and makes random numbers', () => {
  const AMBIENT =
    /\b(?:Date\.now|new Date\(\)|performance\.now|Math\.random|setTimeout|setInterval|AbortSignal\.timeout)\b/;
  // The scripts of pages run in a browser.
  const paths = globSync('src/**/*.ts', { cwd: ROOT }).filter(
    (path) => !/kernel[\\/](?:clock|random)\.ts$|[\\/-]script\.ts$/.test(path),
  );
  const found = paths.flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\*|\/\*\*)/.test(line) && AMBIENT.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

  expect(found).toEqual([]);
});
