import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { forgetSecrets } from '../../src/kernel/redaction.ts';
import { runsOf } from './runs.ts';

// Run before each test file. Files share a process: what one of them registered as a secret is none in the next.
forgetSecrets();
// For the laws that do not say how often they are tried.
configureGlobal({ ...readConfigureGlobal(), numRuns: runsOf(100) });
