// Node's own cost of reading a delivery and responding to it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { serveParent } from './parent.ts';

const ANSWER = '{"accepted":true,"id":"1","duplicate":false}';
const HEAD = { 'content-type': 'application/json', 'content-length': ANSWER.length };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    Buffer.concat(chunks);
    response.writeHead(200, HEAD).end(ANSWER);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
serveParent(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, {});
