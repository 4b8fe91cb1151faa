import 'temporal-polyfill/global';
import { describe, expect, it } from 'vitest';
import { type FinishForm, resolveFinish } from './finish-answer.ts';
import { finishSuggestions } from './finish-suggestions.ts';

const at = (text: string) => Date.parse(text);
const zone = 'America/Denver';
/** The evening before the clocks are set back. */
const entry = { startedAt: at('2026-10-31T23:00:00Z'), zone, breaks: [], onBreak: null };
const latestAtMs = at('2026-11-01T20:00:00Z');
const suggestions = finishSuggestions(entry, { atMs: latestAtMs, isNow: true });
const own = (date: string, time: string, pass: 'second' | null = null): FinishForm => ({
  choice: 'own',
  wall: { date, time, pass },
});
const resolve = (form: FinishForm) => resolveFinish(form, entry, suggestions, latestAtMs);

describe('the answer to "When did you finish?"', () => {
  it.each([
    ['nothing was chosen', { ...own('2026-11-01', '01:00'), choice: null }, 'not_chosen'],
    ['there was no such time', own('2026-11-01', ''), 'no_such_time'],
    ['the wall showed it twice', own('2026-11-01', '01:30'), 'which_of_two'],
    ['it lies in the future', own('2026-11-01', '13:01'), 'too_late'],
    ['it lies before the start', own('2026-10-31', '16:59'), 'before_work_ended'],
    ['it is the start', own('2026-10-31', '17:00'), 'before_work_ended'],
  ] as const)('is none when %s', (_, form, problem) => {
    expect(resolve(form)).toEqual({ problem });
  });

  it('is not before a break that was recorded', () => {
    const onBreak = { startedAt: at('2026-11-01T02:00:00Z') };
    const form = own('2026-10-31', '19:59');
    expect(resolveFinish(form, { ...entry, onBreak }, [], latestAtMs)).toEqual({
      problem: 'before_work_ended',
    });
  });

  it('is the time that was stated', () => {
    expect(resolve(own('2026-11-01', '01:30', 'second'))).toEqual({
      atMs: at('2026-11-01T08:30:00Z'),
    });
  });

  it('is the suggestion that was chosen', () => {
    const form: FinishForm = { ...own('', ''), choice: 'full_day' };
    expect(resolve(form)).toEqual({ atMs: at('2026-11-01T07:00:00Z') });
  });
});
