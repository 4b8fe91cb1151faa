import 'temporal-polyfill/global';
import { describe, expect, it } from 'vitest';
import { type DecideForm, resolveDecision, settableTime } from './decide-form.ts';
import type { OpenDecision } from './open-decisions-query.ts';

const decision: OpenDecision = {
  id: 'item',
  kind: 'estimated_close',
  created_at: '2026-11-20T14:00:00Z',
  person: { person_id: 'person', first_name: 'Operator', last_name: 'One' },
  punch: {
    kind: 'in',
    break_kind: null,
    occurred_at: '2026-11-19T14:00:00Z',
    received_at: '2026-11-19T14:00:00Z',
    device_at: '2026-11-19T14:00:00Z',
    zone: 'America/Denver',
    note: null,
    project: null,
    entry: null,
  },
};
const form: DecideForm = {
  decision: 'set_time',
  comment: ' He told me ',
  wall: { date: '2026-11-19', time: '15:30', pass: null },
};

describe('a decision', () => {
  it('is none without an answer, or without a word where one is owed', () => {
    expect(resolveDecision({ ...form, decision: null }, decision)).toEqual({
      problem: 'not_chosen',
    });
    expect(resolveDecision({ ...form, comment: ' ' }, decision)).toEqual({
      problem: 'comment_missing',
    });
    expect(resolveDecision({ ...form, decision: 'reject', comment: '' }, decision)).toEqual({
      problem: 'comment_missing',
    });
  });

  it('is none at a time that never was', () => {
    const wall = { ...form.wall, time: '' };
    expect(resolveDecision({ ...form, wall }, decision)).toEqual({ problem: 'no_such_time' });
  });

  it('needs no word to accept', () => {
    expect(resolveDecision({ ...form, decision: 'accept', comment: '' }, decision)).toEqual({
      given: { itemId: 'item', decision: 'accept', comment: null, time: null },
    });
  });

  it('sets the end of a guess and the start of what has none', () => {
    const base = { itemId: 'item', decision: 'set_time', comment: 'He told me' };
    const atMs = Date.parse('2026-11-19T22:30:00Z');
    expect(resolveDecision(form, decision)).toEqual({
      given: { ...base, time: { field: 'ended_at', atMs } },
    });
    expect(resolveDecision(form, { ...decision, kind: 'missing_in' })).toEqual({
      given: { ...base, time: { field: 'started_at', atMs } },
    });
    expect(settableTime('overlap')).toBeNull();
  });
});
