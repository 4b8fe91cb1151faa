import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Card } from '../../ui/Card.tsx';
import { List } from '../../ui/List.tsx';
import { ListRow } from '../../ui/ListRow.tsx';
import { Minutes } from './Minutes.tsx';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

/** What changed of earlier, locked days, and is settled in this period. */
export function Adjustments({ adjustments, names }: Pick<Sheet, 'adjustments' | 'names'>) {
  const { t } = useLingui();
  const days = useDayWords();
  const words = useSheetWords();
  if (adjustments.length === 0) return null;
  return (
    <Card
      title={t`Adjustments`}
      description={t`Changes to days that were locked already, paid in this period.`}
      isFlush
    >
      <List>
        {adjustments.map(({ date, class: kind, minutes, project_id, cause }) => (
          <ListRow
            key={`${date} ${kind} ${project_id} ${cause.at}`}
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
          />
        ))}
      </List>
    </Card>
  );
}
