import { Trans, useLingui } from '@lingui/react/macro';
import { addDays } from '@muster/domain';
import { Link } from '@tanstack/react-router';
import type { ListColumn } from '../../../kit/list/list-column.ts';
import { useNameColumn } from '../../../kit/person/use-name-column.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useDayWords } from '../use-day-words.ts';
import { useSheetWords } from '../use-sheet-words.ts';
import { byKind, type Exception, type ExceptionWeek } from './group-exceptions.ts';

/** @param from the pay period's first day, by which timesheets are found */
export function useExceptionColumns(from: string): readonly ListColumn<ExceptionWeek>[] {
  const { t } = useLingui();
  const words = useSheetWords();
  const days = useDayWords();
  const clock = useTimeWords();
  const bothTimes = ({ times }: Exception): string | null => {
    if (times == null) return null;
    const { recorded_at, device_at, received_at, zone } = times;
    const recorded = clock.time(Date.parse(recorded_at), zone);
    if (device_at !== undefined) {
      const device = clock.time(Date.parse(device_at), zone);
      return t`Recorded: ${recorded}. Device clock: ${device}.`;
    }
    if (received_at === undefined) return null;
    const received = clock.dayAndTime(Date.parse(received_at), zone);
    return t`Recorded: ${recorded}. Received: ${received}.`;
  };
  /** `Needs review: Mon, Nov 23; Tue, Nov 24` */
  const said = (kind: string, of: readonly Exception[]) =>
    `${words.exception(kind)}: ${[...new Set(of.map(({ date }) => days.day(date)))].join('; ')}`;
  const period = ({ weekFrom }: ExceptionWeek) => days.period(weekFrom, addDays(weekFrom, 6));
  return [
    useNameColumn(12),
    {
      key: 'week',
      header: t`Workweek`,
      minRem: 10,
      onCard: 'detail',
      cell: period,
      text: ({ weekFrom }) => weekFrom,
    },
    {
      key: 'kind',
      header: t`Exceptions`,
      minRem: 18,
      isAlways: true,
      wraps: true,
      onCard: 'detail',
      cell: ({ paid, others }) => (
        <span className="flex flex-col gap-1">
          {byKind(paid).map(([kind, of]) => (
            <span key={kind}>
              <StatusBadge tone="attention" look="plain">
                <span className="whitespace-normal">{said(kind, of)}</span>
              </StatusBadge>
              <span className="block text-14 text-ink-2 empty:hidden">
                {of.flatMap((each) => bothTimes(each) ?? []).join(' ')}
              </span>
            </span>
          ))}
          {byKind(others).map(([kind, of]) => (
            <span key={kind} className="text-14 text-ink-3">
              {said(kind, of)}
            </span>
          ))}
        </span>
      ),
      text: ({ paid, others }) =>
        [...byKind(paid), ...byKind(others)].map(([kind, of]) => said(kind, of)).join('. '),
    },
    {
      key: 'fix',
      header: t`Fix`,
      minRem: 6,
      isAlways: true,
      isNarrow: true,
      onCard: 'trailing',
      cell: (week) => {
        const fix = {
          className: buttonStyles({ size: 'sm' }),
          'aria-label': t`Fix: ${week.name}, ${period(week)}`,
          children: <Trans>Fix</Trans>,
        };
        const kind = week.paid[0]?.kind;
        if (kind === 'open_entry') {
          return <Link to="/time/crew" search={{ fix: week.person_id }} {...fix} />;
        }
        if (kind === 'needs_review') return <Link to="/approvals" {...fix} />;
        return (
          <Link
            to="/timesheets/$from/$personId"
            params={{ from, personId: week.person_id }}
            {...fix}
          />
        );
      },
    },
  ];
}
