import { createServer } from 'node:http';

/** Rejects, as a server would, where nobody can listen on that port and address. Whoever connects meanwhile is refused, as before. */
export function requireFreePort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
