import { Trans } from '@lingui/react/macro';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { useTopic } from '../../data/realtime/use-topic.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PayPeriodPicker } from '../../ui/time/PayPeriodPicker.tsx';
import { LoadedSheet } from './LoadedSheet.tsx';
import { ownSheetQuery, timesheetsKey } from './sheet-queries.ts';

/** `/time/sheet/$from`: the user's own timesheet. `/time/sheet` redirects to the current period's. */
export function MySheetPage() {
  const { from } = useParams({ strict: false });
  const { queryClient } = useData();
  const { user_id, person_id } = useIdentity();
  const navigate = useNavigate();
  const result = useSnapshotQuery(ownSheetQuery(user_id, from ?? null));
  const current = result.status === 'ready' ? result.data.period_from : null;
  const key = timesheetsKey(user_id);
  const topic = person_id === null ? null : `person:${person_id}:time`;
  useTopic(topic, () => void readAgain(queryClient, key), key);
  useEffect(() => {
    if (from === undefined && current !== null) {
      void navigate({ to: '/time/sheet/$from', params: { from: current }, replace: true });
    }
  }, [from, current, navigate]);
  return (
    <div className="flex w-full max-w-reading min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/time">
          <Trans>Time</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader title={<Trans>Timesheet</Trans>} />
      <LoadedSheet
        result={result}
        isOwn
        renderHeader={(sheet) => (
          <PayPeriodPicker
            from={sheet.period_from}
            to={sheet.period_to}
            today={sheet.today}
            previousFrom={sheet.previous_from}
            nextFrom={sheet.next_from}
            onOpen={(next) => void navigate({ to: '/time/sheet/$from', params: { from: next } })}
          />
        )}
      />
    </div>
  );
}
