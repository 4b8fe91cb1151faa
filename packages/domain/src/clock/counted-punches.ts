/**
 * Returns the punches that the fold takes: all except those that a correction has withdrawn, whichever of the two
 * arrived first. Withdrawn punches stay in the ledger. Authority: `app.settled_punches`; both are tested with
 * `cases/withdrawals.json`.
 */
export function countedPunches<P extends { readonly id: string }>(
  punches: readonly P[],
  withdrawnIds: ReadonlySet<string>,
): P[] {
  return punches.filter(({ id }) => !withdrawnIds.has(id));
}
