import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DelegationList } from './DelegationList.tsx';
import { NewDelegationSheet } from './NewDelegationSheet.tsx';
import type { ReadPurchasingSettings } from './settings-queries.ts';

/** Delegations: each says on which days a person approves in someone else’s place. */
export function DelegationsCard({ read }: { readonly read: ReadPurchasingSettings }) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const [isAdding, setAdding] = useState(false);
  return (
    <Card
      title={t`Approving for someone else`}
      isFlush
      actions={
        <Button
          size="sm"
          icon={Plus}
          disabledReason={offlineReason}
          onClick={() => setAdding(true)}
        >
          <Trans>Add</Trans>
        </Button>
      }
    >
      <DelegationList
        delegations={read.delegations}
        emptyText={<Trans>Everyone approves for themselves.</Trans>}
      />
      {isAdding && (
        <NewDelegationSheet people={read.people} giverId={null} onClose={() => setAdding(false)} />
      )}
    </Card>
  );
}
