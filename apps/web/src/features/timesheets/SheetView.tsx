import { Trans, useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { useId, useState } from 'react';
import { useNow } from '../../data/clock/use-now.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { List } from '../../ui/List.tsx';
import { Adjustments } from './Adjustments.tsx';
import { FixTimeButton } from './corrections/FixTimeButton.tsx';
import { SheetCorrections } from './corrections/SheetCorrections.tsx';
import { SheetActions } from './SheetActions.tsx';
import { SheetClaims } from './SheetClaims.tsx';
import { SheetDayRow } from './SheetDayRow.tsx';
import { SheetHistory } from './SheetHistory.tsx';
import { SheetSignature } from './SheetSignature.tsx';
import { SheetStateBadge } from './SheetStateBadge.tsx';
import { SheetTimeOff } from './SheetTimeOff.tsx';
import { SheetTotals } from './SheetTotals.tsx';
import { useDayWords } from './use-day-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

/** A timesheet: totals, what can be done with it, its days, adjustments, signature and history. */
export function SheetView({ sheet, isOwn }: { readonly sheet: Sheet; readonly isOwn: boolean }) {
  const { t } = useLingui();
  const words = useSheetWords();
  const days = useDayWords();
  const nowMs = useNow(60_000);
  const id = useId();
  const [openDays, setOpenDays] = useState<ReadonlySet<string>>(new Set());
  const toggle = (date: string) => {
    const next = new Set(openDays);
    if (!next.delete(date)) next.add(date);
    setOpenDays(next);
  };
  const openDay = (date: string) => {
    setOpenDays(new Set([...openDays, date]));
    document.getElementById(`${id}-${date}`)?.focus();
  };
  const lastDay = sheet.today < sheet.period_to ? sheet.today : sheet.period_to;
  return (
    <>
      {sheet.state === 'returned' && sheet.comment !== null && (
        <Banner tone="attention" title={<Trans>Returned</Trans>}>
          <span className="break-words whitespace-pre-line">{sheet.comment}</span>
        </Banner>
      )}
      {sheet.is_calculating && (
        <Banner tone="info">
          <Trans>Hours are being calculated. They’ll appear here in a moment.</Trans>
        </Banner>
      )}
      <Card>
        <div className="space-y-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <SheetStateBadge state={sheet.state} />
            <span className="text-14 text-ink-2">
              {sheet.flags
                .map(words.flag)
                .filter((flag) => flag !== null)
                .join(' · ')}
            </span>
          </div>
          <SheetTotals sheet={sheet} isOwn={isOwn} onOpenDay={openDay} />
          <SheetActions sheet={sheet} isOwn={isOwn} />
        </div>
      </Card>
      <Card
        title={t`Days`}
        actions={
          sheet.period_from <= sheet.today && (
            <FixTimeButton
              sheet={sheet}
              entry={null}
              date={lastDay}
              isOwn={isOwn}
              of={days.period(sheet.period_from, sheet.period_to)}
            />
          )
        }
        isFlush
      >
        {sheet.days.length === 0 ? (
          <EmptyState icon={CalendarDays}>
            {sheet.today > sheet.period_to ? (
              <Trans>No time in this pay period.</Trans>
            ) : (
              <Trans>No time in this pay period yet.</Trans>
            )}
          </EmptyState>
        ) : (
          <List>
            {sheet.days.map((day) => (
              <SheetDayRow
                key={day.date}
                sheet={sheet}
                isOwn={isOwn}
                day={day}
                nowMs={nowMs}
                isOpen={openDays.has(day.date)}
                onToggle={() => toggle(day.date)}
                buttonId={`${id}-${day.date}`}
              />
            ))}
          </List>
        )}
      </Card>
      <SheetClaims sheet={sheet} />
      <SheetTimeOff timeOff={sheet.time_off} isOwn={isOwn} />
      <SheetCorrections corrections={sheet.corrections} />
      <Adjustments sheet={sheet} isOwn={isOwn} />
      <SheetSignature signature={sheet.signature} />
      <SheetHistory events={sheet.events} />
    </>
  );
}
