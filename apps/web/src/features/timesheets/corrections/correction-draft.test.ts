import 'temporal-polyfill/global';
import { describe, expect, test } from 'vitest';
import {
  type CorrectionGround,
  type CorrectionValues,
  draftOf,
  type EndedEntry,
  resolveCorrection,
} from './correction-draft.ts';

const zone = 'America/Denver';
const entry: EndedEntry = {
  id: '00000000-0000-4000-8000-000000000001',
  date: '2026-10-05',
  started_at: '2026-10-05T13:00:20.000Z',
  ended_at: '2026-10-05T21:30:40.000Z',
  zone,
  state: 'closed',
  flags: [],
  note: null,
  project_id: null,
  cost_code_id: null,
  breaks: [
    {
      id: '00000000-0000-4000-8000-000000000002',
      kind: 'meal',
      started_at: '2026-10-05T18:00:05.000Z',
      ended_at: '2026-10-05T18:30:10.000Z',
    },
  ],
  questions: [],
};
const project = '00000000-0000-4000-8000-000000000003';
const ground: CorrectionGround = {
  entry,
  zone,
  others: [],
  nowMs: Date.parse('2026-11-20T12:00:00Z'),
};

const typed = (part: Partial<CorrectionValues>): CorrectionValues => ({
  ...draftOf(entry, zone, { fromMs: 0, toMs: 0 }),
  reason: 'The phone was off',
  ...part,
});
const at = (time: string, date = '2026-10-05', pass: 'first' | 'second' | null = null) => ({
  date,
  time,
  pass,
});
const resolve = (part: Partial<CorrectionValues>, more: Partial<CorrectionGround> = {}) =>
  resolveCorrection(typed(part), { ...ground, ...more });
const problemOf = (part: Partial<CorrectionValues>, more: Partial<CorrectionGround> = {}) => {
  const resolved = resolve(part, more);
  return 'problems' in resolved ? resolved.problems[0] : null;
};

describe('a correction', () => {
  test('of nothing is none, and needs a reason', () => {
    expect(problemOf({})).toEqual({ field: 'started_at', problem: 'unchanged' });
    expect(problemOf({ project_id: project, reason: '  ' })).toEqual({
      field: 'reason',
      problem: 'reason_missing',
    });
    expect(problemOf({ isRemoval: true, reason: '' })?.problem).toBe('reason_missing');
  });

  test('of the job leaves every second as it was', () => {
    expect(resolve({ project_id: project })).toEqual({
      kind: 'job',
      facts: {
        started_at: entry.started_at,
        ended_at: entry.ended_at,
        zone,
        project_id: project,
        cost_code_id: null,
        breaks: [
          {
            kind: 'meal',
            started_at: entry.breaks[0]?.started_at,
            ended_at: entry.breaks[0]?.ended_at,
          },
        ],
      },
    });
  });

  test('is named after the narrowest change', () => {
    expect(resolve({ breaks: [] })).toMatchObject({ kind: 'break', facts: { breaks: [] } });
    expect(resolve({ breaks: [], project_id: project })).toMatchObject({ kind: 'change' });
    expect(resolve({ ended_at: at('15:00') })).toMatchObject({
      kind: 'change',
      facts: { ended_at: '2026-10-05T21:00:00.000Z' },
    });
    expect(resolve({ isRemoval: true })).toEqual({ kind: 'remove', facts: null });
  });

  test('ends after it begins, within 24 hours, and not in the future', () => {
    expect(problemOf({ ended_at: at('07:00') })?.problem).toBe('ends_before_start');
    const full = { started_at: at('07:00'), breaks: [] };
    expect(problemOf({ ...full, ended_at: at('07:00', '2026-10-06') })).toBeNull();
    expect(problemOf({ ...full, ended_at: at('07:01', '2026-10-06') })?.problem).toBe('too_long');
    const nowMs = Date.parse('2026-10-05T21:30:00Z');
    expect(problemOf({ ended_at: at('15:30'), project_id: project }, { nowMs })?.field).toBe(
      'ended_at',
    );
    expect(problemOf({ ended_at: at('15:29') }, { nowMs })).toBeNull();
  });

  test('touches other time of the person, but does not cover it', () => {
    const others = [
      {
        ...entry,
        id: project,
        started_at: '2026-10-05T22:00:00Z',
        ended_at: '2026-10-05T23:00:00Z',
      },
    ];
    expect(problemOf({ ended_at: at('16:00') }, { others })).toBeNull();
    expect(problemOf({ ended_at: at('16:01') }, { others })?.problem).toBe('overlaps');
  });

  test('asks which of the two where the clocks show a time twice', () => {
    const night = (end: ReturnType<typeof at>) => ({
      started_at: at('22:00', '2026-10-31'),
      ended_at: end,
      breaks: [],
    });
    const date = '2026-11-01';
    expect(problemOf(night(at('01:30', date)))).toEqual({
      field: 'ended_at',
      problem: 'which_of_two',
    });
    expect(resolve(night(at('01:30', date, 'first')))).toMatchObject({
      facts: { ended_at: '2026-11-01T07:30:00.000Z' },
    });
    expect(resolve(night(at('01:30', date, 'second')))).toMatchObject({
      facts: { ended_at: '2026-11-01T08:30:00.000Z' },
    });
  });

  test('asks the same of a break in that hour, and only there', () => {
    const night = (time: string, pass: 'first' | 'second' | null) => ({
      started_at: at('22:00', '2026-10-31'),
      ended_at: at('06:00', '2026-11-01'),
      breaks: [
        {
          key: 'a',
          kind: 'meal' as const,
          from: { time, pass },
          to: { time: '02:30', pass: null },
        },
      ],
    });
    expect(problemOf(night('01:30', null))).toEqual({ field: 'breaks', problem: 'which_of_two' });
    expect(resolve(night('01:30', 'first'))).toMatchObject({
      facts: { breaks: [{ started_at: '2026-11-01T07:30:00.000Z' }] },
    });
    expect(problemOf(night('00:30', null))).toBeNull();
    expect(problemOf(night('21:30', null))?.problem).toBe('break_outside');
  });

  test('has breaks one after another', () => {
    const brief = (key: string, from: string, to: string) => ({
      key,
      kind: 'rest' as const,
      from: { time: from, pass: null },
      to: { time: to, pass: null },
    });
    expect(
      problemOf({ breaks: [brief('a', '10:00', '10:10'), brief('b', '10:10', '10:20')] }),
    ).toBeNull();
    expect(
      problemOf({ breaks: [brief('a', '10:00', '10:11'), brief('b', '10:10', '10:20')] })?.problem,
    ).toBe('breaks_overlap');
    expect(problemOf({ breaks: [brief('a', '10:10', '10:00')] })?.problem).toBe('break_outside');
  });
});
