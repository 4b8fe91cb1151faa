import { describe, expect, it } from 'vitest';
import { copyOf } from './copy-of.ts';

describe('a copy of plain data', () => {
  it('is the same data', () => {
    const data = {
      lang: 'en',
      steps: [{ text: 'Dig', hazards: [] }],
      ask: null,
      isPaused: false,
      silences: 0,
    };
    expect(copyOf(data)).toEqual(data);
  });

  it('shares nothing with what was copied', () => {
    const data = { steps: [{ text: 'Dig', hazards: ['Cave-in'] }] };
    const copy = copyOf(data);
    copy.steps[0]?.hazards.push('Water');
    copy.steps.push({ text: 'Shore', hazards: [] });
    expect(data).toEqual({ steps: [{ text: 'Dig', hazards: ['Cave-in'] }] });
  });
});
