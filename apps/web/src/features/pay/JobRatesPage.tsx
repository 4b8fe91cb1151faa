import { Plural, Trans, useLingui } from '@lingui/react/macro';
import BadgeDollarSign from 'lucide-react/icons/badge-dollar-sign';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import type { ListRows } from '../../kit/list/list-rows.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { Breadcrumb, Crumb } from '../../kit/page/Breadcrumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { EndJobRateSheet } from './EndJobRateSheet.tsx';
import type { JobRate } from './job-rate-draft.ts';
import { useJobRates } from './job-rates-query.ts';
import { JobRateSheet } from './JobRateSheet.tsx';
import { useRateColumns } from './use-rate-columns.tsx';

const params = { q: anyText, which: oneOf(['ended']) };

/** `/admin/settings/job-rates`: what some work pays, for admins. */
export function JobRatesPage() {
  const { t } = useLingui();
  const search = useListSearch(params);
  const { q = '', which } = search.values;
  const rates = useJobRates();
  const [opened, setOpened] = useState<JobRate | 'new' | null>(null);
  const [ending, setEnding] = useState<JobRate | null>(null);
  const list = rates.data;
  const isEnded = ({ valid_to: to }: JobRate) =>
    to !== null && list !== undefined && to <= list.today;
  const shown = (list?.rates ?? []).filter(
    (rate) =>
      isEnded(rate) === (which === 'ended') &&
      matchesSearch([rate.project, rate.cost_code, rate.classification, rate.person].join(' '), q),
  );
  const rows: ListRows<JobRate> =
    list !== undefined
      ? {
          status: 'ready',
          total: shown.length,
          rowAt: (at) => shown[at] ?? null,
          isEarlier: false,
          staleSinceMs: null,
          fetchAll: () => Promise.resolve(shown),
        }
      : rates.isError
        ? { status: 'failed', error: rates.error, retry: () => void rates.refetch() }
        : { status: 'loading' };
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setOpened('new')}>
      <Trans>New job rate</Trans>
    </Button>
  );
  return (
    <div className="w-full space-y-5">
      <Breadcrumb>
        <Crumb to="/admin/settings">
          <Trans>Settings</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Job rates</Trans>}
        description={<Trans>For admins only. Views are logged.</Trans>}
        actions={list !== undefined && add}
      />
      <ResourceList
        label={t`Job rates`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={useRateColumns(list?.today ?? '')}
        open={{ press: setOpened }}
        search={search}
        searchField={{ label: t`Search job rates` }}
        filters={[
          {
            kind: 'toggle',
            key: 'which',
            label: t({ message: 'Ended', context: 'job rate' }),
            value: 'ended',
            count: list?.rates.filter(isEnded).length ?? null,
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# job rate" other="# job rates" />}
        failedTitle={t`Couldn’t load the job rates`}
        empty={{
          icon: BadgeDollarSign,
          text: <Trans>Everyone is paid their own rate on every job.</Trans>,
        }}
        noMatch={<Trans>No job rate matches.</Trans>}
      />
      {opened !== null && list !== undefined && (
        <JobRateSheet
          rate={opened === 'new' ? null : opened}
          list={list}
          onEnd={() => {
            setEnding(opened === 'new' ? null : opened);
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {ending !== null && list !== undefined && (
        <EndJobRateSheet rate={ending} list={list} onClose={() => setEnding(null)} />
      )}
    </div>
  );
}
