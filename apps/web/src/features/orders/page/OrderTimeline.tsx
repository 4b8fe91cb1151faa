import { useLingui } from '@lingui/react/macro';
import type { OrderEvent } from '@muster/contract/purchase-orders';
import { Timeline } from '../../../ui/Timeline.tsx';
import { ReceivedLate } from '../../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';

/** An order's history, newest first. */
export function OrderTimeline({ events }: { readonly events: readonly OrderEvent[] }) {
  const { t } = useLingui();
  const times = useTimeWords();
  const titleOf = useEventWords();
  return (
    <Timeline
      label={t`History`}
      items={events.toReversed().map((event) => {
        const atMs = Date.parse(event.at);
        const detail = [
          event.on_behalf_of === null ? null : t`In place of ${event.on_behalf_of.name}`,
          event.by_link ? t`By the link in the email` : null,
          event.own_approval ? t`Own order` : null,
          event.reason,
        ].filter((text) => text !== null);
        return {
          id: event.id,
          time: `${times.date(atMs, readerZone())}, ${times.time(atMs, readerZone())}`,
          title: titleOf(event),
          detail: (
            <>
              <bdi className="wrap-anywhere whitespace-pre-line">{detail.join('\n')}</bdi>
              <ReceivedLate at={event.at} arrival={event} />
            </>
          ),
        };
      })}
    />
  );
}

function useEventWords(): (event: OrderEvent) => string {
  const { t } = useLingui();
  return ({ kind, actor, revision, facts }) => {
    const who = actor?.name ?? t`Muster`;
    const mail = typeof facts['mail'] === 'string' ? facts['mail'] : t`the vendor`;
    switch (kind) {
      case 'created':
        return t`${who} wrote the order`;
      case 'revised':
        return t`${who} changed it (revision ${revision})`;
      case 'submitted':
        return t`${who} submitted it`;
      case 'passed':
        return t`A small change took effect without approval`;
      case 'approved':
        return t`${who} approved it`;
      case 'returned':
        return t`${who} returned it`;
      case 'rejected':
        return t`${who} rejected it`;
      case 'canceled':
        return t`${who} canceled it`;
      case 'closed':
        return t`${who} closed it`;
      case 'ordered':
        return t`${who} ordered it at the counter`;
      case 'sent_by_phone':
        return t`${who} marked it as ordered`;
      case 'mail_queued':
        return t`${who} emailed it to ${mail}`;
      case 'mail_sent':
        return t`The email to ${mail} was sent`;
      case 'mail_failed':
        return t`The email to ${mail} was refused`;
      default:
        return t`${who} changed the order`;
    }
  };
}
