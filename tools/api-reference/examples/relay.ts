import { createHostedRelay } from '../../../src/relay-package.ts';

const relay = await createHostedRelay(process.env);

export default { fetch: relay.fetch };
