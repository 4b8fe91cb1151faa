import { describe, expect, it } from 'vitest';
import type { OutboxItem, Progress } from '../../../data/outbox/item.ts';
import { keptPunch } from '../punch/kept-punch.ts';
import { entrySync } from './entry-sync.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00.000Z`);

function punchAt(time: string, progress?: Progress): OutboxItem {
  const order = Number(time.replace(':', ''));
  return keptPunch(order, { device_at: new Date(at(time)).toISOString(), zone: 'UTC' }, progress);
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
