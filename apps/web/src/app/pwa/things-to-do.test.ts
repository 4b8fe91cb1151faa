import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { OutboxItem, Progress } from '../../data/outbox/item.ts';
import { openDecisionsQuery } from '../../features/dashboard/decisions/open-decisions-query.ts';
import { thingsToDo } from './things-to-do.ts';

const item = (progress: Progress): OutboxItem => ({
  id: 'item',
  kind: 'punch',
  userId: 'lead',
  personId: 'lead',
  causalKey: 'person:lead',
  deviceId: 'phone',
  deviceSeq: 0,
  payload: {},
  payloadVersion: 1,
  addedAtMs: 0,
  order: 0,
  progress,
});
const parked = item({
  state: 'attention',
  attempts: 1,
  reason: { by: 'verdict', code: 'person_not_allowed', answer: null },
});
const waiting = item({ state: 'waiting', attempts: 0, nextAttemptAtMs: null, failure: null });

describe('the number on the app’s icon', () => {
  it('is nothing for nobody', () => {
    expect(thingsToDo({ items: [parked] }, new QueryClient(), null)).toBe(0);
  });

  it('leaves out what sends itself', () => {
    expect(thingsToDo({ items: [waiting, parked] }, new QueryClient(), 'lead')).toBe(1);
  });

  it('counts the decisions that wait for this person, not another’s', () => {
    const queries = new QueryClient();
    const keyOf = (userId: string) =>
      openDecisionsQuery(userId, { personId: 'lead', isAdmin: false }).queryKey;
    queries.setQueryData(keyOf('lead'), { data: [{}, {}], asOfMs: 0 });
    queries.setQueryData(keyOf('another'), { data: [{}], asOfMs: 0 });
    expect(thingsToDo({ items: [parked] }, queries, 'lead')).toBe(3);
  });
});
