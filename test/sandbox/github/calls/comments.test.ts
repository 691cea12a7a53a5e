import { describe, expect, test } from 'vitest';
import { playGithub, REPO } from '../play-github.ts';

const COMMENTS = 'issues/7/comments';

describe('comments on GitHub', () => {
  test('are listed oldest first for their pull request, and deleted one by one', () => {
    const { send } = playGithub();
    const [one] = ['one', 'two', 'three'].map((body) => send('POST', COMMENTS, { body }).json);
    send('POST', 'issues/8/comments', { body: 'elsewhere' });
    expect(send('DELETE', `issues/comments/${one.id}`)).toMatchObject({ status: 204, json: null });
    expect(send('GET', COMMENTS).json).toMatchObject([{ body: 'two' }, { body: 'three' }]);
    expect(send('DELETE', `issues/comments/${one.id}`).status).toBe(404);
  });

  test('are listed in pages, each with a link to the next', () => {
    const { send } = playGithub();
    for (let number = 1; number <= 35; number += 1) send('POST', COMMENTS, { body: `n${number}` });
    const first = send('GET', COMMENTS);
    expect(first.json).toHaveLength(30);
    const base = `<http://127.0.0.1:4010/api/v3/repos/${REPO}/${COMMENTS}?page=2>`;
    expect(first.headers['link']).toBe(`${base}; rel="next"`);
    expect(send('GET', `${COMMENTS}?per_page=10&page=4`).json).toHaveLength(5);
    expect(send('GET', `${COMMENTS}?page=2`).headers).not.toHaveProperty('link');
    const all = send('GET', `${COMMENTS}?per_page=100`);
    expect(all.json).toHaveLength(35);
    expect(all.headers).not.toHaveProperty('link');
  });

  test('are listed by since if they changed after it', () => {
    const { send } = playGithub();
    const { json: old } = send('POST', COMMENTS, { body: 'old' });
    send('POST', COMMENTS, { body: 'older' });
    send('PATCH', `issues/comments/${old.id}`, { body: 'edited' }, { atSeconds: 60 });
    const { json } = send('GET', `${COMMENTS}?since=2030-01-01T00:01:00Z`);
    expect(json).toMatchObject([{ body: 'edited', updated_at: '2030-01-01T00:01:00Z' }]);
    expect(json).toHaveLength(1);
  });

  test('create pull requests up to number 999; others must be registered', () => {
    const play = playGithub();
    expect(play.send('GET', 'issues/999/comments')).toMatchObject({ status: 200, json: [] });
    expect(play.send('GET', 'pulls').json).toEqual([]);
    expect(play.send('POST', 'issues/999/comments', { body: 'x' }).status).toBe(201);
    expect(play.send('GET', 'pulls').json).toMatchObject([{ number: 999, state: 'open' }]);
    for (const number of ['1000', '0', 'x']) {
      expect(play.send('GET', `issues/${number}/comments`).status).toBe(404);
      expect(play.send('POST', `issues/${number}/comments`, { body: 'x' }).status).toBe(404);
    }
    play.pull(1000);
    expect(play.send('POST', 'issues/1000/comments', { body: 'x' }).status).toBe(201);
  });
});
