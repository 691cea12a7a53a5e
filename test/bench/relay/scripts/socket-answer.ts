// The minimum cost of a response in Node: no HTTP is parsed. This shows how fast the load itself can be.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { serveParent } from './parent.ts';

const BODY = '{"accepted":true,"id":"1","duplicate":false}';
const ANSWER = Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${BODY.length}\r\n\r\n${BODY}`);
const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  // One request is one write, so on this machine one chunk.
  socket.on('data', () => socket.write(ANSWER));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
serveParent(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, {});
