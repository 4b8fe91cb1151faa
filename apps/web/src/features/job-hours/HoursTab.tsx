import { Trans, useLingui } from '@lingui/react/macro';
import type { JobHours, JobHoursCode } from '@muster/contract/job-costs';
import { useParams } from '@tanstack/react-router';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useCrewTopics } from '../../data/people/use-crew-topics.ts';
import { queryKey } from '../../data/query/keys.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { CodeSheet } from './CodeSheet.tsx';
import { CodeRow } from './CodeRow.tsx';
import { jobHoursQuery, jobHoursSubject } from './job-hours-query.ts';

/** `/admin/projects/{projectId}/hours`: whether the work is ahead of its hours, for supervisors and admins. */
export function HoursTab() {
  const { i18n } = useLingui();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const { projectId = '' } = useParams({ strict: false });
  const key = queryKey(user_id, jobHoursSubject);
  useCrewTopics(() => void readAgain(queryClient, key), key, 'time');
  const hours = useSnapshotQuery(jobHoursQuery(user_id, projectId));
  if (hours.status === 'loading') {
    return (
      <Card isFlush>
        <SkeletonRows count={6} />
      </Card>
    );
  }
  if (hours.status === 'failed') {
    return (
      <ErrorState title={<Trans>Couldn’t load the hours</Trans>} onRetry={hours.retry}>
        {i18n._(describeError(hours.error))}
      </ErrorState>
    );
  }
  return <Codes hours={hours.data} />;
}

function Codes({ hours: { codes } }: { readonly hours: JobHours }) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<JobHoursCode | null>(null);
  return (
    <Card title={t`Hours against plan`} isFlush>
      {codes.length === 0 ? (
        <EmptyState icon={Hourglass}>
          <Trans>No hours are planned or worked on this project yet.</Trans>
        </EmptyState>
      ) : (
        <ul aria-label={t`Hours against plan`} className="divide-y divide-line">
          {codes.map((code) => (
            <CodeRow key={code.cost_code_id ?? ''} code={code} onPress={() => setOpened(code)} />
          ))}
        </ul>
      )}
      {opened !== null && <CodeSheet code={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}
