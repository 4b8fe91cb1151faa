import { breakSets, oldBreakSets } from '@muster/contract/break-sets';
import { overtimeSets } from '@muster/contract/overtime-sets';
import type { TimeFacts } from '@muster/contract/time-facts';
import { describe, expect, it } from 'vitest';
import { entryToFact } from '../clock/entry-fact.ts';
import type { ShownEntry } from '../clock/predict-clock.ts';
import { breaksToAsk } from './breaks-to-ask.ts';

const always = '2000-01-01';
const off = { mode: 'off', minutes: 15 } as const;

function factsWith(
  breaks: TimeFacts['rules']['breaks'][number]['value'],
  more: Partial<TimeFacts> = {},
): TimeFacts {
  return {
    zones: [{ from: always, value: 'America/Los_Angeles' }],
    rules: {
      calendar: [
        {
          from: always,
          value: { workweek_start: 1, pay_period: 'weekly', period_anchor: '2026-11-02' },
        },
      ],
      workday: [{ from: always, value: { attribution: 'start_day' } }],
      rounding: [{ from: always, value: { begin: off, end: off, duration: off } }],
      overtime: [{ from: always, value: overtimeSets.california }],
      breaks: [{ from: always, value: breaks }],
    },
    terms: [],
    rates: [],
    job_rates: [],
    entries: [],
    answers: [],
    ...more,
  };
}

const at = (time: string) => Date.parse(`2026-11-18T${time}:00-08:00`);
function entry(start: string, end: string | null, breaks: ShownEntry['breaks'] = []): ShownEntry {
  return {
    id: `a0000000-0000-4000-8000-0000000${start.replace(':', '')}0`,
    state: end === null ? 'open' : 'closed',
    projectId: null,
    costCodeId: null,
    startedAt: at(start),
    endedAt: end === null ? null : at(end),
    deviceStartedAt: null,
    zone: 'America/Los_Angeles',
    note: null,
    flags: [],
    breaks,
    isPredicted: true,
  };
}
const ask = (facts: TimeFacts, entries: readonly ShownEntry[], end: string) =>
  breaksToAsk(facts, entries.map(entryToFact), at(end));
const asked = (...questions: string[]) => [{ workday: '2026-11-18', questions }];

describe('at a clock-out under California’s rule', () => {
  const facts = factsWith(breakSets.california);

  it('nothing is asked below any limit: 3 h 29 min', () => {
    expect(ask(facts, [entry('07:00', '10:29')], '10:29')).toEqual([]);
  });

  it('rest breaks are asked from 3 h 30 min on, the meal only past 5 h', () => {
    expect(ask(facts, [entry('07:00', '12:00')], '12:00')).toEqual(asked('rest'));
    expect(ask(facts, [entry('07:00', '12:01')], '12:01')).toEqual(asked('first_meal', 'rest'));
  });

  it('a meal that was recorded is not asked about', () => {
    const meal = {
      id: 'meal',
      kind: 'meal',
      startedAt: at('11:00'),
      endedAt: at('11:30'),
    } as const;
    expect(ask(facts, [entry('07:00', '15:30', [meal])], '15:30')).toEqual(asked('rest'));
  });

  it('the whole workday counts, also what was clocked before', () => {
    const entries = [entry('11:00', '14:00'), entry('07:00', '11:00')];
    expect(ask(facts, entries, '14:00')).toEqual(asked('first_meal', 'rest'));
  });

  it('what was answered elsewhere is not asked again', () => {
    const answers = [{ workday: '2026-11-18', first_meal: 'not_provided', rest: 'taken' }] as const;
    const known = factsWith(breakSets.california, { answers: [...answers] });
    expect(ask(known, [entry('07:00', '15:00')], '15:00')).toEqual([]);
  });

  it('a rule of the earlier edition asks too', () => {
    const old = factsWith(oldBreakSets.california);
    expect(ask(old, [entry('07:00', '12:00')], '12:00')).toEqual(asked('rest'));
  });
});

it('nothing is asked where the rule doesn’t ask at the clock-out', () => {
  const quiet = factsWith({ ...breakSets.california, set: 'custom', ask_at_clock_out: false });
  expect(ask(quiet, [entry('07:00', '15:00')], '15:00')).toEqual([]);
});

it('the person’s own terms win over the company’s rule', () => {
  const terms: TimeFacts['terms'] = [
    {
      from: '2026-11-01',
      value: {
        kind: 'hourly',
        classification: null,
        overtime: null,
        breaks: { set: 'colorado' },
        salary: null,
      },
    },
  ];
  expect(ask(factsWith(breakSets.federal, { terms }), [entry('07:00', '12:01')], '12:01')).toEqual(
    asked('first_meal', 'rest'),
  );
  expect(ask(factsWith(breakSets.federal), [entry('07:00', '12:01')], '12:01')).toEqual([]);
});
