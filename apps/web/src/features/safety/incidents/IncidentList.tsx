import { Trans, useLingui } from '@lingui/react/macro';
import type { Incident } from '@muster/contract/incidents';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useDayText } from '../use-day-text.ts';

type IncidentListProps = {
  readonly year: number;
  readonly incidents: readonly Incident[];
  readonly onOpen: (incident: Incident) => void;
};

/** Every incident of the year, with what is left to do for each. */
export function IncidentList({ year: calendarYear, incidents, onOpen }: IncidentListProps) {
  const { t } = useLingui();
  const dayText = useDayText();
  const times = useTimeWords();
  // As text, so that no thousands separator is added.
  const year = String(calendarYear);
  const title = t`Incidents in ${year}`;
  const todo = ({ report_due_at, is_reported, is_recordable, is_form_done }: Incident) => {
    if (report_due_at !== null && !is_reported) {
      return t`Call OSHA by ${times.dayAndTime(Date.parse(report_due_at), readerZone())}`;
    }
    return is_recordable && !is_form_done ? t`Form 301 isn’t finished` : null;
  };
  return (
    <Card title={title} isFlush>
      {incidents.length === 0 ? (
        <p className="px-4 py-4 text-14 text-ink-2 md:px-5">
          <Trans>No incidents in {year}.</Trans>
        </p>
      ) : (
        <List label={title}>
          {incidents.toReversed().map((incident) => {
            const { number, person } = incident;
            const open = todo(incident);
            return (
              <ListRow
                key={incident.id}
                title={t`#${number}, ${person?.name ?? ''}`}
                detail={
                  <span className="line-clamp-2 wrap-anywhere">
                    {`${dayText(incident.occurred_on)}, ${incident.place}`}
                  </span>
                }
                trailing={
                  open !== null && (
                    <StatusBadge tone="attention" look="plain">
                      <span className="whitespace-normal">{open}</span>
                    </StatusBadge>
                  )
                }
                onPress={() => onOpen(incident)}
              />
            );
          })}
        </List>
      )}
    </Card>
  );
}
