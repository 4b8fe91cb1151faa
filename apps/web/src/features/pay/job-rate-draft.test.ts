import { expect, test } from 'vitest';
import { jobRateDraftOf, resolveJobRate } from './job-rate-draft.ts';

const draft = jobRateDraftOf(
  null,
  { verdict: 'ok', today: '2026-11-20', first_free_day: '2026-11-23', rates: [] },
  String,
);
const project_id = '00000000-0000-4000-8000-000000000001';

test('a job rate begins on a day that is not locked', () => {
  expect(draft.valid_from).toBe('2026-11-23');
});

test('a job rate is for something and has an amount', () => {
  expect(resolveJobRate(draft, 'en')).toEqual({ problems: ['project_id', 'rate'] });
  for (const part of [{ project_id }, { person_id: project_id }, { classification: 'Laborer' }]) {
    expect(resolveJobRate({ ...draft, ...part, rate: '52.25' }, 'en')).toMatchObject({
      facts: { rate: 522_500, fringe: 0, mode: 'at_least' },
    });
  }
});

test('fringe may be left out or nothing, but is never unreadable', () => {
  const rate = { ...draft, project_id, rate: '40' };
  expect(resolveJobRate({ ...rate, fringe: '0' }, 'en')).toMatchObject({ facts: { fringe: 0 } });
  expect(resolveJobRate({ ...rate, fringe: '11.5' }, 'en')).toMatchObject({
    facts: { fringe: 115_000 },
  });
  expect(resolveJobRate({ ...rate, fringe: 'some' }, 'en')).toEqual({ problems: ['fringe'] });
});
