export const punchKinds = ['in', 'out', 'switch', 'break_start', 'break_end'] as const;
export type PunchKind = (typeof punchKinds)[number];

export const breakKinds = ['meal', 'rest'] as const;
export type BreakKind = (typeof breakKinds)[number];

/** What phones write; the server reads each version for 12 months. */
export const punchPayloadVersion = 1;
/** What kiosks write: version 1 with the proof of the PIN and the picture. */
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

/** What `record_punches` says of one item, in the order of the batch. */
export type PunchAnswer = {
  readonly id: string;
  readonly verdict: PunchVerdict;
  /** With `replayed`: what was said the first time. */
  readonly first_verdict: Exclude<PunchVerdict, 'replayed'> | null;
  /** Such as `double_tap`, `already_in`, `estimated`, `long_shift`, `clock_wrong`, `received_late`, `outside`. */
  readonly flags: readonly string[];
  /** Code of a `refused`, `conflict` or `needs_decision`; the catalog is `errors.ts`. */
  readonly reason: string | null;
  /** The instant that pays; null when refused. */
  readonly occurred_at: string | null;
  readonly entry_id: string | null;
};

export type RecordPunchesAnswer = {
  readonly server_time: string;
  readonly answers: readonly PunchAnswer[];
};
