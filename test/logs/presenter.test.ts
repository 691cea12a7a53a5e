import { describe, expect, test } from 'vitest';
import { createPresenter } from '../../src/logs/presenter.ts';
import { createStitchState, type Stitched } from '../../src/logs/stitch.ts';
import { linesOf } from './lines.ts';
import { createRecordingSink } from './recording-sink.ts';

const state = createStitchState(2);

function stitched(texts: string[], gap: Stitched['gap'] = null): Stitched {
  return { state, rest: null, fresh: linesOf(...texts), gap };
}

describe('a presenter', () => {
  test('counts a new log as a gap only after something was shown', () => {
    const sink = createRecordingSink();
    const presenter = createPresenter(sink);
    presenter.show(stitched(['a'], { cause: 'restarted', missing: null }));
    presenter.show(stitched(['b'], { cause: 'restarted', missing: null }));
    expect(sink.said).toEqual(['a', 'gap null', 'b']);
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
});
