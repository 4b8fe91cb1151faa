import { describe, expect, it } from 'vitest';
import type { Progress } from '../../../data/outbox/item.ts';
import { keptPunch, personId, waiting } from './kept-punch.ts';
import { latestPunchStatus, syncOf } from './punch-status.ts';

const item = (order: number, progress?: Progress) =>
  keptPunch(order, { kind: order === 1 ? 'in' : 'out' }, progress);

const done = (verdict: string, first_verdict: string | null = null): Progress => ({
  state: 'done',
  attempts: 1,
  doneAtMs: 0,
  answer: {
    id: null,
    verdict,
    first_verdict,
    flags: [],
    reason: null,
    occurred_at: null,
    entry_id: null,
  },
});

describe('where a punch is', () => {
  it('is never "on the server" before the server has said so', () => {
    const states = (['idle', 'active', 'offline', 'session_needed'] as const).map((sending) =>
      syncOf({ progress: waiting }, sending),
    );
    expect(states).toEqual(['on_device', 'sending', 'offline', 'session_needed']);
  });

  it('is with the supervisor, whether the answer came at once or at a repetition', () => {
    expect(syncOf({ progress: done('needs_decision') }, 'idle')).toBe('waits_for_supervisor');
    expect(syncOf({ progress: done('replayed', 'needs_decision') }, 'idle')).toBe(
      'waits_for_supervisor',
    );
    expect(syncOf({ progress: done('applied_flagged') }, 'idle')).toBe('on_server');
  });

  it('is with the person when it was refused', () => {
    const reason = { by: 'verdict', code: 'punch_not_allowed', answer: null } as const;
    const progress: Progress = { state: 'attention', attempts: 1, reason };
    expect(syncOf({ progress }, 'idle')).toBe('needs_you');
  });
});

describe('the latest punch', () => {
  it('is none on a device that holds none of the person', () => {
    expect(latestPunchStatus({ items: [], sending: 'idle' }, personId)).toBeNull();
    const other = 'e0000000-0000-4000-8000-000000000002';
    expect(latestPunchStatus({ items: [item(1)], sending: 'idle' }, other)).toBeNull();
  });

  it('is the last one made', () => {
    const status = latestPunchStatus({ items: [item(1), item(2)], sending: 'offline' }, personId);
    expect(status).toMatchObject({ kind: 'out', sync: 'offline' });
  });

  it('tells the time that pays where the phone is known to be two hours ahead', () => {
    const { payload, ...kept } = item(1);
    const ahead = { ...Object(payload), skew_ms: 2 * 3_600_000, skew_age_ms: 1000 };
    const view = { items: [{ ...kept, payload: ahead }], sending: 'active' } as const;
    expect(latestPunchStatus(view, personId)?.atMs).toBe(Date.parse('2026-11-20T05:04:00.000Z'));
  });
});
