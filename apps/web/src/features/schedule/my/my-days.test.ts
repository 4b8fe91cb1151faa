import type { MySchedule, MyShift } from '@muster/contract/my-schedule';
import { expect, it } from 'vitest';
import { directionsTo, isKnown, paidMinutes, weekDays } from './my-days.ts';

const zone = 'America/Denver';

function shiftOf(part: Partial<MyShift>): MyShift {
  return {
    id: crypto.randomUUID(),
    sequence: 1,
    starts_local: '2026-11-23T07:00',
    ends_local: '2026-11-23T15:30',
    zone,
    starts_at: '2026-11-23T14:00:00Z',
    ends_at: '2026-11-23T22:30:00Z',
    break_minutes: 30,
    note: null,
    crew: null,
    project: null,
    site: null,
    cost_code: null,
    published_at: '2026-11-20T12:00:00Z',
    confirmed_at: null,
    canceled_at: null,
    changed: [],
    request_id: null,
    ...part,
  };
}

function scheduleOf(part: Partial<MySchedule>): MySchedule {
  return {
    verdict: 'ok',
    from_date: '2026-11-09',
    to_date: '2027-01-04',
    today: '2026-11-23',
    now: '2026-11-23T12:00:00Z',
    zone,
    workweek_start: 1,
    shifts: [],
    next: null,
    open_shifts: [],
    crew_today: [],
    requests: [],
    availability: [],
    holidays: [],
    time_off: [],
    ...part,
  };
}

it('puts a night shift on the day on which it starts, and a day’s shifts in order', () => {
  const late = shiftOf({ starts_local: '2026-11-24T22:00', starts_at: '2026-11-25T05:00:00Z' });
  const early = shiftOf({ starts_local: '2026-11-24T06:00', starts_at: '2026-11-24T13:00:00Z' });
  const days = weekDays(scheduleOf({ shifts: [late, early] }), '2026-11-26');
  expect(days.map(({ date }) => date).slice(0, 3)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
  ]);
  expect(days[1]?.shifts).toEqual([early, late]);
  expect(days[2]?.shifts).toEqual([]);
});

it('shows time off until midnight on its last day only', () => {
  const absence = {
    id: crypto.randomUUID(),
    state: 'approved' as const,
    kind_name: 'Vacation',
    starts_at: '2026-11-24T07:00:00Z',
    ends_at: '2026-11-26T07:00:00Z',
  };
  const off = weekDays(scheduleOf({ time_off: [absence] }), '2026-11-23').map(
    ({ timeOff }) => timeOff.length,
  );
  expect(off).toEqual([0, 1, 1, 0, 0, 0, 0]);
});

it('knows the days that were read, both ends included', () => {
  const schedule = scheduleOf({});
  expect(isKnown(schedule, '2026-11-08')).toBe(false);
  expect(isKnown(schedule, '2026-11-09')).toBe(true);
  expect(isKnown(schedule, '2027-01-04')).toBe(true);
  expect(isKnown(schedule, '2027-01-05')).toBe(false);
});

it('counts elapsed time without the break, the long night of autumn included', () => {
  expect(paidMinutes(shiftOf({}))).toBe(480);
  const autumn = { starts_at: '2026-11-01T04:00:00Z', ends_at: '2026-11-01T13:00:00Z' };
  expect(paidMinutes(shiftOf({ ...autumn, break_minutes: 0 }))).toBe(540);
});

it('leads to the site, else to the address, else nowhere', () => {
  const project = { id: crypto.randomUUID(), name: 'Mill', address: '1 Main St, Denver' };
  const site = { id: crypto.randomUUID(), name: 'North', lat: 39.7, lng: -105 };
  expect(directionsTo({ site: null, project: null })).toBeNull();
  expect(directionsTo({ site: null, project: { ...project, address: ' ' } })).toBeNull();
  expect(directionsTo({ site: null, project })).toContain('1%20Main%20St%2C%20Denver');
  expect(directionsTo({ site, project })).toContain('39.7%2C-105');
});
