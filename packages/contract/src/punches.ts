export const punchKinds = ['in', 'out', 'switch', 'break_start', 'break_end'] as const;
export type PunchKind = (typeof punchKinds)[number];

export const breakKinds = ['meal', 'rest'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** Payload version of phones; the server accepts each version for 12 months. */
export const punchPayloadVersion = 1;
/** Payload version of kiosks: version 1 with the PIN's proof and the picture. */
export const kioskPunchVersion = 2;

export const punchVerdicts = [
  'applied',
  'applied_flagged',
  'needs_decision',
  'replayed',
  'conflict',
  'refused',
] as const;
export type PunchVerdict = (typeof punchVerdicts)[number];

/** The result for one item of `record_punches`, in the order of the batch. */
export type PunchAnswer = {
  readonly id: string;
  readonly verdict: PunchVerdict;
  /** For `replayed`, the original verdict. */
  readonly first_verdict: Exclude<PunchVerdict, 'replayed'> | null;
  /** Such as `double_tap`, `already_in`, `estimated`, `long_shift`, `clock_wrong`, `received_late`, `outside`. */
  readonly flags: readonly string[];
  /** Code for `refused`, `conflict` or `needs_decision`; the catalog is `errors.ts`. */
  readonly reason: string | null;
  /** The instant that counts for pay; null if refused. */
  readonly occurred_at: string | null;
  readonly entry_id: string | null;
};

export type RecordPunchesAnswer = {
  readonly server_time: string;
  readonly answers: readonly PunchAnswer[];
};
