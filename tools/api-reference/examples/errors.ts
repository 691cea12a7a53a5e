import { AccessError, createPlatform, RemoteError, ThrottledError, TouchdownError } from '../../../src/index.ts';

const platform = createPlatform({
  baseUrl: process.env['TOUCHDOWN_BASE_URL'] ?? '',
  token: process.env['TOUCHDOWN_TOKEN'] ?? '',
});

try {
  await platform.applications.status('no-such-application');
} catch (error) {
  if (error instanceof ThrottledError) console.log(`Again in ${error.retryAfterMs} ms.`);
  else if (error instanceof AccessError || error instanceof RemoteError) {
    console.log(error.facts.status, error.facts.requestId, error.message);
  } else if (error instanceof TouchdownError) console.log(error.code, error.message);
  else throw error;
}
await platform.close();
