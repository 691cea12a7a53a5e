import { parentPort, workerData } from 'node:worker_threads';
import { serveSqlite } from '../../../src/relay/store/sqlite/sqlite-session.ts';
import { FAULTY_OPERATIONS } from './store-operations.ts';

if (parentPort !== null) serveSqlite(parentPort, workerData, FAULTY_OPERATIONS);
