import { Trans, useLingui } from '@lingui/react/macro';
import { visitedSheetAnswerSchema } from '@muster/contract/visits';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Duration } from '../../../ui/Duration.tsx';
import { List } from '../../../ui/List.tsx';
import { ListRow } from '../../../ui/ListRow.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { periodText } from '../../../ui/time/period-text.ts';
import { useVisitRead } from './use-visit-read.ts';
import { VisitRead } from './VisitRead.tsx';

/** The hours of a pay period by day; no money. */
export function SheetTab() {
  const { t, i18n } = useLingui();
  const [from, setFrom] = useState<string | null>(null);
  const read = useVisitRead('my_sheet', visitedSheetAnswerSchema, { period_from: from });
  const states = {
    open: t({ message: 'Open', context: 'timesheet' }),
    signed: t({ message: 'Signed', context: 'timesheet' }),
    approved: t({ message: 'Approved', context: 'timesheet' }),
    returned: t({ message: 'Returned', context: 'timesheet' }),
    locked: t({ message: 'Locked', context: 'timesheet' }),
  };
  const day = (date: string) =>
    i18n.date(date, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <VisitRead read={read}>
      {(sheet) => {
        const { regular_minutes, overtime_minutes, double_minutes } = sheet.totals;
        const state = states[sheet.state];
        return (
          <Card
            isFlush
            title={periodText(i18n.locale, sheet.period_from, sheet.period_to)}
            description={
              sheet.comment === null ? (
                state
              ) : (
                <Trans>
                  {state}. Comment: “{sheet.comment}”
                </Trans>
              )
            }
            actions={
              <>
                <Button size="sm" onClick={() => setFrom(sheet.previous_from)}>
                  <Trans>Earlier</Trans>
                </Button>
                {sheet.next_from <= sheet.today && (
                  <Button size="sm" onClick={() => setFrom(sheet.next_from)}>
                    <Trans>Later</Trans>
                  </Button>
                )}
              </>
            }
          >
            <List label={t`Days`}>
              {sheet.is_calculating && (
                <ListRow title={<Trans>Hours are still being calculated.</Trans>} />
              )}
              {sheet.days.map((one) => (
                <ListRow
                  key={one.date}
                  title={day(one.date)}
                  detail={
                    one.needs_review ? (
                      <StatusBadge tone="attention" look="plain">
                        <Trans>Needs review</Trans>
                      </StatusBadge>
                    ) : one.overtime_minutes + one.double_minutes > 0 ? (
                      <Trans>
                        Overtime: <Duration minutes={one.overtime_minutes + one.double_minutes} />
                      </Trans>
                    ) : undefined
                  }
                  trailing={
                    <Duration
                      minutes={one.regular_minutes + one.overtime_minutes + one.double_minutes}
                    />
                  }
                />
              ))}
              <ListRow
                title={
                  <span className="font-medium">
                    <Trans>Total</Trans>
                  </span>
                }
                trailing={
                  <Duration
                    className="font-medium"
                    minutes={regular_minutes + overtime_minutes + double_minutes}
                  />
                }
              />
            </List>
          </Card>
        );
      }}
    </VisitRead>
  );
}
