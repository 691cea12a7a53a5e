import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PATIENCE } from '../../../src/deploy/patience.ts';
import { type Outlook, outlookOf } from '../../../src/kernel/request-fate.ts';
import { errorFromFailure } from '../../../src/platform/http/error-mapping.ts';
import { classifyFailure } from '../../../src/platform/http/failure.ts';
import type { ChosenProxy } from '../../../src/platform/http/proxy.ts';
import { statusOperation } from '../../../src/platform/resources/applications.ts';

const TWICE = '2 attempts within 5 s, `failure`';
const MINUTE = 'attempts for 60 s, `failure`';
const ROW_15 = 'row 15, `unknown`';
const COUNTED = 'a failed check';

/** What stands in each column of docs/behaviors.md. */
const ROWS: readonly (readonly [fault: string, code: string, before: string, named: string])[] = [
  [
    'The certificate is not signed by a trusted authority',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    TWICE,
    'NODE_EXTRA_CA_CERTS',
  ],
  ['The certificate is signed by itself', 'DEPTH_ZERO_SELF_SIGNED_CERT', TWICE, 'NODE_EXTRA_CA_CERTS with it'],
  ['The certificate is for another host name', 'ERR_TLS_CERT_ALTNAME_INVALID', TWICE, 'the host of the URL'],
  ['The certificate has expired', 'CERT_HAS_EXPIRED', TWICE, 'the certificate, the clock'],
  ['The certificate is not valid yet', 'CERT_NOT_YET_VALID', TWICE, 'the certificate, the clock'],
  ['https on a port of http', 'ERR_SSL_WRONG_VERSION_NUMBER', TWICE, 'the URL with http'],
  ['Only HTTP/2 is offered', 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL', TWICE, 'HTTP/1.1'],
  ['The server demands a client certificate', 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', TWICE, 'the certificate'],
  ['Any other failure of TLS', 'EPROTO', TWICE, 'the URL'],
  ['The response is not HTTP/1.1', 'HTTPParserError', TWICE, 'the URL and its port'],
  ['The response breaks the rules of HTTP/1.1', 'UND_ERR_HEADERS_OVERFLOW', TWICE, 'the sender'],
  ['The certificate of an https proxy', 'CERT_HAS_EXPIRED', TWICE, 'the proxy, its certificate'],
  ['The proxy sends something else than HTTP/1.1', 'HTTPParserError', TWICE, 'the proxy, its variable'],
  ['The proxy needs a login', '407', TWICE, 'the proxy, its variable'],
  ['The proxy refuses the host', '403', TWICE, 'the proxy, NO_PROXY'],
  ['The proxy cannot reach the host', '502', MINUTE, 'the proxy, its variable'],
  ['The proxy does not accept connections', 'ECONNREFUSED', MINUTE, 'the proxy, its variable'],
  ['The name of the proxy is unknown', 'ENOTFOUND', MINUTE, 'the proxy, its variable'],
  ['The host name is unknown', 'ENOTFOUND', MINUTE, 'the URL, the network'],
  ['The host name cannot be resolved now', 'EAI_AGAIN', MINUTE, 'the URL, the network'],
  ['The connection is refused', 'ECONNREFUSED', MINUTE, 'the URL, the network'],
  ['Connecting takes too long', 'none', MINUTE, 'the URL, the network'],
  ['The connection breaks before a response', 'ECONNRESET', ROW_15, 'the status page'],
];

const WORDS: Readonly<Record<string, RegExp>> = {
  NODE_EXTRA_CA_CERTS:
    /certificate is not trusted \(.+\)\. .*set NODE_EXTRA_CA_CERTS to the file with .* that authority/,
  'NODE_EXTRA_CA_CERTS with it': /is signed by itself\. .*set NODE_EXTRA_CA_CERTS to the file with this certificate\./,
  'the host of the URL': /certificate is for another host name.*Check the URL: its host/,
  'the certificate, the clock': /certificate (?:has expired|is not valid yet).*Renew it, or correct the clock/,
  'the URL with http': /seems to use http, not https\. .*use http:\/\/api\.example\.com\/v1\./,
  'HTTP/1.1': /does not offer HTTP\/1\.1.*only HTTP\/2\. Enable HTTP\/1\.1/,
  'the certificate':
    /demands a certificate of the client \(ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED\)\. Touchdown has none/,
  'the sender': /headers are larger than 64 kB\. Check the URL, and the service or the proxy/,
  'the proxy, its certificate':
    /the certificate of the proxy http:\/\/proxy\.example:3128 \(https_proxy\) has expired \(CERT_HAS_EXPIRED\)\. Renew it/,
  'the URL': /secure connection \(EPROTO\)\. Check the URL/,
  'the URL and its port': /not HTTP\/1\.1\. Check the URL and its port/,
  'the proxy, its variable': /the proxy http:\/\/proxy\.example:3128 \(https_proxy\).*(?:Set|Check) https_proxy/,
  'the proxy, NO_PROXY': /the proxy http:\/\/proxy\.example:3128 \(https_proxy\) refused .*403.*NO_PROXY/,
  'the URL, the network': /Check the URL, the network/,
  'the status page': /lost before a response came.*status page/,
};

const PROXY: ChosenProxy = { url: 'http://user:hidden-word@proxy.example:3128/', variable: 'https_proxy' };
const LIMITS = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000 };

/** Returns the error of a row as the client reports it. */
function errorOf([fault, code]: (typeof ROWS)[number]) {
  const asked = {
    operation: statusOperation('app-7'),
    address: 'https://api.example.com/v1',
    authScheme: 'Token',
    limits: LIMITS,
  };
  if (code === 'none') return errorFromFailure(asked, { kind: 'connect' }, null);
  const proxy = /proxy/i.test(fault) ? PROXY : null;
  const failure = classifyFailure(causeOf(code), progressOf(fault, code), proxy);
  return errorFromFailure(asked, fault.includes('https proxy') ? { ...failure, fault: 'proxy' } : failure, null);
}

const MESSAGES: Readonly<Record<string, string>> = {
  HTTPParserError: 'Response does not match the HTTP/1.1 protocol (Expected HTTP/, RTSP/ or ICE/)',
  UND_ERR_HEADERS_OVERFLOW: 'Headers Overflow Error',
};

function causeOf(code: string): Error {
  const isStatus = /^\d+$/.test(code);
  const message = isStatus ? `Proxy response (${code}) !== 200 when HTTP Tunneling` : (MESSAGES[code] ?? 'x');
  return Object.assign(
    new Error(message),
    code === 'HTTPParserError' ? {} : { code: isStatus ? 'UND_ERR_ABORTED' : code },
  );
}

const SENT = ['ECONNRESET', 'HTTPParserError', 'UND_ERR_HEADERS_OVERFLOW', 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED'];

function progressOf(fault: string, code: string): 'waiting' | 'sent' {
  return SENT.includes(code) && !/proxy/i.test(fault) ? 'sent' : 'waiting';
}

const BEFORE: Readonly<Record<Outlook, string>> = { lasting: TWICE, starting: MINUTE, passing: ROW_15 };

describe('a fault of the network', () => {
  test.each(ROWS)(
    'is waited out before the deployment as the table says, and its message names what to change: %s (B15)',
    (...row) => {
      const error = errorOf(row);
      expect(BEFORE[outlookOf(error)]).toBe(row[2]);
      expect(error.message).toMatch(WORDS[row[3]] ?? 'no words');
      expect(error.message).toMatch(/^GET https?:\/\/api\.example\.com\/v1\/application\/app-7\/status: /);
      expect(error.message).not.toContain('hidden-word');
      // An address with a password would be redacted, so that no one could read the advice.
      expect(error.message).not.toContain('***');
    },
  );

  test('has the same table on the page of behaviors (B15)', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/behaviors.md'), 'utf8');
    const header =
      '| fault | error | before the deployment | after it | the message names |\n| --- | --- | --- | --- | --- |\n';
    const [, table = ''] = page.split(header);
    const lines = ROWS.map(
      ([fault, code, before, named]) => `| ${fault} | \`${code}\` | ${before} | ${COUNTED} | ${named} |`,
    );
    expect(table.split('\n').slice(0, ROWS.length + 1)).toEqual([
      ...lines.map((line) => line.replace('`none`', 'none')),
      '',
    ]);
  });

  test('is waited out for as long as the table says (B15)', () => {
    expect(PATIENCE).toMatchObject({
      lasting: { attempts: 2 },
      starting: { withinMs: 60_000 },
      passing: { attempts: 10, withinMs: 300_000 },
    });
  });

  test('of trust names the proxy that may have replaced the certificate (B15)', () => {
    const asked = {
      operation: statusOperation('app-7'),
      address: 'https://api.example.com',
      authScheme: 'Token',
      limits: LIMITS,
    };
    const failure = classifyFailure(causeOf('SELF_SIGNED_CERT_IN_CHAIN'), 'waiting', PROXY);
    expect(errorFromFailure(asked, failure, null).message).toContain(
      'The proxy http://proxy.example:3128 (https_proxy) may have replaced the certificate.',
    );
  });

  test('that comes from a proxy with an https URL of a port of http names the proxy (B15)', () => {
    const asked = {
      operation: statusOperation('app-7'),
      address: 'https://api.example.com',
      authScheme: 'Token',
      limits: LIMITS,
    };
    const proxy = { url: 'https://proxy.example:3128/', variable: 'HTTPS_PROXY' };
    const failure = classifyFailure(causeOf('ERR_SSL_WRONG_VERSION_NUMBER'), 'waiting', proxy);
    expect(errorFromFailure(asked, { ...failure, fault: 'proxy' }, null).message).toContain(
      'set HTTPS_PROXY to a URL that begins with http://',
    );
  });
});
