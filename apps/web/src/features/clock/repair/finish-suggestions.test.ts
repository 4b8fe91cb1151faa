import { describe, expect, it } from 'vitest';
import { finishSuggestions, type ForgottenEntry } from './finish-suggestions.ts';

const hourMs = 60 * 60_000;
const startedAt = Date.parse('2026-11-19T07:00:00Z');
const at = (hours: number) => startedAt + hours * hourMs;
const mealAt = (hours: number) =>
  ({ id: `meal-${hours}`, kind: 'meal', startedAt: at(hours), endedAt: at(hours + 0.5) }) as const;
const nowAt = (hours: number) => ({ atMs: at(hours), isNow: true });
const entry: ForgottenEntry = { startedAt, breaks: [], onBreak: null };

describe('suggestions for a forgotten clock-out', () => {
  it('never lie in the future', () => {
    const suggestions = finishSuggestions(entry, nowAt(7));
    expect(suggestions).toEqual([{ atMs: at(7), why: 'now' }]);
  });

  it('never lie before a break that was punched', () => {
    const breaks = [mealAt(4), mealAt(9)];
    const suggestions = finishSuggestions({ ...entry, breaks }, nowAt(40));
    expect(suggestions).toEqual([{ atMs: at(9.5), why: 'last_break' }]);
  });

  it('do not say "now" when no one could have worked that long', () => {
    const suggestions = finishSuggestions(entry, nowAt(24.1));
    expect(suggestions.map(({ why }) => why)).toEqual(['full_day']);
  });

  it('do not say "now" of an entry that another one followed', () => {
    const suggestions = finishSuggestions(entry, { atMs: at(12), isNow: false });
    expect(suggestions.map(({ why }) => why)).toEqual(['full_day']);
  });

  it('are the end of the last break, a full day, and now, in this order', () => {
    expect(finishSuggestions({ ...entry, breaks: [mealAt(4)] }, nowAt(17))).toEqual([
      { atMs: at(4.5), why: 'last_break' },
      { atMs: at(8), why: 'full_day' },
      { atMs: at(17), why: 'now' },
    ]);
  });

  it('take the beginning of a break that was never ended', () => {
    const onBreak = { startedAt: at(4) };
    expect(finishSuggestions({ ...entry, onBreak }, nowAt(30))[0]).toEqual({
      atMs: at(4),
      why: 'last_break',
    });
  });

  it('say the same minute once', () => {
    expect(finishSuggestions(entry, nowAt(8))).toHaveLength(1);
  });
});
