import { Trans, useLingui } from '@lingui/react/macro';
import type { Departure } from '@muster/contract/company-exports';
import { useState } from 'react';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { departureQuery, exportsQuery } from './exports-query.ts';
import { LeaveOwnSheet, RecordsSheet, StayOwnSheet } from './LeavingSheets.tsx';
import { useHoldWords } from './use-hold-words.ts';

/** Starts the deletion of the whole company, or shows one that is under way. */
export function LeavingCard() {
  const { t, i18n } = useLingui();
  const { user_id, company } = useIdentity();
  const read = useSnapshotQuery(departureQuery(user_id));
  const [isLeaving, setLeaving] = useState(false);
  if (read.status === 'loading') return <SkeletonRows count={2} />;
  if (read.status === 'failed') {
    return (
      <ErrorState
        title={<Trans>Couldn’t load whether the company is deleted</Trans>}
        onRetry={read.retry}
      >
        {i18n._(describeError(read.error))}
      </ErrorState>
    );
  }
  const { departure } = read.data;
  if (departure !== null) return <UnderWay departure={departure} />;
  return (
    <Card title={t`Delete the company`}>
      <div className="space-y-4">
        <p className="text-14 text-ink-2">
          <Trans>
            All company data is deleted 30 days after you ask for it. Until then everyone works as
            usual, and any admin can stop it. Whoever runs your server keeps time cards for 2 years
            and payroll for 3, as the law requires, out of reach of every login.
          </Trans>
        </p>
        <Button variant="dangerQuiet" flush onClick={() => setLeaving(true)}>
          <Trans>Delete the company</Trans>
        </Button>
      </div>
      {isLeaving && <LeaveOwnSheet name={company?.name ?? ''} onClose={() => setLeaving(false)} />}
    </Card>
  );
}

function UnderWay({ departure }: { readonly departure: Departure }) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const { dayOf } = useHoldWords();
  const exports = useSnapshotQuery(exportsQuery(user_id));
  const [opened, setOpened] = useState<'stay' | 'records' | null>(null);
  const day = dayOf(departure.deletes_at);
  const [begunOn, begunBy] = [dayOf(departure.started_at), departure.started_by];
  const last =
    exports.status === 'ready'
      ? exports.data.exports.find(({ sha256 }) => sha256 !== null)
      : undefined;
  return (
    <Card
      title={t`Delete the company`}
      actions={
        <Button variant="primary" onClick={() => setOpened('stay')}>
          <Trans>Keep the company</Trans>
        </Button>
      }
    >
      <div className="space-y-4">
        <Banner tone="attention" title={t`All data is deleted on ${day}`}>
          {departure.is_held ? (
            <Trans>A legal hold is in effect. Nothing is deleted before it ends.</Trans>
          ) : (
            <Trans>Until then everyone works as usual.</Trans>
          )}
        </Banner>
        <KeyValue
          items={[
            { key: t`Begun`, value: t`${begunOn} by ${begunBy}` },
            ...(departure.reason === null ? [] : [{ key: t`Reason`, value: departure.reason }]),
            {
              key: t`Time cards and payroll`,
              value:
                departure.records_taken_by === null ? (
                  <Trans>Stay with whoever runs your server, 2 and 3 years.</Trans>
                ) : (
                  <RecordsTaken departure={departure} />
                ),
            },
          ]}
        />
        {departure.records_taken_by === null && (
          <Button
            disabledReason={last === undefined ? t`Export all data and download it first.` : null}
            onClick={() => setOpened('records')}
          >
            <Trans>We keep them ourselves</Trans>
          </Button>
        )}
      </div>
      {opened === 'stay' && <StayOwnSheet onClose={() => setOpened(null)} />}
      {opened === 'records' && last !== undefined && (
        <RecordsSheet row={last} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

function RecordsTaken({ departure }: { readonly departure: Departure }) {
  const { records_taken_by: by, records_file: file, records_sha256: sum } = departure;
  return (
    <>
      <Trans>
        {by} keeps them in {file}.
      </Trans>
      <span className="block break-all font-mono text-13">{sum}</span>
    </>
  );
}
