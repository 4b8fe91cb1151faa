import { useLingui } from '@lingui/react/macro';
import type { ReceiptEvent } from '@muster/contract/receipts';
import { Timeline } from '../../../ui/Timeline.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';

/** A receipt's history, newest first. */
export function ReceiptTimeline({ events }: { readonly events: readonly ReceiptEvent[] }) {
  const { t } = useLingui();
  const times = useTimeWords();
  const titleOf = ({ kind, actor }: ReceiptEvent): string => {
    const who = actor?.name ?? t`Muster`;
    switch (kind) {
      case 'added':
        return t`${who} added the receipt`;
      case 'approved':
        return t`${who} approved the receipt`;
      case 'returned':
        return t`${who} returned the receipt`;
      case 'withdrawn':
        return t`${who} withdrew the receipt`;
      default:
        return t`${who} changed the receipt`;
    }
  };
  return (
    <Timeline
      label={t`History`}
      items={events.toReversed().map((event) => {
        const atMs = Date.parse(event.at);
        return {
          id: `${event.kind} ${event.at}`,
          time: `${times.date(atMs, readerZone())}, ${times.time(atMs, readerZone())}`,
          title: titleOf(event),
          ...(event.reason !== null && {
            detail: <bdi className="wrap-anywhere whitespace-pre-line">{event.reason}</bdi>,
          }),
        };
      })}
    />
  );
}
