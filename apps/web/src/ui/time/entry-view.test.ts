import { describe, expect, it } from 'vitest';
import { entryDays, type EntryView, totalWorkedMinutes } from './entry-view.ts';

const at = (text: string) => Date.parse(text);

function entry(
  startedAt: string,
  endedAt: string | null,
  more: Partial<EntryView> = {},
): EntryView {
  return {
    id: startedAt,
    project: 'Harbor Bridge',
    costCode: null,
    state: endedAt === null ? 'open' : 'closed',
    startedAt: at(startedAt),
    endedAt: endedAt === null ? null : at(endedAt),
    deviceStartedAt: null,
    zone: 'America/Denver',
    note: null,
    flags: [],
    breaks: [],
    ...more,
  };
}

const meal = (startedAt: string, endedAt: string | null) => ({
  id: startedAt,
  kind: 'meal' as const,
  startedAt: at(startedAt),
  endedAt: endedAt === null ? null : at(endedAt),
});

describe('worked time', () => {
  it('leaves out meals, the one under way included', () => {
    const breaks = [
      meal('2026-11-20T16:00:00Z', '2026-11-20T16:30:00Z'),
      meal('2026-11-20T20:00:00Z', null),
    ];
    const open = entry('2026-11-20T14:00:00Z', null, { breaks });
    expect(totalWorkedMinutes([open], at('2026-11-20T21:00:00Z'))).toBe(330);
  });

  it('counts rests', () => {
    const rest = { ...meal('2026-11-20T16:00:00Z', '2026-11-20T16:10:00Z'), kind: 'rest' as const };
    const closed = entry('2026-11-20T14:00:00Z', '2026-11-20T18:00:00Z', { breaks: [rest] });
    expect(totalWorkedMinutes([closed], at('2026-11-21T00:00:00Z'))).toBe(240);
  });

  it('does not total what waits for a decision', () => {
    const counted = entry('2026-11-20T14:00:00Z', '2026-11-20T15:00:00Z');
    const waiting = entry('2026-11-20T15:00:00Z', '2026-11-20T18:00:00Z', {
      state: 'needs_decision',
    });
    expect(totalWorkedMinutes([waiting, counted], at('2026-11-20T20:00:00Z'))).toBe(60);
  });
});

describe('days', () => {
  it('keep a night shift whole on the evening it began', () => {
    const night = entry('2026-11-20T05:00:00Z', '2026-11-20T13:30:00Z');
    const early = entry('2026-11-19T14:00:00Z', '2026-11-19T20:00:00Z');
    const late = entry('2026-11-20T15:00:00Z', null);
    expect(entryDays([late, night, early])).toEqual([
      { key: '2026-11-20', entries: [late] },
      { key: '2026-11-19', entries: [night, early] },
    ]);
  });
});
