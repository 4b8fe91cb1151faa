import { expect, it } from 'vitest';
import { kindOfEndedBreak } from './kind-of-ended-break.ts';

it('the kind of an ended break is found by its end, in whichever entry it was', () => {
  const entries = [
    { breaks: [{ kind: 'rest', endedAt: 20 }] },
    {
      breaks: [
        { kind: 'meal', endedAt: 40 },
        { kind: 'rest', endedAt: null },
      ],
    },
  ] as const;
  expect(kindOfEndedBreak(entries, 40)).toBe('meal');
  expect(kindOfEndedBreak(entries, 20)).toBe('rest');
  expect(kindOfEndedBreak(entries, 50)).toBeNull();
});
