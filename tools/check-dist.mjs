// @ts-check
// Checks that the dist at hand is what the sources give, that it holds together and that it is small enough.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildDist, findDifferences, findDistProblems } from './dist.mjs';
import { endWith, root } from './project.mjs';

const fresh = mkdtempSync(join(tmpdir(), 'touchdown-dist-'));
buildDist(fresh);
const problems = findDistProblems(fresh);
const stale = findDifferences(join(root, 'dist'), fresh);
rmSync(fresh, { recursive: true });

if (stale.length > 0) {
  const files =
    stale
      .slice(0, 10)
      .map((path) => `dist/${path}`)
      .join(', ') + (stale.length > 10 ? ', and others' : '');
  problems.push(
    `dist is not what the sources give: run "npm run build" and commit dist. These files differ: ${files}.`,
  );
}
endWith(problems);
