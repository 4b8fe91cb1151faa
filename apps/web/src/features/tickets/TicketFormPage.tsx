import { Trans } from '@lingui/react/macro';
import { useParams, useSearch } from '@tanstack/react-router';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { dayKeyAt } from '../../ui/time/day-key.ts';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { EditTicket } from './EditTicket.tsx';
import { draftOf, emptyTicket } from './ticket-draft.ts';
import { TicketForm } from './TicketForm.tsx';
import { useShownTicket } from './use-shown-ticket.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** `/construction/tickets/new` and `/construction/tickets/{ticketId}/edit`. */
export function TicketFormPage() {
  const { ticketId } = useParams({ strict: false });
  return ticketId === undefined ? <NewTicket /> : <EditTicket key={ticketId} ticketId={ticketId} />;
}

/** From the punches of a project and day, the delays of its log, or from another ticket. */
function NewTicket() {
  const search = useSearch({ strict: false });
  const from = text(search.from);
  const { role } = useIdentity();
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/construction">
          <Trans>Construction</Trans>
        </Crumb>
        <Crumb to="/construction/tickets">
          <Trans>Extra-work tickets</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Extra-work ticket</Trans>}
        description={
          role === 'employee' ? (
            <Trans>Works offline. Your supervisor has the customer sign it.</Trans>
          ) : (
            <Trans>Works offline. Save it, then let the customer sign on this phone.</Trans>
          )
        }
      />
      {from === null ? <Blank /> : <Copy key={from} from={from} />}
    </div>
  );
}

function Blank() {
  const { clock } = useData();
  const search = useSearch({ strict: false });
  const day = text(search.day) ?? dayKeyAt(clock.nowMs(), readerZone());
  const stored = emptyTicket(text(search.project), day, text(search.why) ?? '');
  return <TicketForm stored={stored} edited={null} copiedFrom={null} />;
}

function Copy({ from }: { readonly from: string }) {
  const { read, page } = useShownTicket(from);
  // One that can't be read leaves an empty form.
  if (page === null && read.status === 'failed') return <Blank />;
  if (page === null) return <Skeleton className="h-96 w-full" />;
  return <TicketForm stored={draftOf(page, true)} edited={null} copiedFrom={from} />;
}
