import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ErrorGroup, errorGroupSchema } from '@muster/contract/platform';
import Bug from 'lucide-react/icons/bug';
import type { ListColumn } from '../../kit/list/list-column.ts';
import { anyText, matching } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { usePagedList } from '../../kit/list/use-paged-list.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ErrorSheet } from './ErrorSheet.tsx';
import { idForm } from './platform-forms.ts';
import { platformList } from './platform-list.ts';
import { usePlatformWords } from './use-platform-words.ts';

const params = { q: anyText, report: matching(idForm) };
const errors = platformList('platform_errors', errorGroupSchema, { query: '' });

/** `/super-admin/errors`: what broke in the app, for how many, and the report that someone reads out. */
export function ErrorsPage() {
  const { t } = useLingui();
  const search = useListSearch(params);
  const { q = '', report } = search.values;
  // The id from an error screen opens its report, and narrows nothing.
  const typedId = idForm.test(q.trim()) ? q.trim() : undefined;
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Errors</Trans>}
        description={<Trans>Reports of the last 30 days, by message and version.</Trans>}
      />
      <ResourceList
        label={t`Errors`}
        rows={usePagedList(errors, { query: typedId === undefined ? q : '' })}
        rowKey={({ latest_id }) => latest_id}
        columns={useColumns()}
        open={{ press: ({ latest_id }) => search.change({ report: latest_id }) }}
        search={search}
        searchField={{ label: t`Search errors`, placeholder: t`Message, version or ID` }}
        filters={[]}
        renderCount={(total) => <Plural value={total} one="# error" other="# errors" />}
        failedTitle={t`Couldn’t load the errors`}
        empty={{ icon: Bug, text: <Trans>No errors reported in the last 30 days.</Trans> }}
        noMatch={<Trans>No error matches this search.</Trans>}
      />
      <ErrorSheet
        id={typedId ?? report ?? null}
        onClose={() =>
          search.change({ report: undefined, ...(typedId !== undefined && { q: undefined }) })
        }
      />
    </div>
  );
}

function useColumns(): readonly ListColumn<ErrorGroup>[] {
  const { t, i18n } = useLingui();
  const words = usePlatformWords();
  return [
    {
      key: 'message',
      header: t`Message`,
      minRem: 18,
      wraps: true,
      cell: ({ message }) => <bdi className="wrap-anywhere">{message}</bdi>,
    },
    {
      key: 'version',
      header: t`Version`,
      isNarrow: true,
      minRem: 7,
      onCard: 'detail',
      cell: ({ app_version }) => app_version !== null && <bdi>{app_version}</bdi>,
    },
    {
      key: 'users',
      header: t`Users`,
      isNarrow: true,
      minRem: 5,
      align: 'end',
      cell: ({ users }) => i18n.number(users),
    },
    {
      key: 'reports',
      header: t`Reports`,
      isNarrow: true,
      minRem: 5,
      align: 'end',
      cell: ({ reports }) => i18n.number(reports),
    },
    {
      key: 'last',
      header: t`Last seen`,
      minRem: 9,
      onCard: 'trailing',
      cell: ({ last_at }) => words.moment(last_at),
    },
    {
      key: 'first',
      header: t`First seen`,
      minRem: 9,
      cell: ({ first_at }) => <span className="text-ink-2">{words.moment(first_at)}</span>,
    },
  ];
}
