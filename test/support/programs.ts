import { join } from 'node:path';

/** The project's root folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The command, as `npm run touchdown` starts it in a clone. test/e2e/package.test.ts tests what is built of it. */
export const CLI = join(ROOT, 'src/cli/main.ts');
