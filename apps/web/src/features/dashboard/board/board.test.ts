import type { BoardPerson, LiveBoardAnswer } from '@muster/contract';
import { describe, expect, it } from 'vitest';
import { mergeBoard } from './board.ts';
import {
  countPresence,
  crewNames,
  filterPeople,
  groupPeople,
  hasNoClockOut,
} from './board-view.ts';

function person(name: string, more: Partial<BoardPerson> = {}): BoardPerson {
  return {
    person_id: `id of ${name}`,
    name,
    photo_url: null,
    crew_names: ['North'],
    state: 'on',
    entry_id: `entry of ${name}`,
    since: '2026-11-20T14:00:00Z',
    device_since: '2026-11-20T14:00:00Z',
    project_id: 'bridge',
    project_name: 'Harbor Bridge',
    cost_code: null,
    on_break: false,
    break_kind: null,
    break_since: null,
    place_verdict: 'inside',
    site_name: 'Pier 4',
    flags: [],
    changed_at: null,
    ...more,
  };
}

const answer = (people: BoardPerson[], full: boolean, next = '7'): LiveBoardAnswer => ({
  server_time: '2026-11-20T15:00:00Z',
  next,
  full,
  people,
});
const off = { state: 'off', entry_id: null, since: null, project_name: null } as const;

describe('the board after an answer', () => {
  it('keeps people a delta doesn’t name', () => {
    const before = mergeBoard(null, answer([person('Operator 2'), person('Operator 1')], true), 1);
    const gone = person('Operator 1', off);
    const after = mergeBoard(before, answer([gone], false, '9'), 2);
    expect(after).toEqual({ next: '9', fullAtMs: 1, people: [gone, person('Operator 2')] });
  });

  it('drops everyone a full answer doesn’t name', () => {
    const before = mergeBoard(null, answer([person('Operator 1')], true), 1);
    const after = mergeBoard(before, answer([person('Operator 2')], true), 2);
    expect(after.people).toEqual([person('Operator 2')]);
    expect(after.fullAtMs).toBe(2);
  });
});

describe('the view of the board', () => {
  const working = person('Operator 1');
  const resting = person('Operator 2', { on_break: true, break_kind: 'rest' });
  const home = person('Operator 3', { ...off, crew_names: ['South', 'North'] });
  const people = [working, resting, home];
  const all = { presence: null, crew: null, matches: () => true };

  it('leaves out who is off, unless those are asked for', () => {
    expect(filterPeople(people, all)).toEqual([working, resting]);
    expect(filterPeople(people, { ...all, presence: 'off' })).toEqual([home]);
    expect(filterPeople(people, { ...all, presence: 'on_break' })).toEqual([resting]);
  });

  it('narrows to a crew and to what was typed', () => {
    expect(filterPeople(people, { ...all, presence: 'off', crew: 'South' })).toEqual([home]);
    expect(filterPeople(people, { ...all, crew: 'South' })).toEqual([]);
    expect(filterPeople(people, { ...all, matches: ({ name }) => name.endsWith('2') })).toEqual([
      resting,
    ]);
  });

  it('counts each person once', () => {
    expect(countPresence(people)).toEqual({ working: 1, on_break: 1, off: 1 });
  });

  it('groups by project or first crew, the nameless last', () => {
    expect(groupPeople(people, 'project')).toEqual([
      { name: 'Harbor Bridge', people: [working, resting] },
      { name: null, people: [home] },
    ]);
    expect(groupPeople(people, 'crew').map(({ name }) => name)).toEqual(['North', 'South']);
    expect(crewNames(people)).toEqual(['North', 'South']);
  });
});

it('takes a clock-out for forgotten from 16 hours on, and never of someone who is off', () => {
  const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
  expect(hasNoClockOut(person('Operator 1'), at('05:59:59'))).toBe(false);
  expect(hasNoClockOut(person('Operator 1'), at('06:00:00'))).toBe(true);
  expect(hasNoClockOut(person('Operator 1', off), at('06:00:00'))).toBe(false);
});
