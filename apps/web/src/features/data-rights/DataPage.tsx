import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ExportsCard } from './ExportsCard.tsx';
import { HoldSheet } from './HoldSheet.tsx';
import { HoldsCard } from './HoldsCard.tsx';
import { holdsQuery } from './holds-query.ts';
import { LeavingCard } from './LeavingCard.tsx';
import { RetentionCards } from './RetentionCards.tsx';

/** `/admin/data`: legal holds, past and upcoming deletions, exports and leaving, for admins. */
export function DataPage() {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const holds = useSnapshotQuery(holdsQuery(user_id));
  const [isSetting, setSetting] = useState(false);
  const today = holds.status === 'ready' ? holds.data.today : null;
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/settings">
          <Trans>Settings</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Company data</Trans>}
        actions={
          <Button
            variant="primary"
            icon={Plus}
            disabledReason={today === null ? t`The list hasn’t loaded yet.` : null}
            onClick={() => setSetting(true)}
          >
            <Trans>Set a legal hold</Trans>
          </Button>
        }
      />
      <HoldsCard holds={holds} />
      <RetentionCards />
      <ExportsCard />
      <LeavingCard />
      {isSetting && today !== null && <HoldSheet today={today} onClose={() => setSetting(false)} />}
    </div>
  );
}
