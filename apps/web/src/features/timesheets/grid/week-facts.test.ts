import 'temporal-polyfill/global';
import { expect, it } from 'vitest';
import { weekFacts } from './week-facts.ts';

const usual = { zone: 'America/Denver', mealMinutes: 30, projectId: null, costCodeId: null };

it('states a shift with its meal in the middle', () => {
  expect(weekFacts('2026-11-20', { fromMinute: 420, toMinute: 930 }, usual)).toEqual({
    facts: {
      started_at: '2026-11-20T14:00:00.000Z',
      ended_at: '2026-11-20T22:30:00.000Z',
      zone: 'America/Denver',
      project_id: null,
      cost_code_id: null,
      breaks: [
        {
          kind: 'meal',
          started_at: '2026-11-20T18:00:00.000Z',
          ended_at: '2026-11-20T18:30:00.000Z',
        },
      ],
    },
  });
});

it('ends on the next day, over a night in which clocks change', () => {
  const night = weekFacts('2026-10-31', { fromMinute: 1320, toMinute: 1830 }, usual);
  expect(night).toMatchObject({
    facts: { started_at: '2026-11-01T04:00:00.000Z', ended_at: '2026-11-01T13:30:00.000Z' },
  });
});

it('leaves out a meal that a shift has no room for', () => {
  const short = weekFacts('2026-11-20', { fromMinute: 420, toMinute: 450 }, usual);
  expect(short).toMatchObject({ facts: { breaks: [] } });
});

it.each([
  ['that a night shows twice', '2026-11-01', 90, 'which_of_two'],
  ['that a night skips', '2026-03-08', 150, 'no_such_time'],
])('guesses no time %s', (_, date, fromMinute, problem) => {
  expect(weekFacts(date, { fromMinute, toMinute: 600 }, usual)).toEqual({ problem });
});
