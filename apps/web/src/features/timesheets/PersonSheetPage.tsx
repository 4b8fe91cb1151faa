import { Trans } from '@lingui/react/macro';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useData } from '../../data/data-context.tsx';
import { isMissing } from '../../data/errors/data-error.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useCrewTopics } from '../../data/people/use-crew-topics.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PayPeriodPicker } from '../../ui/time/PayPeriodPicker.tsx';
import { LoadedSheet } from './LoadedSheet.tsx';
import { personSheetQuery, timesheetsKey } from './sheet-queries.ts';

/** `/timesheets/$from/$personId`: one person's timesheet, for who approves it. */
export function PersonSheetPage() {
  const { from = '', personId = '' } = useParams({ strict: false });
  const { queryClient } = useData();
  const { user_id, person_id: ownId } = useIdentity();
  const navigate = useNavigate();
  const result = useSnapshotQuery(personSheetQuery(user_id, personId, from));
  const key = timesheetsKey(user_id);
  useCrewTopics(() => void readAgain(queryClient, key), key, 'time');
  if (result.status === 'failed' && isMissing(result.error)) {
    return (
      <MissingRecord
        title={<Trans>Timesheet not found</Trans>}
        action={
          <WayOn to="/timesheets">
            <Trans>Back to timesheets</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="flex w-full max-w-reading min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/timesheets" search={{ period: from }}>
          <Trans>Timesheets</Trans>
        </Crumb>
      </Breadcrumb>
      {result.status === 'failed' && (
        <h1 className="sr-only">
          <Trans>Timesheet</Trans>
        </h1>
      )}
      <LoadedSheet
        key={personId}
        result={result}
        isOwn={personId === ownId}
        renderHeader={(sheet) => (
          <>
            <PageHeader isOwnName title={<bdi className="break-words">{sheet.person.name}</bdi>} />
            <PayPeriodPicker
              from={sheet.period_from}
              to={sheet.period_to}
              today={sheet.today}
              previousFrom={sheet.previous_from}
              nextFrom={sheet.next_from}
              onOpen={(next) =>
                void navigate({
                  to: '/timesheets/$from/$personId',
                  params: { from: next, personId },
                })
              }
            />
          </>
        )}
      />
    </div>
  );
}
