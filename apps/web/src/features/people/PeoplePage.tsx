import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import UsersRound from 'lucide-react/icons/users-round';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { findPersonIds } from '../../data/people/search-people.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { notify } from '../../ui/notices.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { readerZone, useTimeWords } from '../../ui/time/use-time-words.ts';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { BulkBar } from './BulkBar.tsx';
import { ExportButton } from './ExportButton.tsx';
import { filtersOf, isSameSearch, type ListSearch, tidy } from './list-search.ts';
import { PeopleList } from './PeopleList.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PeopleToolbar } from './PeopleToolbar.tsx';
import { type PeopleRows, usePeopleRows } from './people-query.ts';
import { nobody, type Selection } from './selection.ts';
import { useRowWindow } from './use-row-window.ts';
import { ViewChips } from './ViewChips.tsx';

/** Typing is searched once it rests this long. */
const typingRestMs = 180;
const tableRowRem = 2.75;
const listRowRem = 4.25;

/** `/admin/employees`: everybody of the company, found while typing. */
export function PeoplePage({ actions }: { readonly actions?: ReactNode }) {
  const isAdmin = useIdentity().role === 'admin';
  return (
    <div className="flex w-full min-w-0 flex-col gap-5">
      <PageHeader
        title={<Trans>Team</Trans>}
        {...(isAdmin && actions !== undefined && { actions })}
      />
      {isAdmin ? (
        <People />
      ) : (
        <EmptyState>
          <Trans>Only admins of the company see all its people.</Trans>
        </EmptyState>
      )}
    </div>
  );
}

function People() {
  const search: ListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const [total, setTotal] = useState(0);
  const rowRem = isPhone ? listRowRem : tableRowRem;
  const { shown, setBody } = useRowWindow(total, rowRem);
  const rows = usePeopleRows(search, shown);
  if (rows.status === 'ready' && rows.total !== total) setTotal(rows.total);

  const go = (wanted: ListSearch) => {
    scrollTo({ top: 0 });
    void navigate({ to: '/admin/employees', search: tidy(wanted), replace: true });
  };
  const { typed, setTyped } = useTyped(search.q ?? '', (q) => go({ ...search, q }));
  const { selection, setSelection, selectAll } = useSelection(search);
  const [isChoosing, setChoosing] = useState(false);

  return (
    <>
      <Card isFlush className="overflow-visible">
        <ViewChips search={search} onChoose={go} />
        <PeopleToolbar
          typed={typed}
          onType={setTyped}
          search={search}
          onChange={(change) => go({ ...search, q: typed, ...change })}
        />
        <div className="flex min-h-12 items-center justify-between gap-3 border-t border-line px-4 py-1 text-14 text-ink-2 md:min-h-10 md:px-5">
          <Count rows={rows} />
          <span className="flex gap-1">
            {rows.status === 'ready' && rows.total > 0 && !isPhone && (
              <ExportButton filters={filtersOf(search)} />
            )}
            {isPhone && (
              <Button
                variant="quiet"
                size="sm"
                aria-pressed={isChoosing}
                onClick={() => {
                  setChoosing(!isChoosing);
                  setSelection(nobody);
                }}
              >
                {isChoosing ? <Trans>Done</Trans> : <Trans>Choose</Trans>}
              </Button>
            )}
          </span>
        </div>
        <div
          className={clsx(
            'border-t border-line',
            rows.status === 'ready' && rows.isEarlier && 'opacity-60',
          )}
        >
          <Rows rows={rows} search={search}>
            {rows.status === 'ready' &&
              (isPhone ? (
                <PeopleList
                  onBody={setBody}
                  total={rows.total}
                  rowAt={rows.rowAt}
                  window={shown}
                  rowRem={rowRem}
                  isChoosing={isChoosing}
                  selection={selection}
                  onSelect={setSelection}
                />
              ) : (
                <PeopleTable
                  onBody={setBody}
                  total={rows.total}
                  rowAt={rows.rowAt}
                  window={shown}
                  rowRem={rowRem}
                  sort={search.sort ?? 'name'}
                  onSortChange={(sort) => go({ ...search, sort })}
                  selection={selection}
                  onSelect={setSelection}
                  onSelectAll={() => void selectAll()}
                />
              ))}
          </Rows>
        </div>
      </Card>
      {selection.ids.size > 0 && (
        <BulkBar
          ids={selection.ids}
          total={total}
          onSelectAll={() => void selectAll()}
          onClear={() => setSelection(nobody)}
        />
      )}
    </>
  );
}

/** What is typed, at once in the field and shortly after in the address. */
function useTyped(searched: string, onRest: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const [known, setKnown] = useState(searched);
  // The address changed by itself: a view was chosen, or one went back.
  if (known !== searched) {
    setKnown(searched);
    if (typed.trim() !== searched.trim()) setTyped(searched);
  }
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    typed,
    setTyped: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => onRest(text), typingRestMs);
    },
  };
}

/** Who is chosen; another search begins with nobody. */
function useSelection(search: ListSearch) {
  const { t, i18n } = useLingui();
  const { api } = useData();
  const [of, setOf] = useState(search);
  const [selection, setSelection] = useState<Selection>(nobody);
  if (!isSameSearch(of, search)) {
    setOf(search);
    setSelection(nobody);
  }
  const selectAll = async () => {
    try {
      const ids = await findPersonIds(api, filtersOf(search));
      setSelection({ ids: new Set(ids), anchor: null });
    } catch (error) {
      void notify({
        tone: 'destructive',
        title: t`Not everybody could be chosen`,
        body: i18n._(describeError(error)),
      });
    }
  };
  return { selection, setSelection, selectAll };
}

function Count({ rows }: { readonly rows: PeopleRows }) {
  const words = useTimeWords();
  if (rows.status !== 'ready') return <span />;
  return (
    <output className="min-w-0 tabular-nums">
      <Plural value={rows.total} one="One person" other="# people" />
      {rows.staleSinceMs !== null && (
        <>
          {' · '}
          <Trans>as of {words.dayAndTime(rows.staleSinceMs, readerZone())}</Trans>
        </>
      )}
    </output>
  );
}

function Rows({
  rows,
  search,
  children,
}: {
  readonly rows: PeopleRows;
  readonly search: ListSearch;
  readonly children: ReactNode;
}) {
  const { t, i18n } = useLingui();
  if (rows.status === 'loading') return <SkeletonRows count={12} />;
  if (rows.status === 'failed') {
    return (
      <ErrorState title={t`The people could not be read`} onRetry={rows.retry}>
        {i18n._(describeError(rows.error))}
      </ErrorState>
    );
  }
  if (rows.total === 0) {
    return (
      <EmptyState icon={UsersRound}>
        {isSameSearch(search, {}) ? (
          <Trans>Nobody is here yet. Invite the first people of your crews.</Trans>
        ) : (
          <Trans>Nobody fits this search.</Trans>
        )}
      </EmptyState>
    );
  }
  return children;
}
