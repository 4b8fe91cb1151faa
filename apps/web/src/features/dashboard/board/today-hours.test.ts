import type { BoardPerson } from '@muster/contract';
import { expect, it } from 'vitest';
import { todayMinutes, todayMinutesOfAll } from './today-hours.ts';

const at = '2026-11-20T14:00:00Z';
const hourMs = 3_600_000;
const laterMs = Date.parse(at) + hourMs;

function person(more: Partial<BoardPerson>): BoardPerson {
  return {
    person_id: 'a0000000-0000-4000-8000-000000000001',
    name: 'Operator 1',
    photo_url: null,
    crew_names: [],
    state: 'on',
    entry_id: null,
    since: at,
    device_since: null,
    project_id: null,
    project_name: null,
    cost_code: null,
    on_break: false,
    break_kind: null,
    break_since: null,
    place_verdict: null,
    site_name: null,
    today_minutes: 120,
    today_at: at,
    flags: [],
    changed_at: null,
    ...more,
  };
}

it('goes on with work and rest breaks, and not with meals or after the clock-out', () => {
  const rest = person({ on_break: true, break_kind: 'rest' });
  const meal = person({ on_break: true, break_kind: 'meal' });
  const off = person({ state: 'off' });
  expect([person({}), rest, meal, off].map((one) => todayMinutes(one, laterMs))).toEqual([
    180, 180, 120, 120,
  ]);
  expect(todayMinutesOfAll([rest, meal], laterMs)).toBe(300);
});

it('counts nothing that an older app kept without hours, and never backwards', () => {
  const { today_minutes: _, today_at: __, ...kept } = person({});
  expect(todayMinutes(kept, laterMs)).toBe(0);
  expect(todayMinutes(person({}), Date.parse(at) - hourMs)).toBe(120);
});

it('adds up to what the lines show, however many seconds each has', () => {
  const people = Array.from({ length: 8 }, () => person({ today_at: '2026-11-20T14:00:01Z' }));
  const nowMs = Date.parse('2026-11-20T14:05:59Z');
  expect(todayMinutes(person({ today_at: '2026-11-20T14:00:01Z' }), nowMs)).toBe(125);
  expect(todayMinutesOfAll(people, nowMs)).toBe(8 * 125);
});
