import { describe, expect, it } from 'vitest';
import type { ShownEntry } from '../../../data/clock/predict-clock.ts';
import { asksForFinish, latestFinishMs } from './estimated-entry.ts';

function entry(id: string, startedAt: number, more: Partial<ShownEntry> = {}): ShownEntry {
  return {
    id,
    state: 'closed',
    projectId: null,
    costCodeId: null,
    startedAt,
    endedAt: startedAt + 8,
    deviceStartedAt: null,
    zone: 'UTC',
    note: null,
    flags: [],
    breaks: [],
    isPredicted: false,
    ...more,
  };
}

const estimated = entry('monday', 100, { flags: ['estimated', 'missing_out'] });
const decision = (state: 'open' | 'accepted') => ({
  id: 'decision',
  kind: 'estimated_close',
  state,
  punch_id: 'monday',
  entry_id: 'monday',
  occurred_at: '',
  created_at: '',
  decided_at: null,
  comment: null,
});

describe('an entry whose end was estimated', () => {
  it('is asked about where the person was clocked out automatically, and no other that ended', () => {
    expect(asksForFinish(entry('monday', 100, { flags: ['auto_out'] }), [])).toBe(true);
    expect(asksForFinish(entry('monday', 100, { flags: ['outside'] }), [])).toBe(false);
  });

  it('is not asked about once a supervisor has settled it', () => {
    expect(asksForFinish(estimated, [decision('accepted')])).toBe(false);
  });

  it('is asked about while no one has', () => {
    expect(asksForFinish(estimated, [])).toBe(true);
    expect(asksForFinish(estimated, [decision('open')])).toBe(true);
  });

  it('is not asked about when its end was punched', () => {
    expect(asksForFinish(entry('tuesday', 200), [])).toBe(false);
  });

  it('ended before the next one that counts began, else before now', () => {
    const waiting = entry('waiting', 150, { state: 'needs_decision' });
    const next = entry('tuesday', 200);
    const later = entry('wednesday', 300);
    expect(latestFinishMs(estimated, [later, next, waiting, estimated], 400)).toBe(200);
    expect(latestFinishMs(estimated, [waiting, estimated], 400)).toBe(400);
  });
});
