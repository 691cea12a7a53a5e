import { expect, test } from 'vitest';
import { play } from '../play.ts';

test('the status can write the same time differently after a deployment was requested', () => {
  const story = play();
  const before = String(story.status(0, 'unchanged-renotated')['last_deployment_date']);
  story.post(1, '/application/unchanged-renotated/deploy');
  const after = String(story.status(2, 'unchanged-renotated')['last_deployment_date']);
  expect(after).toMatch(/\+02:00$/);
  expect(after).not.toBe(before);
  expect(Date.parse(after)).toBe(Date.parse(before));
});

test('a variable and a secret cannot share a key, and a secret is never returned again, nor stored', () => {
  const story = play();
  const body = { key: 'A', value: 'hush-hush' };
  const created = story.post(0, '/application/succeeds/secret', { body });
  expect([created.status, JSON.parse(created.body)]).toMatchObject([201, { key: 'A' }]);
  expect(created.body + JSON.stringify([...story.world.applications])).not.toContain('hush-hush');
  expect(story.post(1, '/application/succeeds/secret', { body }).status).toBe(409);
  expect(story.post(2, '/application/succeeds/environmentVariable', { body }).status).toBe(409);
  expect(story.post(3, '/application/fast/environmentVariable', { body }).status).toBe(201);
  expect(story.post(4, '/application/fast/secret', { body }).status).toBe(409);
});
