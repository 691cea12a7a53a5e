import { describe, expect, test } from 'vitest';
import { renderRelayLine } from './render-relay.ts';

const PLAIN = { isColored: false };

function render(level: string, message: string, facts: object): string | null {
  return renderRelayLine(JSON.stringify({ time: '2026-01-01T00:00:00.000Z', level, message, facts }), PLAIN);
}

describe("a line of the relay's log in a terminal", () => {
  test('names the sender, the receiver and the message', () => {
    const delivery = { delivery: '2', outcome: 'stored', source: 'platform', application: 'checkout', word: 'running' };
    expect(render('info', 'A delivery was stored.', delivery)).toBe('  platform → relay    delivery 2 stored: running');
    const requested = {
      delivery: '1',
      outcome: 'stored',
      source: 'github',
      request: 'expect',
      repository: 'octo/rocket',
    };
    expect(render('info', 'A delivery was stored.', requested)).toBe(
      '  GitHub → relay      delivery 1 stored: a pull request needs a check',
    );
    expect(render('info', 'A check run was written.', { status: 'in_progress', githubId: 12 })).toBe(
      '  relay → GitHub      check run 12 written: in progress',
    );
  });

  test('is rendered as a warning with its reason, and not at all if it is only information', () => {
    expect(render('warn', 'Could not read the status of an application.', { reason: 'It is out.' })).toBe(
      '  ⚠ Could not read the status of an application. It is out.',
    );
    expect(render('info', 'The relay is listening.', { url: 'http://127.0.0.1:1' })).toBeNull();
  });

  test('is shown unchanged if it is not JSON', () => {
    expect(renderRelayLine('Node.js v24', PLAIN)).toBe('  Node.js v24');
  });
});
