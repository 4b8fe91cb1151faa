import { describe, expect, it } from 'vitest';
import type { OutboxItem, Progress } from '../../data/outbox/item.ts';
import type { OutboxView } from '../../data/outbox/outbox.ts';
import { syncStateOf } from './sync-state.ts';

const waiting: Progress = { state: 'waiting', attempts: 0, nextAttemptAtMs: null, failure: null };
const done: Progress = { state: 'done', attempts: 1, doneAtMs: 0, answer: null };
const parked: Progress = {
  state: 'attention',
  attempts: 1,
  reason: { by: 'verdict', code: 'person_not_allowed', answer: null },
};

function viewOf(sending: OutboxView['sending'], ...progresses: readonly Progress[]): OutboxView {
  const items = progresses.map((progress, order): OutboxItem => ({
    id: `item-${order}`,
    kind: 'punch',
    userId: 'employee',
    personId: 'employee',
    causalKey: 'person:employee',
    deviceId: 'phone',
    deviceSeq: order,
    payload: {},
    payloadVersion: 1,
    addedAtMs: 0,
    order,
    progress,
  }));
  return { isRead: true, items, sending, storageTrouble: null, mayBeCleared: false };
}

describe('the sync chip', () => {
  it('asks for the person first, whatever else is on its way', () => {
    expect(syncStateOf(viewOf('active', waiting, parked))).toEqual({ kind: 'attention', count: 1 });
  });

  it('never says "saved" while something is unsent', () => {
    expect(syncStateOf(viewOf('offline', waiting, waiting))).toEqual({ kind: 'waiting', count: 2 });
    expect(syncStateOf(viewOf('session_needed', waiting))).toEqual({ kind: 'waiting', count: 1 });
    expect(syncStateOf(viewOf('active', waiting))).toEqual({ kind: 'sending', count: 1 });
  });

  it('never says "saved" of a storage that was not read', () => {
    const unread = { ...viewOf('idle'), isRead: false };
    expect(syncStateOf(unread)).toEqual({ kind: 'unknown' });
    const closed = { ...unread, storageTrouble: 'unavailable' } as const;
    expect(syncStateOf(closed)).toEqual({ kind: 'trouble' });
    // Items sent without being stored are on the server.
    expect(
      syncStateOf({ ...viewOf('idle', done), ...closed, items: viewOf('idle', done).items }),
    ).toEqual({ kind: 'trouble' });
  });

  it('does not count what the server has', () => {
    expect(syncStateOf(viewOf('idle', done, done))).toEqual({ kind: 'saved' });
  });
});
