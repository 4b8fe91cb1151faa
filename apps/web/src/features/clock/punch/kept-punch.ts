import type { Punch } from '@muster/contract';
import { punchItemKind } from '../../../data/clock/punch-sender.ts';
import type { OutboxItem, Progress } from '../../../data/outbox/item.ts';

export const personId = 'e0000000-0000-4000-8000-000000000001';
const deviceId = 'd0000000-0000-4000-8000-000000000001';

export const waiting: Progress = {
  state: 'waiting',
  attempts: 0,
  nextAttemptAtMs: null,
  failure: null,
};

/** For tests: an outbox item with one person's punch, by default a clock-in that is waiting. */
export function keptPunch(
  order: number,
  said: Partial<Punch> = {},
  progress: Progress = waiting,
): OutboxItem {
  const id = `a0000000-0000-4000-8000-${String(order).padStart(12, '0')}`;
  const payload: Punch = {
    id,
    v: 1,
    person_id: personId,
    kind: 'in',
    break_kind: null,
    device_id: deviceId,
    device_seq: order,
    device_at: '2026-11-20T07:04:00.000Z',
    zone: 'America/Denver',
    utc_offset_minutes: -420,
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
    ...said,
  };
  return {
    id,
    kind: punchItemKind,
    userId: personId,
    personId,
    causalKey: `person:${personId}`,
    deviceId,
    deviceSeq: order,
    order,
    payloadVersion: 1,
    addedAtMs: 0,
    payload,
    progress,
  };
}
