// As much of GitHub as a relay writes to, at once; it remembers when each repository was written to, and what.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { serveParent, sharedMs } from './parent.ts';

const RANKS = ['queued', 'in_progress', 'completed'];
const WRITE = /^\/repos\/([^/]+\/[^/]+)\/check-runs(?:\/(\d+))?$/;
const firstWrites = new Map<string, number>();
const ranks = new Map<string, number>();
let [writes, falls, lastId] = [0, 0, 0];

function answer(method: string, path: string, body: string): readonly [number, unknown] {
  if (path.endsWith('/access_tokens')) {
    return [201, { token: 'ghs_bench', expires_at: new Date(Date.now() + 3_600_000).toISOString(), permissions: {} }];
  }
  const [, repository, id] = WRITE.exec(path) ?? [];
  if (repository === undefined || method === 'GET') return [200, path.includes('check-runs') ? { check_runs: [] } : []];
  writes += 1;
  if (!firstWrites.has(repository)) firstWrites.set(repository, sharedMs());
  lastId += 1;
  const check: { status?: string } = JSON.parse(body);
  const key = id ?? String(lastId);
  const rank = RANKS.indexOf(check.status ?? '');
  if (rank < (ranks.get(key) ?? -1)) falls += 1;
  ranks.set(key, rank);
  return [
    id === undefined ? 201 : 200,
    { ...check, id: Number(key), html_url: `https://github.test/${repository}/runs/${key}` },
  ];
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const [status, value] = answer(
      request.method ?? '',
      request.url?.split('?')[0] ?? '',
      Buffer.concat(chunks).toString(),
    );
    response.writeHead(status, { 'content-type': 'application/json', 'x-ratelimit-remaining': '4999' });
    response.end(JSON.stringify(value));
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
serveParent(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, {
  forget: () => firstWrites.clear(),
  firstWrites: () => [...firstWrites],
  counts: () => ({ writes, falls }),
});
