import { expect, test } from 'vitest';
import type { FoldPunch } from './clock-state.ts';
import { inFoldOrder } from './in-fold-order.ts';

const punch = (id: string, facts: Partial<FoldPunch>): FoldPunch => ({
  id,
  kind: 'in',
  breakKind: null,
  at: 0,
  deviceId: id,
  deviceSeq: 1,
  projectId: null,
  costCodeId: null,
  actor: 'person',
  own: true,
  accepted: false,
  zone: 'UTC',
  note: null,
  flags: [],
  ...facts,
});

test('at one instant, whoever ends something comes before whoever begins it, and what is presumed last', () => {
  // Ids and devices in the opposite order, so that only the kind decides.
  const ordered = inFoldOrder([
    punch('a', { kind: 'out', flags: ['missing_out'] }),
    punch('b', { kind: 'break_start', breakKind: 'meal' }),
    punch('c', { kind: 'switch' }),
    punch('d', { kind: 'out' }),
    punch('e', { kind: 'break_end' }),
  ]);
  expect(ordered.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b', 'a']);
});
