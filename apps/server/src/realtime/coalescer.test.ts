import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createCoalescer, type ChangeNotice } from './coalescer.ts';

function collect() {
  const sent: ChangeNotice[] = [];
  const coalescer = createCoalescer({ gapMs: 250, emit: (notice) => sent.push(notice) });
  const offer = (since: string | number, key = 'topic', extra = {}) =>
    coalescer.offer({ key, payload: { since, ...extra } });
  return { sent, offer, coalescer };
}

describe('notices of one topic', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('go out at once after a pause', () => {
    const { sent, offer } = collect();
    offer('10');
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    offer('11');
    expect(sent).toHaveLength(2);
  });

  it('never exceed four a second, and the last one always goes out', () => {
    const { sent, offer } = collect();
    for (let i = 0; i < 990; i += 1) {
      offer(String(1000 + i), 'topic', { n: i });
      vi.advanceTimersByTime(1);
    }
    expect(sent).toHaveLength(4);
    vi.advanceTimersByTime(250);
    expect(sent).toHaveLength(5);
    expect(sent.at(-1)?.payload['n']).toBe(989);
  });

  it('carry the newest payload with the earliest cursor that has not gone out', () => {
    const { sent, offer } = collect();
    offer('1');
    offer('100', 'topic', { n: 1 });
    offer('99', 'topic', { n: 2 });
    offer('9', 'topic', { n: 3 });
    offer('1000', 'topic', { n: 4 });
    vi.advanceTimersByTime(250);
    expect(sent.at(-1)?.payload).toEqual({ since: '9', n: 4 });
  });

  it('compare instants as instants', () => {
    const { sent, offer } = collect();
    offer('2026-03-01T00:00:00.000Z');
    offer('2026-03-01T09:00:00.000Z');
    offer('2026-03-01T08:00:00.000Z');
    vi.advanceTimersByTime(250);
    expect(sent.at(-1)?.payload.since).toBe('2026-03-01T08:00:00.000Z');
  });

  it('do not wait for those of another topic', () => {
    const { sent, offer } = collect();
    offer('1', 'a');
    offer('2', 'b');
    expect(sent.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('stop with the server', () => {
    const { sent, offer, coalescer } = collect();
    offer('1');
    offer('2');
    coalescer.close();
    vi.advanceTimersByTime(1000);
    expect(sent).toHaveLength(1);
  });
});
