import { Trans, useLingui } from '@lingui/react/macro';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { describeError } from '../../data/errors/words.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { useTimeWords } from '../../ui/time/use-time-words.ts';
import { useRelief } from './report-queries.ts';

/** The shifts that someone still has this week, and who of their crews could take each without overtime. */
export function ReliefSheet({
  personId,
  name,
  onClose,
}: {
  readonly personId: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const words = useTimeWords();
  const query = useRelief(personId);
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={name}
      description={<Trans>Shifts this week, and who else could take them without overtime</Trans>}
      height="tall"
      isFlush
    >
      {query.isError && query.data === undefined && (
        <ErrorState
          title={<Trans>Couldn’t load the shifts</Trans>}
          onRetry={() => void query.refetch()}
        >
          {i18n._(describeError(query.error))}
        </ErrorState>
      )}
      {query.isPending && <SkeletonRows count={4} />}
      {query.data?.shifts.length === 0 && (
        <EmptyState icon={CalendarDays}>
          <Trans>No more shifts this week.</Trans>
        </EmptyState>
      )}
      {query.data !== undefined && query.data.shifts.length > 0 && (
        <List label={t`Shifts this week`}>
          {query.data.shifts.map(({ id, starts_at, ends_at, zone, others }) => (
            <ListRow
              key={id}
              title={`${words.date(Date.parse(starts_at), zone)}, ${words.time(Date.parse(starts_at), zone)} – ${words.time(Date.parse(ends_at), zone)}`}
              detail={
                others.length === 0 ? (
                  <Trans>No one else on the crew could take it without overtime.</Trans>
                ) : (
                  <span className="wrap-anywhere">
                    {others.map((person) => person.name).join(', ')}
                  </span>
                )
              }
            />
          ))}
        </List>
      )}
    </Sheet>
  );
}
