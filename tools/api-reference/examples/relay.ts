import { createHostedRelay } from '../../../src/relay/package-entry.ts';

const relay = await createHostedRelay(process.env);

export default { fetch: relay.fetch };
