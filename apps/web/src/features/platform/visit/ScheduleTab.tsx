import { Trans, useLingui } from '@lingui/react/macro';
import { visitedScheduleAnswerSchema } from '@muster/contract/visits';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { useVisitRead } from './use-visit-read.ts';
import { VisitRead } from './VisitRead.tsx';

/** Published shifts, two weeks back and six ahead. */
export function ScheduleTab() {
  const { t, i18n } = useLingui();
  const read = useVisitRead('my_schedule', visitedScheduleAnswerSchema);
  const wall = (local: string, style: Intl.DateTimeFormatOptions) =>
    i18n.date(`${local}Z`, { timeZone: 'UTC', ...style });
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return (
    <VisitRead read={read}>
      {({ shifts }) => (
        <Card isFlush title={t`Shifts`}>
          {shifts.length === 0 && (
            <p className="px-4 py-5 text-14 text-ink-2 md:px-5">
              <Trans>No published shifts.</Trans>
            </p>
          )}
          <List label={t`Shifts`}>
            {shifts.map((shift) => (
              <ListRow
                key={shift.id}
                title={wall(shift.starts_local, {
                  weekday: 'short',
                  month: 'short',
                  day: 'numeric',
                  ...time,
                })}
                detail={
                  <bdi className="wrap-anywhere">
                    {shift.site?.name ?? shift.project?.name ?? t`No project`}
                  </bdi>
                }
                trailing={
                  shift.canceled_at !== null ? (
                    <StatusBadge tone="off" look="plain">
                      {t({ message: 'Canceled', context: 'a shift' })}
                    </StatusBadge>
                  ) : (
                    <Trans>until {wall(shift.ends_local, time)}</Trans>
                  )
                }
              />
            ))}
          </List>
        </Card>
      )}
    </VisitRead>
  );
}
