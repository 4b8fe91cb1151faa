import { Trans, useLingui } from '@lingui/react/macro';
import {
  companyAnswerSchema,
  type CompanyFigures,
  companyFiguresSchema,
} from '@muster/contract/platform';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { okOrThrow } from '../../data/client/ok-or-throw.ts';
import { isMissing } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { queryKey } from '../../data/query/keys.ts';
import type { SnapshotQuery } from '../../data/query/snapshot-query.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { MissingRecord } from '../../kit/page/MissingRecord.tsx';
import { WayOn } from '../../kit/page/WayOn.tsx';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { BarsWithTable } from '../../ui/chart/BarsWithTable.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { StatTile, StatTiles } from '../../ui/StatTile.tsx';
import { DepartureSheet } from './DepartureSheet.tsx';
import { SuspendSheet } from './SuspendSheet.tsx';
import { usePlatformWords } from './use-platform-words.ts';

function companyQuery(userId: string, companyId: string): SnapshotQuery<CompanyFigures> {
  return {
    queryKey: queryKey(userId, 'platform_company', companyId),
    fetch: async (api) =>
      okOrThrow(await api.rpc('platform_company', { company: companyId }, companyAnswerSchema)),
    schema: companyFiguresSchema,
  };
}

/** `/super-admin/companies/$companyId`: how one company does, now and over time. */
export function CompanyPage({ companyId }: { readonly companyId: string }) {
  const { t, i18n } = useLingui();
  const { user_id } = useIdentity();
  const figures = useSnapshotQuery(companyQuery(user_id, companyId));
  if (figures.status === 'failed' && isMissing(figures.error)) {
    return (
      <MissingRecord
        title={<Trans>Company not found</Trans>}
        action={
          <WayOn to="/super-admin">
            <Trans>Back to companies</Trans>
          </WayOn>
        }
      />
    );
  }
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/super-admin">
          <Trans>Companies</Trans>
        </Crumb>
      </Breadcrumb>
      {figures.status === 'loading' && <SkeletonRows count={8} />}
      {figures.status === 'failed' && (
        <ErrorState title={t`Couldn’t load the company`} onRetry={figures.retry}>
          {i18n._(describeError(figures.error))}
        </ErrorState>
      )}
      {figures.status === 'ready' && <Figures figures={figures.data} onChanged={figures.retry} />}
    </div>
  );
}

function Figures({
  figures: { company, weeks, departure },
  onChanged,
}: {
  readonly figures: CompanyFigures;
  readonly onChanged: () => void;
}) {
  const { t, i18n } = useLingui();
  const words = usePlatformWords();
  const [isDeciding, setDeciding] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const bars = (valueOf: (week: CompanyFigures['weeks'][number]) => number) =>
    weeks.map((week) => ({
      key: week.begins_on,
      label: i18n.date(week.begins_on, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
      value: valueOf(week),
    }));
  const founded = words.date(company.founded_at);
  const day = departure === null ? '' : words.date(departure.deletes_at);
  return (
    <>
      <PageHeader
        isOwnName
        title={<bdi className="wrap-anywhere">{company.name}</bdi>}
        description={<Trans>Founded {founded}</Trans>}
        actions={
          <>
            <Link
              to="/super-admin/people"
              search={{ company: company.id }}
              className={buttonStyles({ variant: 'secondary' })}
            >
              <Trans>People</Trans>
            </Link>
            <Button
              variant={company.state === 'active' ? 'dangerQuiet' : 'primary'}
              onClick={() => setDeciding(true)}
            >
              {company.state === 'active' ? <Trans>Suspend</Trans> : <Trans>Lift suspension</Trans>}
            </Button>
            <Button
              variant={departure === null ? 'dangerQuiet' : 'primary'}
              onClick={() => setLeaving(true)}
            >
              {departure === null ? <Trans>Delete</Trans> : <Trans>Keep the company</Trans>}
            </Button>
          </>
        }
      />
      {company.state === 'suspended' && (
        <Banner tone="attention">
          <Trans>
            This company is suspended. Its people can still punch; everything else waits.
          </Trans>
        </Banner>
      )}
      {departure !== null && (
        <Banner tone="attention" title={t`All data is deleted on ${day}`}>
          {departure.is_held ? (
            <Trans>A legal hold is in effect. Nothing is deleted before it ends.</Trans>
          ) : (
            <Trans>Until then everyone works as usual.</Trans>
          )}
        </Banner>
      )}
      {isLeaving && (
        <DepartureSheet
          company={company}
          isLeaving={departure !== null}
          onChanged={onChanged}
          onClose={() => setLeaving(false)}
        />
      )}
      {isDeciding && (
        <SuspendSheet
          company={company}
          state={company.state}
          onChanged={onChanged}
          onClose={() => setDeciding(false)}
        />
      )}
      <StatTiles label={t`Now`}>
        <StatTile label={<Trans>People</Trans>} value={i18n.number(company.people)} />
        <StatTile label={<Trans>On the clock</Trans>} value={i18n.number(company.on_the_clock)} />
        <StatTile
          label={<Trans>Last punch</Trans>}
          value={company.last_punch_at === null ? '–' : words.moment(company.last_punch_at)}
        />
        <StatTile label={<Trans>Storage</Trans>} value={words.size(company.storage_bytes)} />
        <StatTile label={<Trans>Failed emails</Trans>} value={i18n.number(company.failed_mails)} />
        <StatTile label={<Trans>Failed jobs</Trans>} value={i18n.number(company.failed_jobs)} />
      </StatTiles>
      <div className="grid gap-5 lg:grid-cols-2">
        <Card>
          <BarsWithTable
            title={t`People who clocked in`}
            of={t`Week of`}
            unit={t`People`}
            bars={bars((week) => week.clocked_in)}
          />
        </Card>
        <Card>
          <BarsWithTable
            title={t`People in the company`}
            of={t`Week of`}
            unit={t`People`}
            bars={bars((week) => week.people)}
          />
        </Card>
        <Card>
          <BarsWithTable
            title={t`Storage`}
            of={t`Week of`}
            unit={t`Megabytes`}
            bars={bars((week) => Math.round((week.storage_bytes / 2 ** 20) * 10) / 10)}
            format={(megabytes) => i18n.number(megabytes)}
          />
        </Card>
      </div>
    </>
  );
}
