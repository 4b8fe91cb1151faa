import type { BreakKind } from '@muster/contract';

type Entry = {
  readonly breaks: readonly { readonly kind: BreakKind; readonly endedAt: number | null }[];
};

/** Which kind of break ended at an instant: the punch that ends one doesn't say. Null where no entry knows it. */
export function kindOfEndedBreak(entries: readonly Entry[], atMs: number): BreakKind | null {
  return (
    entries.flatMap(({ breaks }) => breaks).find(({ endedAt }) => endedAt === atMs)?.kind ?? null
  );
}
