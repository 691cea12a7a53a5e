// What a team writes in an hour: creates one thing after another, deploys, and asks every application's status every 5 s.
const { BENCH_URL, BENCH_PLAN, TOUCHDOWN_TOKEN } = process.env;
const { databases, waves } = JSON.parse(BENCH_PLAN);
const headers = { authorization: `Token ${TOUCHDOWN_TOKEN}`, 'content-type': 'application/json' };
const wait = (durationMs) => new Promise((resolve) => setTimeout(resolve, durationMs));

async function call(method, path, body) {
  for (;;) {
    const response = await fetch(`${BENCH_URL}${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (response.status === 429) await wait(60_000);
    else if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    else return response.json().catch(() => null);
  }
}

async function createApplication(environmentId, name) {
  const { id } = await call('POST', `/environment/${environmentId}/application`, { name });
  for (const key of ['LOG_LEVEL', 'REGION']) {
    await call('POST', `/application/${id}/environmentVariable`, { key, value: 'info' });
  }
  await call('POST', `/application/${id}/secret`, { key: 'DATABASE_URL', value: 'x' });
  return id;
}

async function deploy(id) {
  await call('POST', `/application/${id}/deploy`, {});
  for (;;) {
    await wait(5_000);
    const { state } = await call('GET', `/application/${id}/status`);
    if (state === 'RUNNING') return;
  }
}

const organization = await call('GET', '/organization');
const project = await call('POST', `/organization/${organization.id}/project`, { name: 'loop' });
const environment = await call('POST', `/project/${project.id}/environment`, { name: 'loop' });
for (const body of databases) {
  const { id } = await call('POST', `/environment/${environment.id}/database`, body);
  await call('POST', `/database/${id}/deploy`);
}
for (const names of waves) {
  const ids = [];
  for (const name of names) ids.push(await createApplication(environment.id, name));
  await Promise.all(ids.map(deploy));
}
