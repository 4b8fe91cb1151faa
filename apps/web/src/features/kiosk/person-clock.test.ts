import type { KioskPerson, KioskRoster } from '@muster/contract/kiosk';
import { describe, expect, it } from 'vitest';
import { personClock, preselectedProject } from './person-clock.ts';

const id = (number: number) => `c0000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const nowMs = Date.parse('2026-11-20T15:00:00.000Z');

const projectOf = (number: number) => ({
  id: id(number),
  number: null,
  name: `Project ${number}`,
  default_cost_code_id: null,
});

const rosterOf = (...projects: KioskRoster['projects']): KioskRoster => ({
  verdict: 'ok',
  server_time: '2026-11-20T14:59:00.000Z',
  fingerprint: 'f',
  kiosk: { id: id(9), name: 'Gate', photo: 'off' },
  rules: { cost_code_rule: 'off', note_rule: 'off' },
  people: [],
  projects,
  cost_codes: [],
});

const off: KioskPerson = {
  person_id: id(1),
  name: 'An employee',
  language: 'en',
  pin: null,
  open: null,
  last: null,
};

const working: KioskPerson = {
  ...off,
  open: {
    id: id(3),
    project_id: id(2),
    cost_code_id: null,
    started_at: '2026-11-20T13:58:00.000Z',
    ended_at: null,
    zone: 'America/Denver',
    state: 'open',
    flags: [],
    note: null,
    device_started_at: '2026-11-20T13:58:00.000Z',
    breaks: [],
  },
  last: {
    id: id(3),
    kind: 'in',
    break_kind: null,
    occurred_at: '2026-11-20T13:58:00.000Z',
    project_id: id(2),
    cost_code_id: null,
  },
};

describe('a person’s clock at the tablet', () => {
  it('is what the server said where the tablet has done nothing since', () => {
    expect(personClock(rosterOf(), off, [], nowMs).state).toBe('off');
    expect(personClock(rosterOf(), working, [], nowMs)).toMatchObject({
      state: 'on',
      open: { projectId: id(2), startedAt: Date.parse('2026-11-20T13:58:00.000Z') },
    });
  });
});

describe('the project to begin with', () => {
  it('is where the person works or last worked, if the tablet serves it', () => {
    expect(preselectedProject(rosterOf(projectOf(2), projectOf(4)), working)).toBe(id(2));
    expect(preselectedProject(rosterOf(projectOf(4), projectOf(5)), working)).toBeNull();
  });

  it('is the only one of the tablet for everyone else', () => {
    expect(preselectedProject(rosterOf(projectOf(4)), off)).toBe(id(4));
    expect(preselectedProject(rosterOf(projectOf(4), projectOf(5)), off)).toBeNull();
  });
});
