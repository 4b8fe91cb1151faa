import { Trans } from '@lingui/react/macro';
import type { ChangeOrderPage } from '@muster/contract/change-orders';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useCostWords } from '../use-cost-words.ts';
import { changeDraftOf, newChangeDraft } from './change-order-draft.ts';
import { useChangeOrder, useChangeOrders } from './change-order-queries.ts';
import { ChangeOrderForm } from './ChangeOrderForm.tsx';
import { ChangeOrderFrame } from './ChangeOrderFrame.tsx';

/** `{project}/changes/new` and `{project}/changes/{changeOrderId}/edit`. */
export function ChangeOrderFormPage() {
  const { projectId = '', changeOrderId } = useParams({ strict: false });
  return changeOrderId === undefined ? (
    <NewChangeOrder projectId={projectId} />
  ) : (
    <EditChangeOrder key={changeOrderId} projectId={projectId} changeOrderId={changeOrderId} />
  );
}

function NewChangeOrder({ projectId }: { readonly projectId: string }) {
  const [id] = useState(randomId);
  const [stored] = useState(newChangeDraft);
  const openPage = useOpenPage(projectId, id);
  return (
    <ChangeOrderFrame query={useChangeOrders(projectId)}>
      {({ currency }) => (
        <>
          <PageHeader title={<Trans>New change order</Trans>} />
          <ChangeOrderForm
            projectId={projectId}
            changeOrderId={id}
            version={0}
            stored={stored}
            currency={currency}
            onSaved={openPage}
          />
        </>
      )}
    </ChangeOrderFrame>
  );
}

type EditProps = { readonly projectId: string; readonly changeOrderId: string };

function EditChangeOrder({ projectId, changeOrderId }: EditProps) {
  return (
    <ChangeOrderFrame query={useChangeOrder(changeOrderId)}>
      {(page) =>
        page.change_order.state === 'draft' ? (
          <EditDraft page={page} projectId={projectId} changeOrderId={changeOrderId} />
        ) : (
          <Banner tone="info">
            <Trans>Only drafts can be edited.</Trans>
          </Banner>
        )
      }
    </ChangeOrderFrame>
  );
}

function EditDraft({ page, projectId, changeOrderId }: EditProps & { page: ChangeOrderPage }) {
  const words = useCostWords();
  const [stored] = useState(() => changeDraftOf(page, words.typed));
  const [version] = useState(page.change_order.version);
  const openPage = useOpenPage(projectId, changeOrderId);
  const { number } = page.change_order;
  return (
    <>
      <PageHeader title={<Trans>Edit change order #{number}</Trans>} />
      <ChangeOrderForm
        projectId={projectId}
        changeOrderId={changeOrderId}
        version={version}
        stored={stored}
        currency={page.currency}
        onSaved={openPage}
      />
    </>
  );
}

function useOpenPage(projectId: string, changeOrderId: string) {
  const navigate = useNavigate();
  return () =>
    navigate({
      to: '/admin/projects/$projectId/changes/$changeOrderId',
      params: { projectId, changeOrderId },
      replace: true,
    });
}
