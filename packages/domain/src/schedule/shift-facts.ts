/**
 * Facts for judging a shift. Field names are those of the database, instants RFC 3339, dates `yyyy-mm-dd`, times of day
 * `hh:mm`, wall times `yyyy-mm-ddThh:mm`.
 */
export type JudgedShift = {
  readonly id: string;
  readonly starts_local: string;
  readonly ends_local: string;
  readonly zone: string;
  readonly starts_second: boolean;
  readonly ends_second: boolean;
  readonly break_minutes: number;
};

export type PlannedShift = {
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly break_minutes: number;
};

type Between = { readonly from: string; readonly to: string };

export type Unavailable = {
  readonly id: string;
  readonly kind: 'cannot' | 'rather_not';
  readonly weekday: number | null;
  readonly from_date: string | null;
  readonly to_date: string | null;
  readonly from_time: string | null;
  readonly to_time: string | null;
  readonly note: string | null;
};

/** The limits of a pay rule; null if there is no such limit. */
export type OvertimeLimits = {
  readonly weekly_after_minutes: number | null;
  readonly daily_after_minutes: number | null;
  readonly daily_double_after_minutes: number | null;
  readonly shift_after_minutes: number | null;
  readonly seventh_day: boolean;
  readonly seventh_day_double_after_minutes: number | null;
};

export type PersonFacts = {
  readonly person_id: string;
  readonly member: readonly { readonly from: string; readonly to: string | null }[];
  readonly certificates: readonly { readonly kind: string; readonly expires_on: string | null }[];
  readonly time_off: readonly Between[];
  readonly availability: readonly Unavailable[];
  readonly punched: readonly {
    readonly from: string;
    readonly to: string | null;
    readonly break_minutes: number;
  }[];
  readonly overtime: OvertimeLimits | null;
};

export type ShiftFacts = {
  readonly now: string;
  /** The zone of workdays and weeks. */
  readonly zone: string;
  readonly workweek_start: number;
  /** Null if a workday begins with the first work. */
  readonly workday_starts_at: string | null;
  readonly rest_minutes: number | null;
  readonly notice_minutes: number | null;
  /** Null for an open shift. */
  readonly person: PersonFacts | null;
  /** The person's other shifts, at least a week around this one; the shift itself is excluded by its id. */
  readonly planned: readonly PlannedShift[];
  readonly archived: readonly {
    readonly what: 'crew' | 'project' | 'site' | 'cost_code';
    readonly name: string;
  }[];
  /** Kinds of certificates that the project requires. */
  readonly certificates: readonly string[];
  readonly holidays: readonly { readonly on_date: string; readonly name: string }[];
};

export type OvertimeCause =
  | 'daily'
  | 'daily_double'
  | 'consecutive'
  | 'weekly'
  | 'seventh_day'
  | 'seventh_day_double';

type Blocked = { readonly level: 'blocked'; readonly person_id: string | null };
type Warned = { readonly level: 'warned'; readonly person_id: string | null };

export type BlockingReason = Blocked &
  (
    | { reason: 'overlap'; shift_id: string; from: string; to: string; minutes: number }
    | { reason: 'time_off'; from: string; to: string }
    | { reason: 'no_member'; from: string | null; to: string | null }
    | { reason: 'archived'; what: 'crew' | 'project' | 'site' | 'cost_code'; name: string }
    | {
        reason: 'certificate_missing';
        certificate: string;
        expires_on: string | null;
        wanted_on: string;
      }
    | { reason: 'too_long'; minutes: number; limit_minutes: number }
  );

export type WarningReason = Warned &
  (
    | {
        reason: 'short_rest';
        minutes: number;
        wanted_minutes: number;
        shift_id: string;
        side: 'before' | 'after';
      }
    | {
        reason: 'overtime';
        minutes: number;
        rule: OvertimeCause;
        limit_minutes: number;
        week_from: string;
      }
    | {
        reason: 'unavailable';
        kind: 'cannot' | 'rather_not';
        from: string;
        to: string;
        note: string | null;
      }
    | { reason: 'holiday'; on_date: string; name: string }
    | { reason: 'short_notice'; minutes: number; wanted_minutes: number }
  );

export type JudgedReason = BlockingReason | WarningReason;

export type ShiftJudgement = {
  readonly verdict: 'ok' | 'warned' | 'blocked';
  readonly reasons: readonly JudgedReason[];
};
