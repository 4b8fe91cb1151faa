import { useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Card } from '../../ui/Card.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { useSheetWords } from './use-sheet-words.ts';

/** The history of a timesheet: each signature, approval, return, lock and unlock, with the person, time and reason. */
export function SheetHistory({ events }: Pick<Sheet, 'events'>) {
  const { t } = useLingui();
  const times = useTimeWords();
  const words = useSheetWords();
  if (events.length === 0) return null;
  const titles = {
    signed: t`Signed`,
    approved: t`Approved`,
    returned: t`Returned`,
    locked: t`Locked`,
    unlocked: t`Unlocked`,
    reopened: t`Reopened because hours changed`,
  };
  return (
    <Card title={t`History`}>
      <Timeline
        label={t`History`}
        items={events.map(({ kind, at, actor, reason, flags }) => ({
          id: `${at} ${kind}`,
          time: (
            <>
              <span className="print:hidden">{times.dayAndTime(Date.parse(at), readerZone())}</span>
              {/* Paper is read on another day. */}
              <span className="hidden print:inline">
                {times.date(Date.parse(at), readerZone())},{' '}
                {times.time(Date.parse(at), readerZone())}
              </span>
            </>
          ),
          title: actor === null ? titles[kind] : `${titles[kind]} · ${actor}`,
          ...((reason !== null || flags.length > 0) && {
            detail: [reason, ...flags.map(words.flag)].filter((part) => part !== null).join(' · '),
          }),
        }))}
      />
    </Card>
  );
}
