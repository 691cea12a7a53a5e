import { describe, expect, test } from 'vitest';
import { isLoopback } from '../../src/kernel/loopback.ts';

describe('loopback', () => {
  test.each(['localhost', 'LOCALHOST', 'localhost.', 'app.localhost', '127.0.0.1', '127.255.0.3', '[::1]'])(
    'is %s',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  test.each(['localhost.example', '127.example', '128.0.0.1', '10.0.0.1', '[::2]', 'notlocalhost', ''])(
    'is not %j',
    (host) => {
      expect(isLoopback(host)).toBe(false);
    },
  );
});
