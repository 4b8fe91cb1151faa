import type { OpenEntry } from '@muster/domain';
import { describe, expect, it } from 'vitest';
import type { PredictedClock } from '../../../data/clock/predict-clock.ts';
import { clockStage } from './clock-stage.ts';

const entry: OpenEntry = {
  id: 'morning',
  projectId: null,
  costCodeId: null,
  startedAt: 0,
  zone: 'UTC',
  note: null,
  flags: [],
  actor: 'person',
  breaks: [],
};
const onBreak = { id: 'meal', kind: 'meal', startedAt: 1 } as const;
const off: PredictedClock = {
  state: 'off',
  open: null,
  onBreak: null,
  entries: [],
  forgotten: null,
  hasSurelyEnded: false,
};

describe('the stage of the clock', () => {
  it('is a question before anything else when the clock-out was forgotten', () => {
    const clock: PredictedClock = {
      ...off,
      state: 'on_break',
      open: entry,
      onBreak,
      forgotten: entry,
    };
    expect(clockStage(clock, null)).toEqual({ kind: 'forgotten', entry });
    expect(clockStage(clock, 'another entry')).toEqual({ kind: 'forgotten', entry });
  });

  it('is no question for whoever has said that they are still at it', () => {
    const clock: PredictedClock = { ...off, state: 'on', open: entry, forgotten: entry };
    expect(clockStage(clock, 'morning')).toEqual({ kind: 'working', entry });
  });

  it('is a question again once no one could still be at it', () => {
    const clock: PredictedClock = {
      ...off,
      state: 'on',
      open: entry,
      forgotten: entry,
      hasSurelyEnded: true,
    };
    expect(clockStage(clock, 'morning')).toEqual({ kind: 'forgotten', entry });
  });

  it('is off, working or on a break else', () => {
    expect(clockStage(off, null)).toEqual({ kind: 'off' });
    expect(clockStage({ ...off, state: 'on', open: entry }, null)).toEqual({
      kind: 'working',
      entry,
    });
    expect(clockStage({ ...off, state: 'on_break', open: entry, onBreak }, null)).toEqual({
      kind: 'on_break',
      entry,
      onBreak,
    });
  });
});
