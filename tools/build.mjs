// @ts-check
// Builds dist, which is committed: the runner and importers of the package take it as it is.
import { join } from 'node:path';
import { buildDist, findDistProblems } from './dist.mjs';
import { endWith, root } from './project.mjs';

const dist = join(root, 'dist');
buildDist(dist);
endWith(findDistProblems(dist));
