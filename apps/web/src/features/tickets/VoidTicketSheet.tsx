import { Trans, useLingui } from '@lingui/react/macro';
import { ticketLimits, type TicketPage } from '@muster/contract/tickets';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { useSavedNotice } from '../../kit/kept/use-saved-notice.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { useTicketChange } from './use-ticket-change.ts';
import { useTicketWords } from './use-ticket-words.ts';

type VoidTicketSheetProps = { readonly page: TicketPage; readonly onClose: () => void };

const stored = { reason: '' };
const schema = z.object({ reason: z.string().check(z.trim(), z.minLength(1)) });

/** The only change that a signed ticket takes. */
export function VoidTicketSheet({ page, onClose }: VoidTicketSheetProps) {
  const { t } = useLingui();
  const words = useTicketWords();
  const { voidTicket } = useTicketChange();
  const saySaved = useSavedNotice();
  const form = useForm({
    stored,
    fields: { reason: { label: t`Reason`, wrong: t`Say why it’s void.` } },
    schema,
    save: ({ reason }) => voidTicket(page, reason),
    onSaved: (made) => {
      saySaved(made, { id: 'ticket', title: t`Ticket voided` });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Void ${words.name(page.ticket)}`}
      description={
        <Trans>It stays readable with its signature. You can make a new ticket from it.</Trans>
      }
      action={<Trans>Void ticket</Trans>}
      worksOffline
      onClose={onClose}
    >
      <TextArea {...form.text('reason')} rows={2} maxLength={ticketLimits.reason} />
    </FormSheet>
  );
}
