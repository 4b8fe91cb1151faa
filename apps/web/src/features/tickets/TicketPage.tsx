import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { isMissing } from '../../data/errors/data-error.ts';
import { KeptChanges } from '../../kit/kept/KeptChanges.tsx';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { UnreadRecord } from '../../kit/page/UnreadRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { RecordNotes } from '../../kit/record/RecordNotes.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { SignatureCard } from './SignatureCard.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketContent } from './TicketContent.tsx';
import { TicketHeader } from './TicketHeader.tsx';
import { useLiveTickets } from './use-live-tickets.ts';
import { useShownTicket } from './use-shown-ticket.ts';
import { ticketRecord } from './use-ticket-change.ts';

/** `/construction/tickets/{ticketId}`: the ticket that the customer reads and signs. */
export function TicketPage() {
  const { t } = useLingui();
  const times = useTimeWords();
  const { ticketId = '' } = useParams({ strict: false });
  const readTickets = useLiveTickets();
  const { read, page } = useShownTicket(ticketId);
  if (page === null && read.status === 'failed' && isMissing(read.error)) {
    return (
      <MissingRecord
        title={<Trans>Ticket not found</Trans>}
        action={
          <WayOn to="/construction/tickets">
            <Trans>Back to tickets</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
        <Crumb to="/construction/tickets">
          <Trans>Extra-work tickets</Trans>
        </Crumb>
      </Breadcrumb>
      {page === null && (
        <UnreadRecord
          name={t`Extra-work ticket`}
          failedTitle={<Trans>Couldn’t load this ticket</Trans>}
          read={read}
        />
      )}
      {page !== null && (
        <>
          <TicketHeader page={page} />
          {read.status === 'ready' && read.freshness === 'stale' && (
            <Banner tone="info">{t`As of ${times.dayAndTime(read.asOfMs, readerZone())}.`}</Banner>
          )}
          <TicketActions page={page} />
          <KeptChanges record={ticketRecord(ticketId)} onMade={readTickets} />
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
            <TicketContent page={page} />
            <div className="min-w-0 space-y-5">
              {page.signature !== null && <SignatureCard signature={page.signature} />}
              {page.ticket.number > 0 && (
                <RecordNotes areFilesElsewhere record={{ kind: 'ticket', id: ticketId }} />
              )}
            </div>
          </div>
        </>
      )}
    </div>
  );
}
