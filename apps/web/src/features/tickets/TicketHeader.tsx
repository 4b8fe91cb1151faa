import { Trans } from '@lingui/react/macro';
import type { TicketPage } from '@muster/contract/tickets';
import { Link } from '@tanstack/react-router';
import { useIdentity } from '../../data/identity/use-account.ts';
import { Banner } from '../../ui/Banner.tsx';
import { ReceivedLate } from '../../ui/time/ReceivedLate.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { TicketStateBadge } from './TicketStateBadge.tsx';
import { useTicketWords } from './use-ticket-words.ts';

/** The ticket's number, project, day and status. */
export function TicketHeader({ page: { ticket } }: { readonly page: TicketPage }) {
  const words = useTicketWords();
  const times = useTimeWords();
  const { role } = useIdentity();
  const { project, author, code, copied_from, change_order, voided_at, voided_by, void_reason } =
    ticket;
  const day = words.day(ticket.day);
  const name = author.name;
  return (
    <header className="space-y-3">
      <h1 className="text-28 leading-title font-semibold tracking-title wrap-anywhere">
        {words.name(ticket)}
      </h1>
      <p className="text-18 wrap-anywhere text-ink-2">
        <bdi>{project.name}</bdi> · <span className="inline-block">{day}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 wrap-anywhere text-ink-2">
        <TicketStateBadge ticket={ticket} />
        <span>
          <Trans>
            Code <span className="font-mono font-medium text-ink-1">{code}</span>
          </Trans>
        </span>
        <span>
          <Trans>
            By <bdi>{name}</bdi>
          </Trans>
        </span>
        {change_order !== null && role === 'admin' && (
          <Link
            to="/admin/projects/$projectId/changes/$changeOrderId"
            params={{ projectId: project.id, changeOrderId: change_order.id }}
            className="inline-flex min-h-12 items-center underline underline-offset-2 md:min-h-0"
          >
            <Trans>Change order #{change_order.number}</Trans>
          </Link>
        )}
        {copied_from !== null && (
          <Link
            to="/construction/tickets/$ticketId"
            params={{ ticketId: copied_from.id }}
            className="inline-flex min-h-12 items-center underline underline-offset-2 md:min-h-0"
          >
            <Trans>Made from #{copied_from.number}</Trans>
          </Link>
        )}
      </p>
      <ReceivedLate at={ticket.made_at} arrival={ticket} />
      {ticket.state === 'void' && voided_at !== null && (
        <Banner
          tone="attention"
          title={
            <Trans>
              Voided by <bdi>{voided_by?.name}</bdi>,{' '}
              {times.dayAndTime(Date.parse(voided_at), readerZone())}
            </Trans>
          }
        >
          <bdi className="wrap-anywhere">{void_reason}</bdi>
        </Banner>
      )}
    </header>
  );
}
