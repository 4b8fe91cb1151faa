import type { SeriesDraft, ShiftDraft } from '@muster/contract/schedule';
import { isoWeekday } from '@muster/domain';

/** How a new shift repeats, as typed. */
export type Repeat = {
  readonly isOn: boolean;
  readonly untilDate: string;
  /** From 1 for Monday to 7 for Sunday; empty: the first day's. */
  readonly weekdays: readonly number[];
  readonly everyWeeks: 1 | 2;
};

export const emptyRepeat: Repeat = { isOn: false, untilDate: '', weekdays: [], everyWeeks: 1 };

/** The shift's own id is also the series' id, so a retry makes no second series. */
export function seriesOf(draft: ShiftDraft, repeat: Repeat): SeriesDraft {
  const { id, ...shift } = draft;
  const firstDay = draft.starts_local.slice(0, 10);
  return {
    id,
    shift,
    until_date: repeat.untilDate === '' ? firstDay : repeat.untilDate,
    weekdays:
      repeat.weekdays.length === 0
        ? [isoWeekday(firstDay)]
        : repeat.weekdays.toSorted((a, b) => a - b),
    every_weeks: repeat.everyWeeks,
  };
}
