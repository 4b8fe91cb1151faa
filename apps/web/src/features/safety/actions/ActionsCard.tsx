import { Trans, useLingui } from '@lingui/react/macro';
import type { CorrectiveAction, HazardPage } from '@muster/contract/safety';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { ActionRow } from './ActionRow.tsx';
import { ActionSheet } from './ActionSheet.tsx';
import { CancelActionSheet } from './CancelActionSheet.tsx';

type Opened =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'cancel'; readonly action: CorrectiveAction }
  | null;

/** Corrective actions, with the person and due date of each. All must be settled before the hazard can be closed. */
export function ActionsCard({ page }: { readonly page: HazardPage }) {
  const { t } = useLingui();
  const { person_id } = useIdentity();
  const offlineReason = useNeedsNetwork();
  const [opened, setOpened] = useState<Opened>(null);
  const { hazard, actions, may_manage } = page;
  const isEditable = hazard.state !== 'verified' && hazard.merged_into === null;
  if (actions.length === 0 && !(may_manage && isEditable)) return null;
  const add = may_manage && isEditable && (
    <Button icon={Plus} disabledReason={offlineReason} onClick={() => setOpened({ kind: 'new' })}>
      <Trans>Add action</Trans>
    </Button>
  );
  return (
    <Card title={t`Corrective actions`} isFlush {...(add !== false && { actions: add })}>
      {actions.length === 0 ? (
        <p className="px-4 py-4 text-14 text-ink-3 md:px-5">
          <Trans>No actions yet.</Trans>
        </p>
      ) : (
        <List label={t`Corrective actions`}>
          {actions.map((action) => (
            <ActionRow
              key={action.id}
              action={action}
              mayFinish={isEditable && (may_manage || action.assignee?.person_id === person_id)}
              mayManage={isEditable && may_manage}
              onEdit={() => setOpened({ kind: 'edit', action })}
              onCancel={() => setOpened({ kind: 'cancel', action })}
            />
          ))}
        </List>
      )}
      {(opened?.kind === 'new' || opened?.kind === 'edit') && (
        <ActionSheet
          page={page}
          action={
            opened.kind === 'edit'
              ? (actions.find(({ id }) => id === opened.action.id) ?? opened.action)
              : null
          }
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'cancel' && (
        <CancelActionSheet action={opened.action} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}
