import { Trans, useLingui } from '@lingui/react/macro';
import { describeError } from '../../../data/errors/words.ts';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { MatrixForm } from './MatrixForm.tsx';
import { matrixQuery } from './matrix-query.ts';
import { MatrixTable } from './MatrixTable.tsx';

/** `/safety/matrix`: which score means what, and how soon it is due. Admins change it. */
export function RiskMatrixPage() {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const read = useSnapshotQuery(matrixQuery(user_id));
  return (
    <div className="w-full max-w-reading space-y-5">
      <Breadcrumb>
        <Crumb to="/safety">
          <Trans>Hazards</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Risk matrix</Trans>}
        description={
          <Trans>Hazards keep the rating they were given until someone reviews them.</Trans>
        }
      />
      {read.status === 'loading' && (
        <Card isFlush>
          <SkeletonRows count={6} />
        </Card>
      )}
      {read.status === 'failed' && (
        <ErrorState title={<Trans>Couldn’t load the risk matrix</Trans>} onRetry={read.retry}>
          {i18n._(describeError(read.error))}
        </ErrorState>
      )}
      {read.status === 'ready' &&
        (read.data.may_edit ? (
          <MatrixForm key={read.data.revision} read={read.data} />
        ) : (
          <Card title={t`How risk is rated`}>
            <MatrixTable matrix={read.data.matrix} />
          </Card>
        ))}
    </div>
  );
}
