import { describe, expect, test } from 'vitest';
import { headers, sha, soundRequests } from './examples.ts';
import { findRequestProblems } from './strict.ts';

const startCheck = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
const createCheck = 'POST /repos/{owner}/{repo}/check-runs';
const createComment = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
const editComment = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const createDeployment = 'POST /repos/{owner}/{repo}/deployments';
const setDeployment = 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
const makeToken = 'POST /app/installations/{installation_id}/access_tokens';
const setStatus = 'POST /repos/{owner}/{repo}/statuses/{sha}';

const output = { title: 'Live', summary: 'Live' };
const annotation = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' };
const annotated = (fields: object) => ({ output: { ...output, annotations: [{ ...annotation, ...fields }] } });
const umlauts = 'ü'.repeat(32_768);

/** Sends the sound request of an operation, with other fields. */
function findWith(operation: string, fields: object): readonly string[] {
  const [target = '', body] = soundRequests[operation] ?? [];
  const [method = ''] = operation.split(' ');
  return findRequestProblems({ method, target, headers, body: JSON.stringify({ ...body, ...fields }) });
}

describe('the rules beside the description', () => {
  test.each([
    ['a completed check without a conclusion', createCheck, { conclusion: undefined }, 'needs a conclusion'],
    ['a check completed later without a conclusion', startCheck, { status: 'completed' }, 'needs a conclusion'],
    ['a conclusion before the end', createCheck, { status: 'queued' }, 'conclusion comes only with'],
    [
      'a conclusion without a status',
      startCheck,
      { status: undefined, conclusion: 'success' },
      'conclusion comes only',
    ],
    ['an end before the end', startCheck, { completed_at: '2026-11-20T10:05:00Z' }, 'completed_at comes only with'],
    ['a conclusion of GitHub alone', createCheck, { conclusion: 'stale' }, 'stale is for GitHub alone'],
    ['a check of a branch', createCheck, { head_sha: 'main' }, 'head_sha must be a full SHA'],
    ['a check without a name', createCheck, { name: '' }, 'name must not be empty'],
    ['a summary of too many bytes', startCheck, { output: { ...output, summary: umlauts } }, 'summary has 65536 bytes'],
    ['a text of too many bytes', createCheck, { output: { ...output, text: umlauts } }, 'text has 65536 bytes'],
    ['51 annotations', createCheck, { output: { ...output, annotations: Array(51).fill(annotation) } }, 'at most 50'],
    ['a long title', createCheck, annotated({ title: 't'.repeat(256) }), 'title has at most 255'],
    ['a long message', createCheck, annotated({ message: `${umlauts}ü` }), 'message has 65538 bytes'],
    ['long details', createCheck, annotated({ raw_details: `${umlauts}ü` }), 'raw_details has 65538 bytes'],
    ['an empty message', createCheck, annotated({ message: '' }), 'message must not be empty'],
    ['an annotation without a message', createCheck, annotated({ message: undefined }), "property 'message'"],
    ['an annotation without a path', createCheck, annotated({ path: undefined }), "required property 'path'"],
    ['an annotation without a first line', createCheck, annotated({ start_line: undefined }), "property 'start_line'"],
    ['an annotation without a last line', createCheck, annotated({ end_line: undefined }), "property 'end_line'"],
    ['an annotation without a level', createCheck, annotated({ annotation_level: undefined }), "'annotation_level'"],
    ['an unknown field of an annotation', createCheck, annotated({ color: 'red' }), '(color)'],
    ['a path from the root', createCheck, annotated({ path: '/a' }), 'path must be relative'],
    ['line 0', createCheck, annotated({ start_line: 0 }), 'lines are counted from 1'],
    ['lines backwards', createCheck, annotated({ start_line: 2 }), 'ends on or after its first line'],
    ['columns on two lines', createCheck, annotated({ end_line: 2, start_column: 1 }), 'columns only on one line'],
    ['an external id on two lines', createCheck, { external_id: 'a\nb' }, 'external_id has a control character'],
    ['details on no web page', createCheck, { details_url: 'javascript:alert(1)' }, 'details_url must be an address'],
    ['an empty comment', createComment, { body: '' }, 'comment must not be blank'],
    ['a blank comment', editComment, { body: ' \n' }, 'comment must not be blank'],
    ['a long comment', createComment, { body: '😀'.repeat(32_769) }, 'at most 65536 UTF-16 units, not 65538'],
    ['an escape code in a comment', editComment, { body: '\x1b[31mred' }, 'body/body has a control character'],
    ['half a character', createComment, { body: 'a\ud83d' }, 'half a character'],
    ['a deployment that may merge', createDeployment, { auto_merge: true }, 'auto_merge must be false'],
    ['a deployment that merges unasked', createDeployment, { auto_merge: undefined }, 'auto_merge must be false'],
    ['required contexts', createDeployment, { required_contexts: ['ci'] }, 'required_contexts must be empty'],
    ['all contexts', createDeployment, { required_contexts: undefined }, 'required_contexts must be empty'],
    ['a deployment of a branch', createDeployment, { ref: 'main' }, 'ref must be a full SHA'],
    ['a deployment of a short SHA', createDeployment, { ref: sha.slice(0, 12) }, 'ref must be a full SHA'],
    ['a long description', createDeployment, { description: 'd'.repeat(141) }, 'at most 140 characters'],
    ['a long description of a deployment status', setDeployment, { description: 'd'.repeat(141) }, 'at most 140'],
    ['a long description of a commit status', setStatus, { description: 'd'.repeat(141) }, 'at most 140 characters'],
    ['a description on two lines', setStatus, { description: 'a\r\nb' }, 'description has a control character'],
    ['a log that is no address', setDeployment, { log_url: 'log.txt' }, 'log_url must be an address'],
    ['an empty address', setDeployment, { environment_url: '' }, 'environment_url must be an address'],
    ['a token by a name', makeToken, { repositories: ['hello.world'] }, 'named by their ids'],
    ['a token for several', makeToken, { repository_ids: [1, 2] }, 'for one repository'],
    ['an address without a host', setStatus, { target_url: 'https://' }, 'target_url must be an address'],
  ])('find %s', (_, operation, fields, problem) => {
    expect(findWith(operation, fields)).toContainEqual(expect.stringContaining(problem));
  });

  test.each([
    ['a summary of as many bytes as are taken', startCheck, { output: { ...output, summary: `${umlauts.slice(1)}.` } }],
    ['50 annotations', createCheck, { output: { ...output, annotations: Array(50).fill(annotation) } }],
    ['columns on one line', createCheck, annotated({ start_column: 1, end_column: 2 })],
    ['a comment of as many units as are taken', createComment, { body: '😀'.repeat(32_768) }],
    ['a description of 140 characters', createDeployment, { description: 'd'.repeat(140) }],
    ['a commit status without an address', setStatus, { target_url: null }],
    ['a payload that is text', createDeployment, { payload: 'any\ntext' }],
  ])('allow %s', (_, operation, fields) => {
    expect(findWith(operation, fields)).toEqual([]);
  });

  test.each([
    ['deployments?per_page=101', 'per_page must be from 1 to 100'],
    ['deployments?per_page=0', 'per_page must be from 1 to 100'],
    ['deployments?page=0', 'page must be 1 or more'],
    ['pulls?head=main', 'head must be owner:branch'],
    ['pulls/0', 'pull_number must be a positive number'],
    ['commits/main/pulls', 'commit_sha must be a full SHA'],
    ['commits/a%0Ab/status', 'ref has a control character'],
    ['commits/../status', 'ref is no name'],
    ['compare/main..x', 'basehead must be BASE...HEAD'],
    ['../r%2Fs/pulls', 'repo has a slash'],
  ])('find what is wrong with the address %s', (path, problem) => {
    const target = `/repos/octo/${path.startsWith('../') ? path.slice('../'.length) : `hello/${path}`}`;

    expect(findRequestProblems({ method: 'GET', target, headers })).toEqual([expect.stringContaining(problem)]);
  });
});
