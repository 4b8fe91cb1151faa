import { describe, expect, it } from 'vitest';
import { punchItemKind } from '../../../data/clock/punch-sender.ts';
import type { OutboxItem, Progress } from '../../../data/outbox/item.ts';
import { entrySync } from './entry-sync.ts';

const person = 'e0000000-0000-4000-8000-000000000001';
const device = 'd0000000-0000-4000-8000-000000000001';
const at = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`);
const waiting: Progress = { state: 'waiting', attempts: 0, nextAttemptAtMs: null, failure: null };

function punchAt(time: string, progress: Progress = waiting): OutboxItem {
  const id = `a0000000-0000-4000-8000-0000000${time.replace(':', '')}0`;
  const item = { id, kind: punchItemKind, userId: person, personId: person, deviceId: device };
  const payload = {
    id,
    v: 1,
    person_id: person,
    kind: 'in',
    break_kind: null,
    device_id: device,
    device_seq: 1,
    device_at: `2026-11-20T${time}:00.000Z`,
    zone: 'UTC',
    utc_offset_minutes: 0,
    skew_ms: null,
    skew_age_ms: null,
    online: false,
    claimed_at: null,
    project_id: null,
    cost_code_id: null,
    note: null,
    location: null,
    outside_reason: null,
    pin_check: null,
  };
  const rest = { causalKey: '', deviceSeq: 1, order: 1, payloadVersion: 1, addedAtMs: 0 };
  return { ...item, ...rest, payload, progress };
}

const morning = { startedAt: at('07:00'), endedAt: at('11:00'), isPredicted: true };

describe('how far an entry has come', () => {
  it('says nothing of what the server knows', () => {
    const items = [punchAt('07:00')];
    const entry = { ...morning, isPredicted: false };
    expect(entrySync(entry, { items, sending: 'offline' })).toBeNull();
  });

  it('says nothing of punches outside of it', () => {
    expect(entrySync(morning, { items: [punchAt('12:00')], sending: 'offline' })).toBeNull();
  });

  it('is where its latest unsent punch is', () => {
    const reason = { by: 'verdict', code: 'person_not_allowed', answer: null } as const;
    const parked = punchAt('09:30', { state: 'attention', attempts: 1, reason });
    const items = [punchAt('07:00'), parked, punchAt('12:00')];
    expect(entrySync(morning, { items, sending: 'offline' })).toBe('needs_you');
    expect(entrySync({ ...morning, endedAt: null }, { items, sending: 'offline' })).toBe('offline');
  });

  it('finds the punch of a phone whose clock is known to be wrong', () => {
    const { payload, ...kept } = punchAt('13:00');
    const ahead = { ...Object(payload), skew_ms: 3 * 3_600_000, skew_age_ms: 1000 };
    const view = { items: [{ ...kept, payload: ahead }], sending: 'offline' } as const;
    expect(entrySync(morning, view)).toBe('offline');
  });
});
