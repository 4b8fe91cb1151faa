import { Trans, useLingui } from '@lingui/react/macro';
import type { TicketPage } from '@muster/contract/tickets';
import { Link, useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { PdfButton } from '../../kit/pdf/PdfButton.tsx';
import { type PdfToSave, useSavePdf } from '../../kit/pdf/use-save-pdf.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../ui/Menu.tsx';
import { SignTicketSheet } from './SignTicketSheet.tsx';
import { VoidTicketSheet } from './VoidTicketSheet.tsx';

/** The actions that the reader can take now. All but the PDF work offline. */
export function TicketActions({ page }: { readonly page: TicketPage }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const offlineReason = useNeedsNetwork();
  const { role } = useIdentity();
  const [sheet, setSheet] = useState<'sign' | 'void' | null>(null);
  const { ticket, may_void } = page;
  const params = { ticketId: ticket.id };
  const pdf: PdfToSave = {
    fileName: `muster-ticket-${ticket.number}-${ticket.code}`,
    document: () => ({ kind: 'ticket', ticket_id: ticket.id }),
  };
  const savePdf = useSavePdf(pdf);
  const items: MenuItem[] = [
    ...(ticket.number > 0 && ticket.state !== 'signed'
      ? [
          {
            kind: 'action' as const,
            label: t`Save as PDF`,
            disabledReason: offlineReason,
            onSelect: () => savePdf.mutate(),
          },
        ]
      : []),
    {
      kind: 'action',
      label: t`New ticket from this`,
      onSelect: () =>
        void navigate({ to: '/construction/tickets/new', search: { from: ticket.id } }),
    },
    ...(may_void
      ? [{ kind: 'action' as const, label: t`Void ticket`, onSelect: () => setSheet('void') }]
      : []),
  ];
  return (
    <div className="flex items-start gap-2">
      <div className="flex min-w-0 flex-wrap gap-2 empty:hidden">
        {ticket.state === 'open' && (
          <>
            {role !== 'employee' && (
              <Button variant="primary" size="lg" onClick={() => setSheet('sign')}>
                <Trans>Get signature</Trans>
              </Button>
            )}
            <Link
              to="/construction/tickets/$ticketId/edit"
              params={params}
              className={buttonStyles({ size: 'lg' })}
            >
              <Trans>Edit</Trans>
            </Link>
          </>
        )}
        {ticket.state === 'signed' && ticket.number > 0 && <PdfButton {...pdf} />}
        {ticket.state === 'void' && (
          <Link
            to="/construction/tickets/new"
            search={{ from: ticket.id }}
            className={buttonStyles({ size: 'lg' })}
          >
            <Trans>New ticket from this</Trans>
          </Link>
        )}
      </div>
      <div className="flex h-14 shrink-0 items-center">
        <Menu trigger={<IconButton icon={Ellipsis} label={t`More actions`} />} items={items} />
      </div>
      {sheet === 'sign' && <SignTicketSheet page={page} onClose={() => setSheet(null)} />}
      {sheet === 'void' && <VoidTicketSheet page={page} onClose={() => setSheet(null)} />}
    </div>
  );
}
