import { describe, expect, it } from 'vitest';
import { decisionsOf } from './decisions-of.ts';

const late = (id: string, entryId: string | null, state: 'open' | 'accepted' = 'open') => ({
  id,
  kind: 'late_arrival',
  state,
  punch_id: id,
  entry_id: entryId,
  occurred_at: '2026-11-11T14:00:00Z',
  created_at: '2026-11-20T14:00:00Z',
  decided_at: null,
  comment: null,
});

describe('what a supervisor is asked about an entry', () => {
  it('is not what they are asked about another one', () => {
    expect(decisionsOf('monday', [late('in', 'tuesday'), late('out', null)])).toEqual([]);
  });

  it('is said once for both ends of it', () => {
    const start = late('in', 'monday');
    const answered = late('break', 'monday', 'accepted');
    expect(decisionsOf('monday', [start, late('out', 'monday'), answered])).toEqual([
      start,
      answered,
    ]);
  });
});
