import type { BoardPerson, BoardShift } from '@muster/contract/schedule';
import { expect, test } from 'vitest';
import { dayGroups } from './day-groups.ts';

const day = '2026-11-23';

function person(name: string, ...crew_ids: string[]): BoardPerson {
  return {
    person_id: name,
    name,
    photo_url: null,
    role: 'employee',
    has_login: true,
    crew_ids,
    member: [],
    certificates: [],
    time_off: [],
    time_off_waiting: [],
    availability: [],
    punched: [],
    overtime: null,
  };
}

function shift(
  id: string,
  person_id: string | null,
  crew_id: string | null,
  at: string,
): BoardShift {
  return {
    id,
    person_id,
    crew_id,
    project_id: null,
    site_id: null,
    cost_code_id: null,
    starts_local: at,
    ends_local: at,
    starts_at: `${at}:00Z`,
    ends_at: `${at}:00Z`,
    zone: 'UTC',
    starts_second: false,
    ends_second: false,
    break_minutes: 0,
    note: null,
    version: 1,
    state: 'draft',
    series_id: null,
    is_exception: false,
    published: null,
    override_reason: null,
    waiting: 0,
    changed_by: null,
    changed_at: `${at}:00Z`,
  };
}

const crews = [
  { id: 'steel', name: 'Steel', archived: false, is_mine: true },
  { id: 'roof', name: 'Roof', archived: false, is_mine: false },
  { id: 'old', name: 'Old', archived: true, is_mine: false },
];

/** As a reader sees it: `Roof: Ana 1`. */
function read(groups: ReturnType<typeof dayGroups>): readonly string[] {
  return groups.map(
    ({ name, lines }) =>
      `${name ?? 'none'}: ${lines
        .map((line) => `${line.person?.name ?? 'open'} ${line.shifts.length}`)
        .join(', ')}`,
  );
}

test('everyone is listed once: with the crew of their shift, or else with their own', () => {
  const board = {
    crews,
    people: [
      person('Zoe', 'steel'),
      person('Ana', 'steel', 'roof'),
      person('Bo', 'steel'),
      person('Cy'),
    ],
    shifts: [
      shift('1', 'Bo', 'roof', `${day}T09:00`),
      shift('2', null, 'steel', `${day}T06:00`),
      shift('3', 'Ana', null, `${day}T07:00`),
      shift('4', 'Ana', null, `${day}T13:00`),
      shift('5', 'Zoe', 'steel', '2026-11-24T07:00'),
    ],
  };
  expect(read(dayGroups(board, day, null))).toEqual([
    'Roof: Bo 1',
    'Steel: open 1, Ana 2, Zoe 0',
    'none: Cy 0',
  ]);
  expect(read(dayGroups(board, day, 'roof'))).toEqual(['Roof: Bo 1']);
});

test('an archived crew shows while something is planned for it, and a shift of someone unknown is kept', () => {
  const board = { crews, people: [], shifts: [shift('1', 'gone', 'old', `${day}T09:00`)] };
  expect(read(dayGroups(board, day, null))).toEqual(['Old: open 1', 'Roof: ', 'Steel: ']);
});
