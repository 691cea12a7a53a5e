import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TEMPLATES } from '../../../src/cli/init/templates.ts';
import { renderFor } from './support.ts';

const FORMS = new URL('../../fixtures/ci/', import.meta.url);
/** Groovy has no schema. */
const CIS = [...TEMPLATES.keys()].filter((ci) => ci !== 'jenkins');

describe.each(CIS)("the form of %s, which says what the vendor's schema says,", (ci) => {
  const form = JSON.parse(readFileSync(new URL(`${ci}.json`, FORMS), 'utf8'));
  const isFitting = new Ajv({ allErrors: true, strictTypes: false, allowUnionTypes: true }).compile(form);

  test.each([
    ['all chosen', {}],
    ['several applications and another branch', { appIds: ['app-1', 'app-2'], branch: 'release/2' }],
    ['nothing chosen', { appIds: [], baseUrl: null }],
  ])('fits the workflow with %s', (_, over) => {
    // Azure reads every scalar as a string.
    isFitting(parse(renderFor(ci, over), ci === 'azure' ? { schema: 'failsafe' } : {}));
    expect(isFitting.errors ?? []).toEqual([]);
  });
});
