import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeOrderPage } from '@muster/contract/change-orders';
import { Link } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import PencilLine from 'lucide-react/icons/pencil-line';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { describeError } from '../../../data/errors/words.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { CreatedLink } from '../../../kit/link/CreatedLink.tsx';
import { PdfButton } from '../../../kit/pdf/PdfButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu, type MenuItem } from '../../../ui/Menu.tsx';
import { notify } from '../../../ui/notices.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { SendChangeSheet } from './SendChangeSheet.tsx';
import { useChangeOrderChange } from './use-change-order-change.ts';
import { VoidChangeSheet } from './VoidChangeSheet.tsx';

type Asked = 'send' | 'approved' | 'declined' | 'void';

/** The actions that a change order's state allows. */
export function ChangeOrderActions({ page }: { readonly page: ChangeOrderPage }) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useChangeOrderChange();
  const [asks, setAsks] = useState<Asked | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const { change_order: order, project } = page;
  const { state } = order;
  const isOpen = state === 'draft' || state === 'sent';
  const close = () => setAsks(null);
  const recall = () =>
    change
      .mutateAsync({
        call: 'reopen_change_order',
        parameters: { change_order_id: order.id, version: order.version },
      })
      .catch((error: unknown) =>
        notify({
          id: 'change_order',
          tone: 'destructive',
          title: t`Nothing was changed`,
          body: i18n._(describeError(error)),
        }),
      );
  const item = (label: string, onSelect: () => void): MenuItem => ({
    kind: 'action',
    label,
    disabledReason: offlineReason,
    onSelect,
  });
  const items: readonly MenuItem[] = [
    ...(isOpen
      ? [
          item(t`Record approval`, () => setAsks('approved')),
          item(t`Record decline`, () => setAsks('declined')),
        ]
      : []),
    ...(state === 'sent' ? [item(t`Recall to edit`, () => void recall())] : []),
    ...(isOpen || state === 'approved' ? [item(t`Void change order`, () => setAsks('void'))] : []),
  ];
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      {isOpen && (
        <Button
          variant={state === 'draft' ? 'primary' : 'secondary'}
          icon={Send}
          disabledReason={offlineReason}
          onClick={() => setAsks('send')}
        >
          {state === 'draft' ? <Trans>Send to customer</Trans> : <Trans>New link</Trans>}
        </Button>
      )}
      {state === 'draft' && (
        <Link
          to="/admin/projects/$projectId/changes/$changeOrderId/edit"
          params={{ projectId: project.id, changeOrderId: order.id }}
          className={buttonStyles()}
        >
          <PencilLine aria-hidden className="size-5 shrink-0 md:size-4" />
          <Trans>Edit</Trans>
        </Link>
      )}
      <PdfButton
        fileName={`muster-change-order-${order.number}`}
        document={() => ({ kind: 'change_order', change_order_id: order.id })}
      />
      {items.length > 0 && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t`More actions`} variant="outlined" />}
          items={items}
        />
      )}
      {link !== null && <CreatedLink link={link} onClose={() => setLink(null)} />}
      {asks === 'send' && (
        <SendChangeSheet
          order={order}
          mailedTo={page.link?.mail ?? ''}
          onSent={(made) => {
            setLink(made);
            close();
          }}
          onClose={close}
        />
      )}
      {(asks === 'approved' || asks === 'declined') && (
        <AnswerSheet order={order} decision={asks} onClose={close} />
      )}
      {asks === 'void' && <VoidChangeSheet order={order} onClose={close} />}
    </div>
  );
}
