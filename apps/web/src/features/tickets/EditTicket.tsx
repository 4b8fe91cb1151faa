import { Trans } from '@lingui/react/macro';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { draftOf } from './ticket-draft.ts';
import { TicketForm } from './TicketForm.tsx';
import { useShownTicket } from './use-shown-ticket.ts';
import { useTicketWords } from './use-ticket-words.ts';

/** Edits an open ticket; for any other, redirects to its page. */
export function EditTicket({ ticketId }: { readonly ticketId: string }) {
  const words = useTicketWords();
  const { read, page } = useShownTicket(ticketId);
  // The version when it was opened: saving fails if there is a newer one.
  const [opened, setOpened] = useState(page);
  if (opened === null && page !== null) setOpened(page);
  if (
    (page === null && read.status === 'failed') ||
    (page !== null && page.ticket.state !== 'open')
  ) {
    return <Navigate to="/construction/tickets/$ticketId" params={{ ticketId }} replace />;
  }
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/construction/tickets">
          <Trans>Extra-work tickets</Trans>
        </Crumb>
        {opened !== null && (
          <Crumb to="/construction/tickets/$ticketId" params={{ ticketId }}>
            {words.name(opened.ticket)}
          </Crumb>
        )}
      </Breadcrumb>
      <PageHeader title={<Trans>Edit ticket</Trans>} />
      {opened === null ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <TicketForm stored={draftOf(opened, false)} edited={opened} copiedFrom={null} />
      )}
    </div>
  );
}
