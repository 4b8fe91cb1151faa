import { useLingui } from '@lingui/react/macro';
import type { EntryEvent, EntrySide } from '@muster/contract/entry-history';
import { dayKeyAt } from '../../../ui/time/day-key.ts';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';

/** Returns the texts for the events of a time entry. */
export function useEntryEventWords(zone: string, names: Readonly<Record<string, string>>) {
  const { t } = useLingui();
  const times = useTimeWords();
  const nameOf = (id: string | null) => (id === null ? '–' : (names[id] ?? '…'));
  const timeOf = (instant: string | null, side: EntrySide) => {
    if (instant === null) return '–';
    const atMs = Date.parse(instant);
    const isSameDay = dayKeyAt(atMs, zone) === dayKeyAt(Date.parse(side.started_at), zone);
    return isSameDay ? times.time(atMs, zone) : times.dayAndTime(atMs, zone);
  };
  const breaksOf = (side: EntrySide) =>
    side.breaks.length === 0
      ? '–'
      : side.breaks
          .map(({ kind, started_at, ended_at }) => {
            const name = kind === 'meal' ? t`Meal` : t`Rest`;
            const start = timeOf(started_at, side);
            return ended_at === null
              ? t`${name} from ${start}`
              : `${name} ${start} – ${timeOf(ended_at, side)}`;
          })
          .join(', ');
  const parts: readonly { readonly label: string; readonly of: (side: EntrySide) => string }[] = [
    {
      label: t({ message: 'Clock in', context: 'when' }),
      of: (side) => timeOf(side.started_at, side),
    },
    {
      label: t({ message: 'Clock out', context: 'when' }),
      of: (side) => timeOf(side.ended_at, side),
    },
    { label: t`Breaks`, of: breaksOf },
    { label: t`Project`, of: (side) => nameOf(side.project_id) },
    { label: t`Cost code`, of: (side) => nameOf(side.cost_code_id) },
    { label: t`Note`, of: (side) => side.note ?? '–' },
  ];
  return {
    title: ({ kind }: EntryEvent): string =>
      ({
        opened: t`Recorded`,
        closed: t`Ended`,
        changed: t({ message: 'Changed', context: 'entry' }),
        set_aside: t`Needs review`,
        voided: t`No longer counted`,
      })[kind],
    /** The new or changed values, such as "Clock out: 2:00 PM → 3:00 PM". */
    changes: ({ before, after, kind }: EntryEvent): readonly string[] =>
      kind === 'voided'
        ? []
        : parts.flatMap(({ label, of }) => {
            const now = of(after);
            const was = before === null ? '–' : of(before);
            if (now === was) return [];
            return [was === '–' ? `${label}: ${now}` : `${label}: ${was} → ${now}`];
          }),
  };
}
