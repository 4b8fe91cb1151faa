import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldCases, type FoldCase, withdrawalCases } from './cases/fold-cases.ts';
import type { ClockState, Entry, FoldPunch } from './clock-state.ts';
import { countedPunches } from './counted-punches.ts';
import { foldPunches } from './fold-punch.ts';
import { inFoldOrder } from './in-fold-order.ts';
import { minutesBetween, runningMs, workedMinutes } from './worked-minutes.ts';

describe('the fold answers every shared case', () => {
  test.each(foldCases)('$name', (expected) => {
    const folded = foldSorted(expected.punches);
    expect(entriesOf(folded.state)).toEqual(expected.entries);
    expectEffects(folded, expected);
  });
});

describe('the fold leaves out what a correction withdrew, in every shared case', () => {
  test.each(withdrawalCases)('$name', ({ arrivals, ...expected }) => {
    const punches: FoldPunch[] = [];
    const withdrawn = new Set<string>();
    for (const { kind, punch } of arrivals) {
      if (kind === 'punch') punches.push(punch);
      else withdrawn.add(punch.id);
    }
    expect(punches).toHaveLength(expected.punches.length);
    const folded = foldSorted(countedPunches(punches, withdrawn));
    expect(entriesOf(folded.state)).toEqual(expected.entries);
    expectEffects(folded, expected);
  });

  test('a withdrawn punch leaves no trace, whatever else was punched', () => {
    fc.assert(
      fc.property(somePunches(), fc.func(fc.boolean()), (punches, isWithdrawn) => {
        const withdrawn = punches.filter(({ id }) => isWithdrawn(id)).map(({ id }) => id);
        const never = punches.filter(({ id }) => !withdrawn.includes(id));
        expect(foldSorted(countedPunches(punches, new Set(withdrawn)))).toEqual(foldSorted(never));
      }),
    );
  });
});

describe('whatever people do', () => {
  test('the order of arrival changes nothing', () => {
    fc.assert(
      fc.property(shuffledPunches(), ([punches, arrived]) => {
        expect(foldSorted(arrived)).toEqual(foldSorted(punches));
      }),
    );
  });

  test('a punch repeated at its instant changes no entry', () => {
    fc.assert(
      fc.property(somePunches(), fc.nat(), (punches, pick) => {
        const sorted = inFoldOrder(punches);
        const index = pick % sorted.length;
        const original = sorted[index]!; // `index` is within, since there is at least one.
        const repeated = [
          ...sorted.slice(0, index + 1),
          { ...original, id: `${original.id}-again` },
          ...sorted.slice(index + 1),
        ];
        expect(entriesOf(foldPunches(repeated).state)).toEqual(
          entriesOf(foldPunches(sorted).state),
        );
      }),
    );
  });

  test('entries never overlap and come in order (complaint “overlap bugs”)', () => {
    fc.assert(
      fc.property(somePunches(), (punches) => {
        const { closed, open } = foldSorted(punches).state;
        for (const [index, entry] of closed.entries()) {
          const next = closed[index + 1] ?? open;
          expect(entry.endedAt).toBeGreaterThanOrEqual(entry.startedAt);
          expect(next?.startedAt ?? entry.endedAt).toBeGreaterThanOrEqual(entry.endedAt);
        }
      }),
    );
  });

  test('breaks lie within their entry, one after the other, so no minute is lost or made', () => {
    fc.assert(
      fc.property(somePunches(), (punches) => {
        for (const entry of foldSorted(punches).state.closed) {
          const edges = [entry.startedAt, ...entry.breaks.flatMap(edgesOf), entry.endedAt];
          expect(edges).toEqual([...edges].sort((a, b) => a - b));
          const lasted = minutesBetween(entry.startedAt, entry.endedAt);
          expect(workedMinutes(entry, 0) + mealMinutes(entry)).toBe(lasted);
        }
      }),
    );
  });

  test('every punch has one effect, and every entry starts with one of the punches', () => {
    fc.assert(
      fc.property(somePunches(), (punches) => {
        const { state, effects } = foldSorted(punches);
        const ids = punches.map(({ id }) => id).sort();
        expect(effects.map(({ punchId }) => punchId).sort()).toEqual(ids);
        for (const { id, startedAt } of entriesOf(state)) {
          expect(punches.find((punch) => punch.id === id)?.at).toBe(startedAt);
        }
      }),
    );
  });
});

describe('the live timer', () => {
  const [punch] = foldCases[0]!.punches; // The case file is not empty.

  test('a meal under way does not count, a rest does', () => {
    const state = foldPunches([punch!]).state; // The first case has punches.
    const now = punch!.at + 3_600_000;
    const started = { id: 'break', startedAt: now - 600_000 };
    expect(workedMinutes(state.open!, now)).toBe(60);
    expect(workedMinutes(state.open!, now, { ...started, kind: 'meal' })).toBe(50);
    expect(workedMinutes(state.open!, now, { ...started, kind: 'rest' })).toBe(60);
  });

  test('turns to the next minute when the clock does', () => {
    const start = Date.parse('2026-11-20T11:17:50Z');
    const shown = (now: number) => runningMs(minutesBetween(start, now), now);
    expect(shown(start + 9999)).toBe(59_999);
    expect(shown(start + 10_000)).toBe(60_000);
  });
});

function expectEffects(
  folded: ReturnType<typeof foldSorted>,
  { effects, ...expected }: Omit<FoldCase, 'name' | 'punches' | 'entries'>,
): void {
  const byPunch = new Map(folded.effects.map((effect) => [effect.punchId, effect]));
  expect(byPunch.size).toBe(effects.length);
  expect(
    effects.map(({ punchId }) => {
      const { entryId: _, ...effect } = byPunch.get(punchId)!; // One effect a punch, asserted below.
      return effect;
    }),
  ).toEqual(effects);
  for (const [punchId, entryId] of expected.entryIdsByPunchId) {
    expect(byPunch.get(punchId)?.entryId).toBe(entryId);
  }
  for (const [entryId, minutes] of expected.workedMinutesByEntryId) {
    const entry = folded.state.closed.find(({ id }) => id === entryId);
    expect(entry && workedMinutes(entry, 0)).toBe(minutes);
  }
}

function foldSorted(punches: readonly FoldPunch[]) {
  return foldPunches(inFoldOrder(punches));
}

function entriesOf({ closed, open, onBreak }: ClockState) {
  const entries = closed.map(({ actor: _actor, endPunchId: _endPunchId, ...entry }) => entry);
  if (open === null) return entries;
  const { actor: _, ...last } = open;
  const breaks = onBreak === null ? last.breaks : [...last.breaks, { ...onBreak, endedAt: null }];
  return [...entries, { ...last, breaks, endedAt: null }];
}

function edgesOf(taken: { readonly startedAt: number; readonly endedAt: number }): number[] {
  return [taken.startedAt, taken.endedAt];
}

function mealMinutes(entry: Entry): number {
  return entry.breaks
    .filter(({ kind }) => kind === 'meal')
    .reduce((sum, taken) => sum + minutesBetween(taken.startedAt, taken.endedAt), 0);
}

function somePunches(): fc.Arbitrary<FoldPunch[]> {
  const dayMs = 86_400_000;
  return fc.uniqueArray(
    fc
      .record({
        id: fc.uuid(),
        kind: fc.constantFrom('in', 'out', 'switch', 'break_start', 'break_end'),
        breakKind: fc.constantFrom('meal', 'rest'),
        at: fc.oneof(
          fc.integer({ min: 0, max: 3 * dayMs }),
          fc.integer({ min: 0, max: 400 }).map((s) => s * 1000),
        ),
        deviceId: fc.constantFrom('phone', 'tablet'),
        deviceSeq: fc.nat(5),
        projectId: fc.constantFrom('A', 'B', null),
        costCodeId: fc.constantFrom('1', null),
        actor: fc.constantFrom('worker', 'worker', 'lead', 'other lead'),
        accepted: fc.boolean(),
        isAutomatic: fc.boolean(),
      })
      .map(toFoldPunch),
    { minLength: 1, maxLength: 30, selector: ({ id }) => id },
  );
}

type Drawn = Omit<FoldPunch, 'own' | 'zone' | 'note' | 'flags'> & {
  /** A clock-out by the company's automatic rule. */
  readonly isAutomatic: boolean;
};

function toFoldPunch({ isAutomatic, ...drawn }: Drawn): FoldPunch {
  return {
    ...drawn,
    breakKind: drawn.kind === 'break_start' ? drawn.breakKind : null,
    own: drawn.actor === 'worker',
    zone: 'UTC',
    note: null,
    flags: isAutomatic && drawn.kind === 'out' ? ['auto_out'] : [],
  };
}

function shuffledPunches(): fc.Arbitrary<[FoldPunch[], FoldPunch[]]> {
  return somePunches().chain((punches) =>
    fc.tuple(
      fc.constant(punches),
      fc.shuffledSubarray(punches, { minLength: punches.length, maxLength: punches.length }),
    ),
  );
}
