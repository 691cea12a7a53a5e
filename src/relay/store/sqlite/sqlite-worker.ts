import { parentPort, workerData } from 'node:worker_threads';
import { OPERATIONS } from '../store-operations.ts';
import { serveSqlite } from './sqlite-serve.ts';

if (parentPort !== null) serveSqlite(parentPort, workerData, OPERATIONS);
