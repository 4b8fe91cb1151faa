import type { AvailabilityDraft } from '@muster/contract/schedule';
import * as z from 'zod/mini';

/** An entry as form values: everything is text until it is sent. */
export type AvailabilityValues = {
  readonly kind: 'cannot' | 'rather_not';
  readonly when: 'weekly' | 'dates';
  readonly weekday: string;
  readonly from_date: string;
  readonly to_date: string;
  readonly hours: 'all_day' | 'part';
  readonly from_time: string;
  readonly to_time: string;
  readonly note: string;
};

export const emptyAvailability: AvailabilityValues = {
  kind: 'cannot',
  when: 'weekly',
  weekday: '1',
  from_date: '',
  to_date: '',
  hours: 'all_day',
  from_time: '07:00',
  to_time: '12:00',
  note: '',
};

/** Returns the initial dates: weekly entries have no end, and dates are today until others are chosen. */
export function datesFor(
  when: AvailabilityValues['when'],
  today: string,
): Pick<AvailabilityValues, 'from_date' | 'to_date'> {
  const date = when === 'dates' ? today : '';
  return { from_date: date, to_date: date };
}

export function availabilityValues(stored: AvailabilityDraft, today: string): AvailabilityValues {
  const when = stored.weekday === null ? 'dates' : 'weekly';
  const dates = datesFor(when, today);
  return {
    kind: stored.kind,
    when,
    weekday: String(stored.weekday ?? 1),
    from_date: stored.from_date ?? dates.from_date,
    to_date: stored.to_date ?? dates.to_date,
    hours: stored.from_time === null ? 'all_day' : 'part',
    from_time: stored.from_time ?? emptyAvailability.from_time,
    to_time: stored.to_time ?? emptyAvailability.to_time,
    note: stored.note ?? '',
  };
}

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.string().check(z.regex(/^\d{2}:\d{2}$/));

/** Weekly entries may have no dates; others have both, in order. Parts of a day have two different times. */
export const availabilityValuesSchema = z
  .object({
    kind: z.enum(['cannot', 'rather_not']),
    when: z.enum(['weekly', 'dates']),
    weekday: z.string().check(z.regex(/^[1-7]$/)),
    from_date: z.union([z.literal(''), date]),
    to_date: z.union([z.literal(''), date]),
    hours: z.enum(['all_day', 'part']),
    from_time: z.union([z.literal(''), time]),
    to_time: z.union([z.literal(''), time]),
    note: z.string().check(z.trim(), z.maxLength(500)),
  })
  .check(
    z.refine((typed) => typed.when === 'weekly' || typed.from_date !== '', {
      path: ['from_date'],
    }),
    z.refine(
      ({ when, from_date, to_date }) =>
        when === 'weekly'
          ? from_date === '' || to_date === '' || from_date <= to_date
          : to_date !== '' && from_date <= to_date,
      { path: ['to_date'] },
    ),
    z.refine(({ hours, from_time }) => hours === 'all_day' || from_time !== '', {
      path: ['from_time'],
    }),
    z.refine(
      ({ hours, from_time, to_time }) =>
        hours === 'all_day' || (to_time !== '' && to_time !== from_time),
      { path: ['to_time'] },
    ),
  );

export function draftOfValues(
  id: string,
  typed: z.infer<typeof availabilityValuesSchema>,
): AvailabilityDraft {
  const isWeekly = typed.when === 'weekly';
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    id,
    kind: typed.kind,
    weekday: isWeekly ? Number(typed.weekday) : null,
    from_date: orNull(typed.from_date),
    to_date: orNull(typed.to_date),
    from_time: typed.hours === 'all_day' ? null : typed.from_time,
    to_time: typed.hours === 'all_day' ? null : typed.to_time,
    note: orNull(typed.note),
  };
}
