import type { BoardRow } from './board-row.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { sheetStates } from '@muster/contract/timesheets';
import { Link, linkOptions } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useCrewTopics } from '../../data/people/use-crew-topics.ts';
import { readAgain } from '../../data/query/read-again.ts';
import { useSnapshotQuery } from '../../data/query/use-snapshot-query.ts';
import { anyText, oneOf } from '../../kit/list/list-params.ts';
import { ResourceList } from '../../kit/list/ResourceList.tsx';
import { useListSearch } from '../../kit/list/use-list-search.ts';
import { wholeList } from '../../kit/list/whole-list.ts';
import { buttonStyles } from '../../ui/button-styles.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PayPeriodPicker } from '../../ui/time/PayPeriodPicker.tsx';
import { matchesSearch } from '../../ui/search-text.ts';
import { useLastKnown } from '../../ui/use-last-known.ts';
import { ApproveMenu } from './ApproveMenu.tsx';
import { boardQuery, timesheetsKey } from './sheet-queries.ts';
import { JobTotalsButton } from './JobTotalsButton.tsx';
import { SheetsPdfButton } from './SheetsPdfButton.tsx';
import { useBoardColumns } from './use-board-columns.tsx';
import { usePeriod } from './use-period.ts';
import { useSheetWords } from './use-sheet-words.ts';

const params = {
  q: anyText,
  state: oneOf(sheetStates),
  only: oneOf(['exceptions']),
};

/** `/timesheets`: every timesheet of a pay period that the reader may approve. */
export function TimesheetsPage() {
  const { t } = useLingui();
  const words = useSheetWords();
  const { queryClient } = useData();
  const { user_id } = useIdentity();
  const search = useListSearch(params);
  const { q = '', state, only } = search.values;
  const { period, open } = usePeriod();
  const board = useSnapshotQuery(boardQuery(user_id, period ?? null));
  const key = timesheetsKey(user_id);
  useCrewTopics(() => void readAgain(queryClient, key), key, 'time');
  const isShown = (row: BoardRow) =>
    (state === undefined || row.state === state) &&
    (only === undefined || hasException(row)) &&
    matchesSearch(row.name, q);
  const shown = board.status === 'ready' ? board.data : null;
  const from = shown?.period_from ?? '';
  const known = useLastKnown(shown);
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Timesheets</Trans>}
        actions={
          <>
            {shown !== null && <JobTotalsButton from={from} />}
            <Link
              to="/timesheets/exceptions"
              search={period === undefined ? {} : { period }}
              className={buttonStyles({})}
            >
              <Trans>Exceptions</Trans>
            </Link>
            <Link
              to="/timesheets/week"
              search={period === undefined ? {} : { week: period }}
              className={buttonStyles({})}
            >
              <Trans>Enter a week</Trans>
            </Link>
          </>
        }
      />
      {known !== null && (
        <PayPeriodPicker
          from={known.period_from}
          to={known.period_to}
          today={known.today}
          previousFrom={known.previous_from}
          nextFrom={known.next_from}
          onOpen={open}
        />
      )}
      <ResourceList
        label={t`Timesheets`}
        rows={wholeList(board, ({ rows }) => rows.filter(isShown))}
        rowKey={({ person_id }) => person_id}
        columns={useBoardColumns()}
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
            kind: 'chips',
            key: 'state',
            label: t`Status`,
            allLabel: t({ message: 'All', context: 'timesheets' }),
            options: sheetStates.map((value) => ({
              value,
              label: words.state(value),
              count: shown?.counts[value] ?? null,
            })),
          },
          {
            kind: 'toggle',
            key: 'only',
            label: t`With exceptions`,
            value: 'exceptions',
            count: shown?.rows.filter(hasException).length ?? null,
          },
        ]}
        renderCount={(total) => <Plural value={total} one="# timesheet" other="# timesheets" />}
        failedTitle={t`Couldn’t load the timesheets`}
        empty={{
          icon: CalendarClock,
          text: <Trans>No one has time in this pay period yet.</Trans>,
        }}
        noMatch={<Trans>No timesheet matches.</Trans>}
        bulk={{
          label: t`Selected timesheets`,
          selectLabel: ({ name }) => t`Select ${name}`,
          selectAllLabel: t`Select all`,
          findAll: () =>
            Promise.resolve((shown?.rows ?? []).filter(isShown).map(({ person_id }) => person_id)),
          renderActions: (ids, onDone) => (
            <>
              <ApproveMenu
                from={from}
                rows={shown?.rows ?? []}
                currency={shown?.currency ?? 'USD'}
                ids={ids}
                onDone={onDone}
              />
              <SheetsPdfButton from={from} ids={ids} />
            </>
          ),
        }}
        csv={{ fileName: t`timesheets` }}
      />
    </div>
  );
}

function hasException({ exceptions, is_open: isOpen, needs_review: needsReview }: BoardRow) {
  return isOpen || needsReview || Object.keys(exceptions).length > 0;
}
