import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { companySorts, companyStates, listedCompanySchema } from '@muster/contract/platform';
import { linkOptions } from '@tanstack/react-router';
import Building2 from 'lucide-react/icons/building-2';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { usePagedList } from '../../kit/list/use-paged-list.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { platformList } from './platform-list.ts';
import { useCompanyColumns, useCompanyStates } from './use-company-columns.tsx';

const params = {
  q: anyText,
  state: oneOf(companyStates),
  trouble: oneOf(['yes']),
  sort: oneOf(companySorts),
};
const companies = platformList('platform_companies', listedCompanySchema, {
  query: '',
  state: null,
  trouble: false,
  sort: 'name',
});

/** `/super-admin`: every company, found by name. */
export function CompaniesPage() {
  const { t } = useLingui();
  const search = useListSearch(params);
  const names = useCompanyStates();
  const { q = '', state = null, trouble, sort = 'name' } = search.values;
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader title={<Trans>Companies</Trans>} />
      <ResourceList
        label={t`Companies`}
        rows={usePagedList(companies, { query: q, state, trouble: trouble === 'yes', sort })}
        rowKey={({ id }) => id}
        columns={useCompanyColumns()}
        open={{
          link: ({ id }) =>
            linkOptions({ to: '/super-admin/companies/$companyId', params: { companyId: id } }),
        }}
        search={search}
        searchField={{ label: t`Search companies`, placeholder: t`Name` }}
        filters={[
          {
            kind: 'select',
            key: 'state',
            label: t`State`,
            allLabel: t`All states`,
            options: companyStates.map((value) => ({ value, label: names[value] })),
          },
          { kind: 'toggle', key: 'trouble', label: t`With failures`, value: 'yes' },
        ]}
        sorts={[
          { value: 'name', column: 'name', label: t`Name` },
          { value: 'newest', column: 'founded', label: t`Newest`, direction: 'descending' },
        ]}
        renderCount={(total) => <Plural value={total} one="# company" other="# companies" />}
        failedTitle={t`Couldn’t load the companies`}
        empty={{ icon: Building2, text: <Trans>No companies yet.</Trans> }}
        noMatch={<Trans>No company matches this search.</Trans>}
      />
    </div>
  );
}
