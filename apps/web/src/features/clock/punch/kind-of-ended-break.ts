import type { BreakKind } from '@muster/contract';

type Entry = {
  readonly breaks: readonly { readonly kind: BreakKind; readonly endedAt: number | null }[];
};

/**
 * Returns the kind of the break that ended at an instant, because the punch that ends one doesn't include it. Null if
 * no entry has such a break.
 */
export function kindOfEndedBreak(entries: readonly Entry[], atMs: number): BreakKind | null {
  return (
    entries.flatMap(({ breaks }) => breaks).find(({ endedAt }) => endedAt === atMs)?.kind ?? null
  );
}
