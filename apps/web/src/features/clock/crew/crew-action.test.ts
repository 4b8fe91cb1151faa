import { describe, expect, it } from 'vitest';
import { crewActions, draftOfAction, hasEffect, likelyAction } from './crew-action.ts';

const off = { state: 'off', on_break: false } as const;
const on = { state: 'on', on_break: false } as const;
const onBreak = { state: 'on', on_break: true } as const;

describe('an action for the crew', () => {
  it.each([
    ['in', [off]],
    ['out', [on, onBreak]],
    ['switch', [on, onBreak]],
    ['meal', [on]],
    ['rest', [on]],
    ['break_end', [onBreak]],
  ] as const)('%s changes something only for those whom it fits', (action, fitting) => {
    for (const person of [off, on, onBreak]) {
      expect(hasEffect(action, person)).toBe(fitting.some((one) => one === person));
    }
  });

  it('is foreseen from what most of them do', () => {
    expect(likelyAction([off, off, on])).toBe('in');
    expect(likelyAction([off, on])).toBe('in');
    expect(likelyAction([off, on, onBreak])).toBe('out');
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
