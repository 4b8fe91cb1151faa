import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet, SheetAdjustment } from '@muster/contract/timesheets';
import { Link, linkOptions } from '@tanstack/react-router';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Minutes } from './Minutes.tsx';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

type AdjustmentsProps = { readonly sheet: Sheet; readonly isOwn: boolean };

/** Changes to earlier, locked days that are paid in this period. */
export function Adjustments({ sheet, isOwn }: AdjustmentsProps) {
  const { t } = useLingui();
  if (sheet.adjustments.length === 0) return null;
  return (
    <Card
      title={t`Adjustments`}
      description={t`Changes to days that were already locked. They’re paid in this period.`}
      isFlush
    >
      <List>
        {sheet.adjustments.map((adjustment) => (
          <AdjustmentRow
            key={`${adjustment.date} ${adjustment.class} ${adjustment.project_id} ${adjustment.cause.at}`}
            adjustment={adjustment}
            sheet={sheet}
            isOwn={isOwn}
          />
        ))}
      </List>
    </Card>
  );
}

/** An adjustment's day, cause and minutes, with a link to the timesheet of that day. */
export function AdjustmentRow({
  adjustment: { date, class: kind, minutes, project_id, cause },
  sheet: { names, person },
  isOwn,
}: AdjustmentsProps & { readonly adjustment: SheetAdjustment }) {
  const days = useDayWords();
  const words = useSheetWords();
  const to = isOwn
    ? linkOptions({ to: '/time/sheet/$from', params: { from: date } })
    : linkOptions({
        to: '/timesheets/$from/$personId',
        params: { from: date, personId: person.person_id },
      });
  return (
    <ListRow
      title={`${days.day(date)} · ${words.minutes(kind)}`}
      detail={
        <>
          {cause.kind === 'time_changed' ? (
            <Trans>Time was changed</Trans>
          ) : (
            <Trans>Hours were recalculated</Trans>
          )}
          {[cause.actor, cause.reason, project_id === null ? null : names[project_id]]
            .filter((part) => part !== null && part !== undefined)
            .map((part) => ` · ${part}`)}
        </>
      }
      trailing={<Minutes minutes={minutes} />}
      render={(row) => <Link {...to} {...row} />}
    />
  );
}
