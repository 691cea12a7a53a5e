import { describe, expect, test } from 'vitest';
import { advisePlainHttp } from '../../../src/platform/http/error-mapping.ts';

const CODE = 'ERR_SSL_WRONG_VERSION_NUMBER';

describe('the advice on an https URL of a port that uses plain http', () => {
  test.each([
    ['https://127.0.0.1:4010/api/v1', 'Use http://127.0.0.1:4010/api/v1.'],
    ['https://localhost:4010', 'Use http://localhost:4010.'],
    ['https://api.example.com:8080', 'Use the https port, or allow plain http and use http://api.example.com:8080.'],
  ])('for %s suggests the http URL', (address, use) => {
    expect(advisePlainHttp(CODE, address)).toBe(`This port seems to use http, not https. ${use}`);
  });

  test.each([
    ['a certificate that is not trusted', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'https://127.0.0.1:4010'],
    ['a failure without a code', '', 'https://127.0.0.1:4010'],
    ['an address of plain http', CODE, 'http://127.0.0.1:4010'],
  ])('is not given for %s', (_, code, address) => {
    expect(advisePlainHttp(code, address)).toBeNull();
  });
});
