import { Trans, useLingui } from '@lingui/react/macro';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { VisitList } from './VisitList.tsx';
import { visitsQuery } from './visits-query.ts';

/** On the user's own profile, once support has looked at what the person sees. */
export function OwnVisitsCard() {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(visitsQuery(user_id, false));
  if (read.status !== 'ready' || read.data.visits.length === 0) return null;
  return (
    <Card
      isFlush
      title={t`Support looked at what you see`}
      description={<Trans>Support can only read. Pay and locations aren’t shown.</Trans>}
    >
      <VisitList visits={read.data.visits} ofCompany={false} />
    </Card>
  );
}
