import type { ShiftContent, ShiftDraft } from '@muster/contract/schedule';
import { addDays } from '@muster/domain';
import * as z from 'zod/mini';
import { wallMinutes } from './edit-shift.ts';

/** A shift as the form has it. The end is a time of day; if it isn't after the start, it is on the next day. */
export type ShiftValues = {
  readonly person_id: string | null;
  readonly project_id: string | null;
  readonly site_id: string;
  readonly crew_id: string | null;
  readonly cost_code_id: string | null;
  readonly date: string;
  readonly starts: string;
  readonly ends: string;
  readonly break_minutes: string;
  readonly note: string;
};

export function shiftValuesOf(content: ShiftContent): ShiftValues {
  return {
    person_id: content.person_id,
    project_id: content.project_id,
    site_id: content.site_id ?? '',
    crew_id: content.crew_id,
    cost_code_id: content.cost_code_id,
    date: content.starts_local.slice(0, 10),
    starts: content.starts_local.slice(11, 16),
    ends: content.ends_local.slice(11, 16),
    break_minutes: String(content.break_minutes),
    note: content.note ?? '',
  };
}

const time = z.string().check(z.regex(/^\d{2}:\d{2}$/));

export const shiftValuesSchema = z
  .object({
    person_id: z.nullable(z.string()),
    project_id: z.nullable(z.string()),
    site_id: z.string(),
    crew_id: z.nullable(z.string()),
    cost_code_id: z.nullable(z.string()),
    date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    starts: time,
    ends: time,
    break_minutes: z.string().check(z.regex(/^\d{1,3}$/)),
    note: z.string().check(z.trim(), z.maxLength(2000)),
  })
  .check(
    z.refine(
      (typed) => {
        const { starts_local, ends_local } = wallsOf(typed);
        const length = wallMinutes(starts_local, ends_local);
        return Number.isNaN(length) || Number(typed.break_minutes) < length;
      },
      { path: ['break_minutes'] },
    ),
  );

/**
 * Converts the form's values to a draft. The choice between two repeated hours stays while the time does; a new time
 * means the first of them.
 */
export function draftOfShiftValues(
  before: ShiftDraft,
  typed: z.infer<typeof shiftValuesSchema>,
): ShiftDraft {
  const walls = wallsOf(typed);
  return {
    ...before,
    person_id: typed.person_id,
    project_id: typed.project_id,
    site_id: typed.site_id === '' ? null : typed.site_id,
    crew_id: typed.crew_id,
    cost_code_id: typed.cost_code_id,
    ...walls,
    starts_second: before.starts_second && walls.starts_local === before.starts_local,
    ends_second: before.ends_second && walls.ends_local === before.ends_local,
    break_minutes: Number(typed.break_minutes),
    note: typed.note === '' ? null : typed.note,
  };
}

export function isOverMidnight({ starts, ends }: Pick<ShiftValues, 'starts' | 'ends'>): boolean {
  return ends !== '' && starts !== '' && ends <= starts;
}

function wallsOf(typed: Pick<ShiftValues, 'date' | 'starts' | 'ends'>) {
  const lastDay = isOverMidnight(typed) ? addDays(typed.date, 1) : typed.date;
  return { starts_local: `${typed.date}T${typed.starts}`, ends_local: `${lastDay}T${typed.ends}` };
}
