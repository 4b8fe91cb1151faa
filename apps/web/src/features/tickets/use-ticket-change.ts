import { useLingui } from '@lingui/react/macro';
import type { SavedTicket, SignedTicket, TicketPage } from '@muster/contract/tickets';
import type { TypedValue } from '../../data/changes/kept-change.ts';
import { useKeepChange } from '../../data/changes/use-kept-changes.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { randomId } from '../../platform/random-id.ts';
import type { NewPhoto } from '../../kit/photos/PhotosField.tsx';
import { useLiveTickets } from './use-live-tickets.ts';
import { useTicketWords } from './use-ticket-words.ts';

/** Returns the record name of a ticket's changes, on the screens and in the outbox. */
export const ticketRecord = (ticketId: string): string => `ticket:${ticketId}`;

/**
 * Returns the actions on a ticket. Each is sent at once, or kept on the device until the server can be reached. Changes
 * of one ticket keep their order, so no signature is sent before its ticket.
 */
export function useTicketChange() {
  const { t } = useLingui();
  const words = useTicketWords();
  const { company_id } = useIdentity();
  const keep = useKeepChange({ onSettled: useLiveTickets() });
  const about = (ticketId: string) => ({
    about: ticketRecord(ticketId),
    record: ticketRecord(ticketId),
    path: `/construction/tickets/${ticketId}`,
  });

  const save = (made: {
    readonly ticketId: string;
    /** Version of the ticket that is edited; 0 for a new one. */
    readonly version: number;
    readonly ticket: SavedTicket;
    /** The photos in `ticket.files` whose bytes haven't been sent to the server. */
    readonly photos: readonly NewPhoto[];
    readonly typed: readonly TypedValue[];
  }) => {
    const { ticketId, version, ticket, photos, typed } = made;
    const files = photos.map(({ id, bytes }) => ({
      id,
      bytes,
      purpose: 'photo',
      bucket: 'attachments',
      path: `${company_id ?? ''}/ticket/${ticketId}/${id}`,
    }));
    return keep.mutateAsync({
      ...about(ticketId),
      change: 'save_ticket',
      parameters: { ticket_id: ticketId, version, ticket },
      title: words.name({ number: 0, code: ticket.code }),
      typed,
      ...(files.length > 0 && { files }),
    });
  };

  const sign = ({ ticket }: TicketPage, signed: SignedTicket) =>
    keep.mutateAsync({
      ...about(ticket.id),
      change: 'sign_ticket',
      parameters: { signature_id: randomId(), ticket_id: ticket.id, signed },
      title: t`Signature on ${words.name(ticket)}`,
      typed: [
        { label: t`Customer’s name`, value: signed.name },
        { label: t`Customer’s role`, value: signed.role },
      ],
    });

  const voidTicket = ({ ticket }: TicketPage, reason: string) =>
    keep.mutateAsync({
      ...about(ticket.id),
      change: 'void_ticket',
      parameters: { ticket_id: ticket.id, reason },
      title: t`${words.name(ticket)}, voided`,
      typed: [{ label: t`Reason`, value: reason }],
    });

  return { save, sign, voidTicket };
}
