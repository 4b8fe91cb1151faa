import {
  type TimeOffDraft,
  type TimeOffRequest,
  timeOffRequestVersion,
} from '@muster/contract/time-off';
import * as z from 'zod/mini';

export type TimeOffValues = {
  readonly kind_id: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly hours: 'all_day' | 'part';
  readonly from_time: string;
  readonly to_time: string;
  readonly note: string;
};

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const longestDays = 366;

/** A part of a day is one day, and ends after it begins. */
export const timeOffValuesSchema = z
  .object({
    kind_id: z.uuid(),
    first_day: date,
    last_day: z.string(),
    hours: z.enum(['all_day', 'part']),
    from_time: z.string(),
    to_time: z.string(),
    note: z.string().check(z.trim(), z.maxLength(500)),
  })
  .check(
    z.refine(
      ({ hours, first_day, last_day }) =>
        hours === 'part' ||
        (date.safeParse(last_day).success &&
          first_day <= last_day &&
          Date.parse(last_day) - Date.parse(first_day) < longestDays * 86_400_000),
      { path: ['last_day'] },
    ),
    z.refine(({ hours, from_time }) => hours === 'all_day' || from_time !== '', {
      path: ['from_time'],
    }),
    z.refine(({ hours, from_time, to_time }) => hours === 'all_day' || from_time < to_time, {
      path: ['to_time'],
    }),
  );

export function requestOfValues(
  id: string,
  typed: z.infer<typeof timeOffValuesSchema>,
): TimeOffDraft {
  const isPart = typed.hours === 'part';
  return {
    v: timeOffRequestVersion,
    id,
    kind_id: typed.kind_id,
    first_day: typed.first_day,
    last_day: isPart ? typed.first_day : typed.last_day,
    from_time: isPart ? typed.from_time : null,
    to_time: isPart ? typed.to_time : null,
    minutes: isPart ? minutesOf(typed.to_time) - minutesOf(typed.from_time) : null,
    note: typed.note === '' ? null : typed.note,
  };
}

/** Copies a request into a draft, to submit it again. Whole days are recounted, since shifts may have changed. */
export function draftOf(request: TimeOffRequest): TimeOffDraft {
  const { id, kind_id, first_day, last_day, from_time, to_time, minutes, note } = request;
  return {
    v: timeOffRequestVersion,
    id,
    kind_id,
    first_day,
    last_day,
    from_time,
    to_time,
    minutes: from_time === null ? null : minutes,
    note,
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
