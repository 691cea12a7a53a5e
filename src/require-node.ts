// The package's entry imports this first: an old Node would fail later, at a function that it does not have.
import { describeOldNode } from './kernel/node-version.ts';

const problem = describeOldNode(process.versions.node);
if (problem !== null) throw new Error(problem);
