/** The state of a saved JSA. `app.jsa_state` is the authority; `cases/record-state.json` tests both. */
export type RecordFacts = {
  /** Epoch milliseconds. */
  readonly endsAtMs: number;
  readonly isEnded: boolean;
  readonly isHighRisk: boolean;
  readonly isApproved: boolean;
  /** Valid signatures. */
  readonly signed: number;
};

export function recordState(
  { endsAtMs, isEnded, isHighRisk: isHigh, isApproved, signed }: RecordFacts,
  nowMs: number,
): 'unsigned' | 'waiting' | 'active' | 'expired' | 'ended' {
  if (isEnded) return 'ended';
  if (endsAtMs <= nowMs) return 'expired';
  if (isHigh && !isApproved) return 'waiting';
  return signed === 0 ? 'unsigned' : 'active';
}

/** Returns true for energy that can kill, where work waits for approval. Mirrors `app.is_high_risk`. */
export function isHighRisk(document: {
  readonly steps: readonly {
    readonly hazards: readonly { readonly high_energy: string | null }[];
  }[];
}): boolean {
  return document.steps.some(({ hazards }) =>
    hazards.some((hazard) => hazard.high_energy !== null),
  );
}
