import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Link } from '@tanstack/react-router';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Minutes } from './Minutes.tsx';
import { useDayWords } from './use-day-words.ts';

type SheetTimeOffProps = { readonly timeOff: Sheet['time_off']; readonly isOwn: boolean };

/**
 * Approved time off in the period. It isn't worked, so no total has it. One's own leads to the requests and where
 * each minute came from.
 */
export function SheetTimeOff({ timeOff, isOwn }: SheetTimeOffProps) {
  const { t } = useLingui();
  const days = useDayWords();
  if (timeOff.length === 0) return null;
  return (
    <Card title={t`Time off`} description={t`Approved. Not counted as hours worked.`} isFlush>
      <List>
        {timeOff.map(({ date, minutes, kind, is_paid }) => (
          <ListRow
            key={`${date} ${kind} ${is_paid}`}
            title={
              <span className="inline-block first-letter:uppercase">{`${days.day(date)} · ${kind}`}</span>
            }
            detail={is_paid ? <Trans>Paid</Trans> : <Trans>Unpaid</Trans>}
            trailing={<Minutes minutes={minutes} />}
            {...(isOwn && { render: (row) => <Link to="/schedule/time-off" {...row} /> })}
          />
        ))}
      </List>
    </Card>
  );
}
