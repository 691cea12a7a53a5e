// What Node's own server needs to read a delivery and to respond.
import { createServer } from 'node:http';

const BODY = '{"accepted":true,"id":"1","duplicate":false}';
const HEADERS = { 'content-type': 'application/json', 'content-length': BODY.length };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    Buffer.concat(chunks);
    response.writeHead(200, HEADERS).end(BODY);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  console.log(JSON.stringify({ facts: { url: `http://127.0.0.1:${port}` } }));
});
