import { describe, expect, it } from 'vitest';
import { crewActions, draftOfAction, hasEffect, likelyAction } from './crew-action.ts';

const hourMs = 3_600_000;
const nowMs = Date.UTC(2026, 5, 2, 14);
const hoursAgo = (hours: number) => new Date(nowMs - hours * hourMs).toISOString();

const off = { state: 'off', on_break: false, since: null } as const;
const on = { state: 'on', on_break: false, since: hoursAgo(16) } as const;
const onBreak = { state: 'on', on_break: true, since: hoursAgo(3) } as const;
const sinceYesterday = { state: 'on', on_break: false, since: hoursAgo(17) } as const;

describe('an action for the crew', () => {
  it.each([
    ['in', [off]],
    ['out', [on, onBreak]],
    ['switch', [on, onBreak]],
    ['meal', [on]],
    ['rest', [on]],
    ['break_end', [onBreak]],
  ] as const)('%s changes something only for people it applies to', (action, fitting) => {
    for (const person of [off, on, onBreak]) {
      expect(hasEffect(action, person, nowMs)).toBe(fitting.some((one) => one === person));
    }
  });

  it('begins the day of those whose clock-out was forgotten, and ends what was before', () => {
    expect(hasEffect('in', sinceYesterday, nowMs)).toBe(true);
    expect(hasEffect('out', sinceYesterday, nowMs)).toBe(true);
    expect(likelyAction([sinceYesterday, sinceYesterday, on], nowMs)).toBe('in');
  });

  it('is foreseen from what most of them do', () => {
    expect(likelyAction([off, off, on], nowMs)).toBe('in');
    expect(likelyAction([off, on], nowMs)).toBe('in');
    expect(likelyAction([off, on, onBreak], nowMs)).toBe('out');
  });

  it('becomes the punch that a person would make', () => {
    expect(crewActions.map(draftOfAction)).toEqual([
      { kind: 'in' },
      { kind: 'out' },
      { kind: 'switch' },
      { kind: 'break_start', breakKind: 'meal' },
      { kind: 'break_start', breakKind: 'rest' },
      { kind: 'break_end' },
    ]);
  });
});
