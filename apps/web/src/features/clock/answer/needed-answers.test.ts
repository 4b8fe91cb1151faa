import { expect, it } from 'vitest';
import { predictClock } from '../../../data/clock/predict-clock.ts';
import { keptPunch } from '../punch/kept-punch.ts';
import { punchSchema } from '@muster/contract';
import { missingClockOuts, unfinishedEntries } from './needed-answers.ts';

const hourMs = 3_600_000;
const inAt = Date.parse('2026-11-20T07:04:00.000Z');
const punchedIn = punchSchema.parse(keptPunch(1).payload);

it('asks for nothing while someone is at work', () => {
  expect(missingClockOuts(predictClock(null, [punchedIn], inAt + hourMs), [])).toBe(0);
});

it('asks for the clock-out that is missing right now', () => {
  expect(missingClockOuts(predictClock(null, [punchedIn], inAt + 20 * hourMs), [])).toBe(1);
});

it('asks for an estimated clock-out until the person or a supervisor has settled it', () => {
  const again = punchSchema.parse(keptPunch(2, { device_at: '2026-11-21T07:04:00.000Z' }).payload);
  const clock = predictClock(null, [punchedIn, again], inAt + 25 * hourMs);
  const [estimated] = unfinishedEntries(clock, []);
  expect(estimated?.startedAt).toBe(inAt);
  expect(missingClockOuts(clock, [])).toBe(1);
  const decided = {
    id: 'd0000000-0000-4000-8000-000000000001',
    kind: 'estimated_close',
    state: 'accepted',
    comment: null,
    punch_id: punchedIn.id,
    created_at: '2026-11-21T07:04:00.000Z',
    decided_at: null,
    entry_id: estimated?.id ?? null,
    occurred_at: '2026-11-20T07:04:00.000Z',
  } as const;
  expect(missingClockOuts(clock, [decided])).toBe(0);
  expect(missingClockOuts(clock, [{ ...decided, state: 'open' }])).toBe(1);
});
