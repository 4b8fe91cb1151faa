import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { claimKinds, claimStates } from '@muster/contract/claims';
import Route from 'lucide-react/icons/route';
import { Suspense, useState } from 'react';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useJobs } from '../../../data/jobs/use-jobs.ts';
import { KeptChanges } from '../../../kit/kept/KeptChanges.tsx';
import type { ListFilter } from '../../../kit/list/list-filter.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useCursorList } from '../../../kit/list/use-cursor-list.ts';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { useProjectFilter } from '../../../kit/list/use-project-filter.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { usePeriodFilter } from '../list/use-period-filter.ts';
import { useLiveOrders } from '../use-live-orders.ts';
import { claimList } from './claim-queries.ts';
import { claimFilterOf, claimParams, openParams } from './claim-search.ts';
import { ClaimProposals } from './ClaimProposals.tsx';
import { claimRecords, useClaimChange } from './use-claim-change.ts';
import { useClaimColumns, useClaimCsv } from './use-claim-columns.tsx';
import { useClaimWords } from './use-claim-words.ts';

const ClaimFormSheet = lazyPart(async () => ({
  default: (await import('./ClaimFormSheet.tsx')).ClaimFormSheet,
}));
const ClaimSheet = lazyPart(async () => ({
  default: (await import('./ClaimSheet.tsx')).ClaimSheet,
}));

/** `/purchase-orders/claims`: what the company owes people, as far as the reader may see it. */
export function ClaimsPage() {
  const { t } = useLingui();
  const { clock } = useData();
  const { role } = useIdentity();
  const [isAdding, setAdding] = useState(false);
  const search = useListSearch(claimParams);
  const opened = useListSearch(openParams);
  const today = new Date(clock.nowMs()).toLocaleDateString('sv');
  const filters = { claims: claimFilterOf(search.values, today) };
  useLiveOrders();
  const { refresh } = useClaimChange();
  const rows = useCursorList(claimList, filters);
  const first = rows.status === 'ready' ? rows.pages[0] : null;
  const currency = first?.currency ?? 'USD';
  // Unknown without a network: a claim stored then is checked when it is sent.
  const mayAdd = first == null || first.rates.length > 0;
  const columns = useClaimColumns(currency);
  const { claim } = opened.values;
  return (
    <div className="w-full min-w-0 space-y-5">
      <Breadcrumb>
        <Crumb to="/purchase-orders">
          <Trans>Orders</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Claims</Trans>}
        actions={
          mayAdd && (
            <Button variant="primary" icon={Route} onClick={() => setAdding(true)}>
              <Trans>Add claim</Trans>
            </Button>
          )
        }
      />
      <KeptChanges record={claimRecords} onMade={refresh} />
      <ClaimProposals />
      <ResourceList
        label={t`Claims`}
        rows={rows}
        rowKey={({ id }) => id}
        columns={role === 'employee' ? columns.filter(({ key }) => key !== 'person') : columns}
        open={{ press: ({ id }) => opened.change({ claim: id }) }}
        search={search}
        searchField={{ label: t`Search claims`, placeholder: t`Project, note or person` }}
        filters={useClaimFilters()}
        renderCount={(total) => <Plural value={total} one="# claim" other="# claims" />}
        failedTitle={<Trans>Couldn’t load the claims</Trans>}
        empty={{
          icon: Route,
          text: mayAdd ? (
            <Trans>No claims yet. Claim miles you drove or a day away.</Trans>
          ) : (
            <Trans>No claims yet. Receipts paid with own money appear here.</Trans>
          ),
        }}
        csv={{ fileName: t`claims`, columns: useClaimCsv(currency), hasWorkbook: true }}
      />
      <Suspense>
        {isAdding && <ClaimFormSheet onClose={() => setAdding(false)} />}
        {claim !== undefined && (
          <ClaimSheet key={claim} claimId={claim} onClose={() => opened.change({ claim: '' })} />
        )}
      </Suspense>
    </div>
  );
}

function useClaimFilters(): readonly ListFilter[] {
  const { t } = useLingui();
  const words = useClaimWords();
  const { role } = useIdentity();
  const { everyProject } = useJobs();
  const project = useProjectFilter(everyProject);
  const period = usePeriodFilter(t`Day`);
  return [
    {
      kind: 'select',
      key: 'state',
      label: t`Status`,
      allLabel: t`Any status`,
      options: claimStates.map((value) => ({ value, label: words.state(value) })),
    },
    {
      kind: 'select',
      key: 'kind',
      label: t`Kind`,
      allLabel: t`Any kind`,
      options: claimKinds.map((value) => ({ value, label: words.kind(value) })),
    },
    period,
    project,
    ...(role === 'employee'
      ? []
      : [{ kind: 'toggle' as const, key: 'mine', label: t`My claims`, value: 'yes' }]),
  ];
}
