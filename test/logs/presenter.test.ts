import { describe, expect, test } from 'vitest';
import { NetworkError } from '../../src/kernel/errors.ts';
import { createPresenter } from '../../src/logs/presenter.ts';
import type { Stitched } from '../../src/logs/stitch.ts';
import { createStitchState } from '../../src/logs/stitch.ts';
import { linesOf } from './lines.ts';
import { createRecordingSink } from './recording-sink.ts';

const state = createStitchState(2);
const error = new NetworkError('reset', 'the connection was reset', {
  method: 'GET',
  path: '/application/{app_id}/log',
});

function stitched(texts: string[], gap: Stitched['gap'] = null): Stitched {
  return { state, rest: null, fresh: linesOf(...texts), gap };
}

describe('a presenter', () => {
  test('says the gap before the lines after it, and whether anything was new', () => {
    const sink = createRecordingSink();
    const presenter = createPresenter(sink);
    expect(presenter.show(stitched(['a'], { cause: 'rolled', missing: 3 }))).toBe(true);
    expect(presenter.show(stitched([]))).toBe(false);
    expect(sink.said).toEqual(['gap 3', 'a']);
  });

  test('counts a new log as a gap only after something was shown', () => {
    const sink = createRecordingSink();
    const presenter = createPresenter(sink);
    presenter.show(stitched(['a'], { cause: 'restarted', missing: null }));
    presenter.show(stitched(['b'], { cause: 'restarted', missing: null }));
    expect(sink.said).toEqual(['a', 'gap null', 'b']);
  });

  test('says of withheld lines only that they are left out', () => {
    const sink = createRecordingSink();
    const presenter = createPresenter(sink);
    presenter.withhold(stitched(['old']), null);
    presenter.withhold(stitched([]), null);
    expect(sink.said).toEqual(['withheld']);
  });

  test('shows lines again only if reads brought no new ones, and says so after them (B30)', () => {
    const unread = createRecordingSink();
    createPresenter(unread).repeat(linesOf('old'));
    expect(unread.said).toEqual([]);
    const read = createRecordingSink();
    const presenter = createPresenter(read);
    presenter.show(stitched([]));
    presenter.repeat([]);
    presenter.repeat(linesOf('old'));
    presenter.repeat(linesOf('old'));
    expect(read.said).toEqual(['old', 'repeated']);
  });

  test('says at the close if the end could not be read (B32)', () => {
    const sink = createRecordingSink();
    const presenter = createPresenter(sink);
    presenter.fail(error, false);
    presenter.close();
    presenter.close();
    expect(sink.said).toEqual(['unavailable: the connection was reset']);

    const other = createRecordingSink();
    const good = createPresenter(other);
    good.fail(error, false);
    good.show(stitched([]));
    good.close();
    expect(other.said).toEqual([]);
  });
});
