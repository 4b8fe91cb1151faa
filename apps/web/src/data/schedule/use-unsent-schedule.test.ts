import { expect, it } from 'vitest';
import type { OutboxItem, Progress } from '../outbox/item.ts';
import { availabilityKind, confirmationKind } from './schedule-items.ts';
import { unsentScheduleOf } from './use-unsent-schedule.ts';

const waiting: Progress = { state: 'waiting', attempts: 0, nextAttemptAtMs: null, failure: null };
const doneAt = (doneAtMs: number): Progress => ({
  state: 'done',
  attempts: 1,
  doneAtMs,
  answer: null,
});

let order = 0;
function item(kind: string, payload: object, progress: Progress): OutboxItem {
  order += 1;
  return {
    id: `item-${order}`,
    order,
    kind,
    userId: 'user',
    personId: 'person',
    causalKey: 'key',
    deviceId: 'device',
    deviceSeq: order,
    payload: { v: 1, ...payload },
    payloadVersion: 1,
    addedAtMs: 0,
    progress,
  };
}

const id = '00000000-0000-4000-8000-000000000001';
const entry = {
  id,
  kind: 'cannot',
  weekday: 7,
  from_date: null,
  to_date: null,
  from_time: null,
  to_time: null,
  note: null,
};
const saved = (progress: Progress) =>
  item(availabilityKind, { change: 'save', availability: entry }, progress);
const removed = (progress: Progress) => item(availabilityKind, { change: 'remove', id }, progress);

it('shows what was accepted until an answer of the server contains it', () => {
  const items = [saved(doneAt(2_000))];
  expect(unsentScheduleOf(items, 1_000).savedAvailability).toEqual([{ entry, isUnsent: false }]);
  expect(unsentScheduleOf(items, 3_000).savedAvailability).toEqual([]);
});

it('says of what was not accepted that it waits', () => {
  expect(unsentScheduleOf([saved(waiting)], 3_000).savedAvailability).toEqual([
    { entry, isUnsent: true },
  ]);
});

it('keeps what was removed out of the list until an answer is without it', () => {
  const items = [saved(doneAt(500)), removed(doneAt(2_000))];
  expect(unsentScheduleOf(items, 1_000).removedAvailability).toEqual(new Set([id]));
  expect(unsentScheduleOf(items, 1_000).savedAvailability).toEqual([]);
  expect(unsentScheduleOf(items, 3_000).removedAvailability).toEqual(new Set());
});

it('keeps the version of a shift confirmed that was confirmed here', () => {
  const payload = { shift_id: id, sequence: 3, confirmed_at: '2026-11-23T07:00:00.000Z' };
  const items = [item(confirmationKind, payload, doneAt(500))];
  expect(unsentScheduleOf(items, 3_000).confirmed).toEqual(new Set([`${id} 3`]));
});
