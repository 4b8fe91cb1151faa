/**
 * The punches that the fold takes: all but those that a correction has withdrawn, whichever of the two was heard of
 * first. Withdrawn punches stay in the ledger. Authority: `app.settled_punches`; both answer
 * `cases/withdrawals.json`.
 */
export function countedPunches<P extends { readonly id: string }>(
  punches: readonly P[],
  withdrawnIds: ReadonlySet<string>,
): P[] {
  return punches.filter(({ id }) => !withdrawnIds.has(id));
}
