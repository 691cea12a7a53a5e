import { describe, expect, test } from 'vitest';
import { findMissing } from '../../src/conformance/checks/check-description.ts';

const ENDPOINTS = [
  { method: 'GET', path: '/organization' },
  { method: 'POST', path: '/application/{app_id}/deploy' },
];
const ORGANIZATION = { get: {} };
const DEPLOY = { post: {} };

describe('a document describes the endpoints', () => {
  test.each([
    ['as they are', { '/organization': ORGANIZATION, '/application/{app_id}/deploy': DEPLOY }],
    ['with other names of ids', { '/organization': ORGANIZATION, '/application/{applicationId}/deploy': DEPLOY }],
    ['under a version', { '/api/v1/organization': ORGANIZATION, '/api/v1/application/{id}/deploy': DEPLOY }],
    ['among others', { '/organization': { get: {}, put: {} }, '/application/{id}/deploy': DEPLOY, '/more': {} }],
  ])('%s', (_, paths) => {
    expect(findMissing({ paths }, ENDPOINTS)).toBeNull();
  });

  test.each([
    ['another method', { '/organization': { put: {} }, '/application/{id}/deploy': DEPLOY }, 1, 'GET /organization'],
    ['a longer path', { '/organization': ORGANIZATION, '/x/application/{id}/deploy': DEPLOY }, 1, 'POST /application/'],
    ['a version elsewhere', { '/organization/api/v1': ORGANIZATION }, 2, 'GET /organization'],
    ['no methods', { '/organization': null, '/application/{id}/deploy': [] }, 2, 'GET /organization'],
    ['no paths', 'none', 2, 'GET /organization'],
  ])('not with %s', (_, paths, count, first) => {
    const missing = findMissing({ paths }, ENDPOINTS);
    expect(missing).toContain(`${count} missing, first ${first}`);
  });
});
