import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Board, BoardShift, ShiftChange, ShiftDraft } from '@muster/contract/schedule';
import { clsx } from 'clsx';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Send from 'lucide-react/icons/send';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { useNeedsNetwork } from '../../../data/query/use-needs-network.ts';
import { KeptChanges } from '../../../kit/kept/KeptChanges.tsx';
import { randomId } from '../../../platform/random-id.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { matchesSearch } from '../../../ui/search-text.ts';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useReadScheduleAgain } from '../use-schedule-change.ts';
import { boardFactsOf } from './board-facts.ts';
import { BoardGrid, type BoardActions } from './BoardGrid.tsx';
import { BoardMenu } from './BoardMenu.tsx';
import { type BoardGrouping, boardRows, rowIdOf } from './board-rows.ts';
import { BoardSheets, type Edited } from './BoardSheets.tsx';
import { type BoardSpan, daysBetween, daysOf } from './board-span.ts';
import { BoardTable } from './BoardTable.tsx';
import { DemandSheet } from './DemandSheet.tsx';
import { draftOf, foreseen, movedByDays, movedToRow, stretched } from './edit-shift.ts';
import { shiftRecord } from './EditShiftSheet.tsx';
import { newShiftContent } from './new-shift.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { BoardChanges } from './use-board-changes.ts';

type LoadedBoardProps = {
  readonly board: Board;
  readonly changes: BoardChanges;
  /** Null if live. */
  readonly staleSinceMs: number | null;
  readonly span: BoardSpan;
  readonly by: BoardGrouping;
  readonly onBy: (by: BoardGrouping) => void;
  readonly crewId: string | null;
  readonly query: string;
  readonly filters: ReactNode;
  readonly isTable: boolean;
  readonly onTable: (isTable: boolean) => void;
};

/** One line for all on a laptop, in Spanish too. */
const iconsWhereNarrow =
  'max-[96rem]:[&_button]:w-10 max-[96rem]:[&_button]:px-0 max-[96rem]:[&_button>span]:sr-only';

/** The board for some days, and all the actions on it. */
export function LoadedBoard(props: LoadedBoardProps) {
  const { board, changes, staleSinceMs, span, by, onBy, crewId, query, filters } = props;
  const { isTable, onTable } = props;
  const { t } = useLingui();
  const times = useTimeWords();
  const offlineReason = useNeedsNetwork();
  const readScheduleAgain = useReadScheduleAgain();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isPublishing, setPublishing] = useState(false);
  const [demandDate, setDemandDate] = useState<string | null>(null);
  const days = useMemo(() => daysOf(span), [span]);
  const facts = useMemo(() => boardFactsOf(board), [board]);
  const rows = useMemo(
    () => boardRows(board, { days, by, crewId, matches: (name) => matchesSearch(name, query) }),
    [board, days, by, crewId, query],
  );
  const shown = rows.flatMap((row) => row.days.flat());
  const unpublished = shown.filter(({ state }) => state !== 'published');
  const chosen = shown.filter(({ id }) => selected.has(id));
  const chosenUnpublished = chosen.filter(({ state }) => state !== 'published');
  // Publishes the selected shifts, or all of them if none are selected; the button shows how many.
  const toPublish = chosenUnpublished.length > 0 ? chosenUnpublished : unpublished;
  const publishCount = toPublish.length;
  const publishLabel = t`${plural(toPublish.length, { one: 'Publish # change', other: 'Publish # changes' })}`;
  const mayEdit = staleSinceMs === null;

  const saveAll = (pairs: readonly (readonly [BoardShift, ShiftDraft])[], label: string) =>
    void changes.save(
      pairs.map(([shift, draft]): ShiftChange => ({
        op: 'save',
        shift: draft,
        version: shift.version,
      })),
      label,
      pairs.map(([shift, draft]) => foreseen(shift, draft)),
    );
  const removeAll = (shifts: readonly BoardShift[]) => {
    setSelected(new Set());
    void changes.save(
      shifts.map((shift): ShiftChange => ({ op: 'delete', id: shift.id, version: shift.version })),
      t`delete`,
    );
  };
  const duplicateAll = (shifts: readonly BoardShift[]) =>
    void changes.save(
      shifts.map((shift): ShiftChange => ({
        op: 'save',
        shift: { ...draftOf(shift), id: randomId() },
        version: null,
      })),
      t`duplicate`,
    );
  const add = (rowId: string | null, day: string) =>
    setEdited({ draft: { id: randomId(), ...newShiftContent(board, by, rowId, day, crewId) } });

  const actions: BoardActions = {
    open: (shift) => setEdited({ shift }),
    add,
    select: ({ id }) =>
      setSelected(
        (now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]),
      ),
    demand: setDemandDate,
    duplicate: (shift) => duplicateAll([shift]),
    remove: (shift) => removeAll([shift]),
    stretch: (shift, minutes) => {
      const draft = stretched(draftOf(shift), minutes);
      if (draft !== null) saveAll([[shift, draft]], t`change end time`);
    },
    move: (shift, draft) => {
      // The other selected shifts move along by the same number of days, and to the same new line if it changed.
      const along = selected.has(shift.id)
        ? chosen.filter(({ id, state }) => id !== shift.id && state !== 'removed')
        : [];
      const moved = daysBetween(shift.starts_local.slice(0, 10), draft.starts_local.slice(0, 10));
      const rowBefore = rowIdOf(shift, by);
      const rowAfter = rowIdOf({ ...shift, ...draft }, by);
      if (moved === 0 && rowBefore === rowAfter) return;
      saveAll(
        [
          [shift, draft],
          ...along.map((each) => {
            const later = movedByDays(draftOf(each), moved);
            const there = rowBefore === rowAfter ? later : movedToRow(later, by, rowAfter);
            return [each, there] as const;
          }),
        ],
        t`move`,
      );
    },
  };

  const onKeys = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) {
      return;
    }
    event.preventDefault();
    void (event.shiftKey ? changes.redo() : changes.undo());
  };

  return (
    // Undo works wherever the focus is on the board, as people expect.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="contents" onKeyDown={onKeys}>
      <div className="contents print:hidden">
        <div className={clsx('flex gap-2', iconsWhereNarrow)}>
          <Button
            icon={CalendarPlus}
            onClick={() =>
              add(null, days.includes(board.today) ? board.today : (days[0] ?? board.today))
            }
          >
            <Trans>Add shift</Trans>
          </Button>
          <BoardMenu
            board={board}
            span={span}
            crewId={crewId}
            changes={changes}
            ofBoard={{ by, onBy, isTable, onTable }}
          />
        </div>
        {filters}
        <Button
          variant="primary"
          icon={Send}
          className="ml-auto max-[96rem]:px-3 max-[96rem]:[&>svg]:hidden"
          aria-label={toPublish.length === 0 ? undefined : publishLabel}
          disabled={toPublish.length === 0}
          disabledReason={offlineReason}
          onClick={() => setPublishing(true)}
        >
          {toPublish.length === 0 ? (
            <Trans>All published</Trans>
          ) : (
            <Trans>Publish {publishCount}</Trans>
          )}
        </Button>
      </div>
      <div className="flex min-w-0 basis-full flex-col gap-3">
        {staleSinceMs !== null && (
          <Banner tone="info">
            <Trans>
              As of {times.dayAndTime(staleSinceMs, readerZone())}. You can add drafts. To change
              other shifts, go online.
            </Trans>
          </Banner>
        )}
        <KeptChanges record={shiftRecord('')} onMade={readScheduleAgain} />
        {chosen.length > 0 && (
          <SelectionBar
            count={chosen.length}
            onDuplicate={() => duplicateAll(chosen)}
            onDelete={() => removeAll(chosen)}
            onClear={() => setSelected(new Set())}
          />
        )}
        {isTable ? (
          <BoardTable facts={facts} shifts={shown} onOpen={actions.open} />
        ) : (
          <BoardGrid
            facts={facts}
            rows={rows}
            days={days}
            by={by}
            crewId={crewId}
            selected={selected}
            mayEdit={mayEdit}
            actions={actions}
          />
        )}
      </div>
      {demandDate !== null && (
        <DemandSheet board={board} date={demandDate} onClose={() => setDemandDate(null)} />
      )}
      <BoardSheets
        facts={facts}
        changes={changes}
        edited={edited}
        onEdit={setEdited}
        publishing={isPublishing ? toPublish : null}
        onPublished={() => {
          setPublishing(false);
          setSelected(new Set());
        }}
        onKeepDrafts={() => setPublishing(false)}
      />
    </div>
  );
}
