import { createGate, createPlatform, createSystemClock, createSystemRandom } from '../../../src/index.ts';

const gate = createGate({ clock: createSystemClock(), random: createSystemRandom(), reserve: 50 });
const token = process.env['TOUCHDOWN_TOKEN'] ?? '';
const one = createPlatform({ baseUrl: process.env['TOUCHDOWN_BASE_URL'] ?? '', token, gate });
const other = createPlatform({ baseUrl: `${process.env['TOUCHDOWN_BASE_URL']}/api/v1`, token, gate });

await Promise.all([one.applications.status('succeeds'), other.applications.status('succeeds')]);
const { remaining, limit } = gate.view();
console.log(`${remaining} of ${limit} requests are left.`);
await Promise.all([one.close(), other.close()]);
