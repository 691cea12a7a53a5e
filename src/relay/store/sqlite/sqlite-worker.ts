// The thread of the relay's SQLite store, a script of its own: the caller names it by its URL.
import { parentPort, workerData } from 'node:worker_threads';
import { OPERATIONS } from '../store-operations.ts';
import { serveSqlite } from './sqlite-session.ts';

if (parentPort !== null) serveSqlite(parentPort, workerData, OPERATIONS);
