// The framework's cost of reading a delivery and responding to it.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { serveParent } from './parent.ts';

const app = new Hono();
app.post('*', async (context) => {
  await context.req.text();
  return context.json({ accepted: true, id: '1', duplicate: false });
});
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => serveParent(`http://127.0.0.1:${port}`, {}));
