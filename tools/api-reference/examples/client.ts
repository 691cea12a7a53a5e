import { createPlatform, isUncertain } from '../../../src/index.ts';

const platform = createPlatform({
  baseUrl: process.env['TOUCHDOWN_BASE_URL'] ?? 'https://api.platform.example/api/v1',
  token: process.env['TOUCHDOWN_TOKEN'] ?? '',
  env: process.env,
});

for await (const organization of platform.organizations.list()) {
  for await (const project of platform.projects.list(organization.id)) console.log(project.id, project.name);
}

try {
  const commit = '9f3c1e7a5b2d4f60718293a4b5c6d7e8f9012345';
  const started = await platform.applications.deploy('succeeds', { commit }, { timeoutMs: 60_000 });
  console.log('Deployment', started.deploymentId);
} catch (error) {
  if (isUncertain(error)) console.log('It may have begun all the same: look before you repeat it.');
  throw error;
}

const { state } = await platform.applications.status('succeeds');
console.log(state, platform.rateLimit.remaining);
await platform.close();
