import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { linkOptions } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useData } from '../../../data/data-context.tsx';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { useCrewTopics } from '../../../data/people/use-crew-topics.ts';
import { readAgain } from '../../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { anyText } from '../../../kit/list/list-params.ts';
import { ResourceList } from '../../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../../kit/list/use-list-search.ts';
import { wholeList } from '../../../kit/list/whole-list.ts';
import { Breadcrumb, Crumb } from '../../../kit/page/Breadcrumb.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { matchesSearch } from '../../../ui/search-text.ts';
import { exceptionsQuery, timesheetsKey } from '../sheet-queries.ts';
import { useDayWords } from '../use-day-words.ts';
import { groupExceptions } from './group-exceptions.ts';
import { useExceptionColumns } from './use-exception-columns.tsx';
import { usePeriod } from '../use-period.ts';
import { useSheetWords } from '../use-sheet-words.ts';

const mondayFirst = 1;
const params = {
  q: anyText,
  kind: anyText,
};

/** `/timesheets/exceptions`: what keeps the timesheets of a period from being approved, or needs a look. */
export function ExceptionsPage() {
  const { t } = useLingui();
  const words = useSheetWords();
  const days = useDayWords();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const search = useListSearch(params);
  const { q = '', kind } = search.values;
  const { period } = usePeriod();
  const list = useSnapshotQuery(exceptionsQuery(user_id, period ?? null));
  const key = timesheetsKey(user_id);
  useCrewTopics(() => void readAgain(queryClient, key), key, 'time');
  const shown = list.status === 'ready' ? list.data : null;
  const from = shown?.period_from ?? '';
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <Breadcrumb>
        <Crumb to="/timesheets" search={period === undefined ? {} : { period }}>
          <Trans>Timesheets</Trans>
        </Crumb>
      </Breadcrumb>
      <PageHeader
        title={<Trans>Exceptions</Trans>}
        {...(shown !== null && {
          description: days.period(shown.period_from, shown.period_to),
        })}
      />
      <ResourceList
        label={t`Exceptions`}
        rows={wholeList(list, ({ rows, workweek_start }) =>
          groupExceptions(
            rows.filter(
              (row) =>
                (kind === undefined || kind === '' || row.kind === kind) &&
                matchesSearch(row.name, q),
            ),
            workweek_start ?? mondayFirst,
          ),
        )}
        rowKey={({ person_id, weekFrom }) => `${person_id} ${weekFrom}`}
        columns={useExceptionColumns(from)}
        groupTitle={({ paid }) => (paid.length > 0 ? t`Changes pay` : t`For your information`)}
        open={{
          link: ({ person_id }) =>
            linkOptions({
              to: '/timesheets/$from/$personId',
              params: { from, personId: person_id },
            }),
        }}
        search={search}
        searchField={{ label: t`Search people` }}
        filters={[
          {
            kind: 'select',
            key: 'kind',
            label: t`Exception`,
            allLabel: t`All exceptions`,
            options: Object.entries(shown?.counts ?? {}).map(([value, count]) => ({
              value,
              label: words.exception(value),
              count,
            })),
          },
        ]}
        renderCount={(total) => (
          <Plural value={total} one="# week of a person" other="# weeks of people" />
        )}
        failedTitle={t`Couldn’t load the exceptions`}
        empty={{
          icon: CircleCheck,
          text: <Trans>No exceptions in this pay period.</Trans>,
        }}
        noMatch={<Trans>No exception matches.</Trans>}
        csv={{ fileName: t`exceptions` }}
      />
    </div>
  );
}
