import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { runsOf } from './runs.ts';

// For the laws that do not say how often they are tried.
configureGlobal({ ...readConfigureGlobal(), numRuns: runsOf(100) });
