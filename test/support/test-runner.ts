import { pathToFileURL } from 'node:url';
import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { TestRunner } from 'vitest';
import { forgetSecrets } from '../../src/kernel/redaction.ts';
import { runsOf } from './runs.ts';

/**
 * Runs test files that share a process. Imports each under its own URL: vitest adds the time to it, with which Node's compile cache
 * would never find it again.
 */
export default class SharedTestRunner extends TestRunner {
  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    if (source === 'setup') return super.importFile(path, source);
    // A secret that one file registered is not a secret in the next.
    forgetSecrets();
    // For the laws that do not say how often they are tried.
    configureGlobal({ ...readConfigureGlobal(), numRuns: runsOf(100) });
    return import(pathToFileURL(path).href);
  }
}
