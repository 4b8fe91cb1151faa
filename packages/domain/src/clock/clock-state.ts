/**
 * A person's clock between two punches, and the punches that change it. Instants are epoch milliseconds.
 * `supabase/schemas/fold/fold_punch.sql` is the authority: it decides the stored and paid time; this copy predicts the
 * server's result on an offline phone.
 */

export type PunchKind = 'in' | 'out' | 'switch' | 'break_start' | 'break_end';
export type BreakKind = 'meal' | 'rest';

export type FoldPunch = {
  readonly id: string;
  readonly kind: PunchKind;
  /** Only with `break_start`. */
  readonly breakKind: BreakKind | null;
  /** The instant that counts for pay: `occurredAt`. */
  readonly at: number;
  readonly deviceId: string;
  readonly deviceSeq: number;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  /** The person who made it. */
  readonly actor: string;
  /** Made by the person whose clock it is, possibly at a kiosk. */
  readonly own: boolean;
  /** A decision accepted it although it contradicts someone. */
  readonly accepted: boolean;
  /** IANA zone. */
  readonly zone: string;
  readonly note: string | null;
  /** Facts noticed about the punch itself, such as `stated` or `outside`. */
  readonly flags: readonly string[];
};

export type Break = {
  /** The id of the punch that started it. */
  readonly id: string;
  readonly kind: BreakKind;
  readonly startedAt: number;
  readonly endedAt: number;
};

export type OpenBreak = Omit<Break, 'endedAt'>;

export type OpenEntry = {
  /** The id of the punch that started it. */
  readonly id: string;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly startedAt: number;
  readonly zone: string;
  readonly note: string | null;
  readonly flags: readonly string[];
  readonly actor: string;
  /** Finished breaks; the current one is the clock's `onBreak`. */
  readonly breaks: readonly Break[];
};

export type Entry = OpenEntry & {
  readonly endedAt: number;
  /** Null if the end was estimated. */
  readonly endPunchId: string | null;
};

export type LastPunch = {
  readonly at: number;
  readonly kind: PunchKind;
  readonly breakKind: BreakKind | null;
  readonly projectId: string | null;
  readonly costCodeId: string | null;
  readonly entryId: string | null;
};

export type ClockState = {
  readonly open: OpenEntry | null;
  readonly onBreak: OpenBreak | null;
  readonly closed: readonly Entry[];
  /** The last punch that was neither a duplicate nor set aside. */
  readonly last: LastPunch | null;
};

export const offTheClock: ClockState = { open: null, onBreak: null, closed: [], last: null };

/** Questions that the fold raises about a punch itself. */
export type FoldDecision = 'missing_in' | 'overlap';

export type FoldEffect = {
  readonly punchId: string;
  /** The entry that it started, ended or belongs to. */
  readonly entryId: string | null;
  readonly flags: readonly string[];
  readonly decision: FoldDecision | null;
  /**
   * The previous entry, whose end was estimated because of this punch; raises the question
   * `estimated_close`.
   */
  readonly estimatedEntryId: string | null;
  /** It had no effect and waits for its decision. */
  readonly setAside: boolean;
};
