/** The data behind reminders, with the field names of `my_reminder_plan`. Instants are RFC 3339. */
import type { QuietHours } from './is-quiet.ts';

export type PlannedShift = {
  readonly id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  /** Local time of the shift, such as `2026-11-02T07:00`. */
  readonly starts_local: string;
  readonly ends_local: string;
  /** A shift that was announced after its reminder was due makes no one late. */
  readonly published_at: string;
};

/** Null means no such reminder. */
export type ReminderSettings = {
  /** Minutes after a shift's start without a punch. */
  readonly remind_employee_after: number | null;
  /** Minutes after the shift ended, for someone who is still on the clock. */
  readonly remind_end_after: number | null;
  /** Hours on the clock, for a person without a shift. */
  readonly still_in_after_hours: number | null;
  /** Minutes before a meal break must begin. */
  readonly remind_break_before: number | null;
  readonly breaks: BreakRule;
};

export type BreakRule = {
  readonly meals: readonly { readonly after_minutes: number; readonly minutes: number }[];
  readonly meal_form: 'one_block' | 'added_up';
};

export type Period = { readonly starts_at: string; readonly ends_at: string };

/** Time on the clock; it has no end while it is open. */
export type ClockedTime = {
  /** Id of the punch that started it. */
  readonly id: string;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly breaks: readonly {
    readonly kind: 'meal' | 'rest';
    readonly started_at: string;
    readonly ended_at: string | null;
  }[];
};

export type ReminderPlan = {
  readonly shifts: readonly PlannedShift[];
  readonly settings: ReminderSettings;
  readonly quietHours: QuietHours | null;
  /** Approved time off. */
  readonly timeOff: readonly Period[];
  /** The person's own last days, in any order. */
  readonly time: readonly ClockedTime[];
  /** Instants of their punches of any kind, in any order. */
  readonly punches: readonly string[];
};

export type Reminder = {
  readonly kind: 'clock_in_missed' | 'clock_out_missed' | 'break_due';
  /** Epoch milliseconds. */
  readonly at: number;
  /** The text to use; `start` and `end` name the shift's local time. */
  readonly textKey: 'start' | 'end' | 'hours' | 'meal';
  readonly local: string | null;
  /** The server logs the same kind, subject and due time only once. */
  readonly dedupeKey: string;
};
