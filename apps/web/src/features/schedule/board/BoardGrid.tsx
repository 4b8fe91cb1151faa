import { useLingui } from '@lingui/react/macro';
import type { BoardShift, ShiftDraft } from '@muster/contract/schedule';
import { type KeyboardEvent, useEffect, useMemo, useState } from 'react';
import type { BoardFacts } from './board-facts.ts';
import { BoardDrag } from './BoardDrag.tsx';
import { type BoardCell, type BoardGeometry, cellAt, rowTopsOf } from './board-geometry.ts';
import { type BoardState, pressKey } from './board-keys.ts';
import type { BoardGrouping, BoardRow } from './board-rows.ts';
import { BoardHead } from './BoardHead.tsx';
import { BoardRowView, cellId, type RowHandlers, shiftId } from './BoardRowView.tsx';
import { CoverageRow } from './CoverageRow.tsx';
import { createDragStore } from './drag-store.ts';
import { DragLayer } from './DragLayer.tsx';
import { draftOf, movedByDays, movedToRow } from './edit-shift.ts';
import { projectHues } from './project-hues.ts';
import { useBoardWindow } from './use-board-window.ts';
import { useGridWords } from './use-grid-words.ts';

export type BoardActions = {
  readonly open: (shift: BoardShift) => void;
  readonly add: (rowId: string | null, day: string) => void;
  readonly move: (shift: BoardShift, draft: ShiftDraft) => void;
  readonly stretch: (shift: BoardShift, minutes: number) => void;
  readonly duplicate: (shift: BoardShift) => void;
  readonly remove: (shift: BoardShift) => void;
  readonly select: (shift: BoardShift) => void;
  readonly demand: (date: string) => void;
};

type BoardGridProps = {
  readonly facts: BoardFacts;
  readonly rows: readonly BoardRow[];
  readonly days: readonly string[];
  readonly by: BoardGrouping;
  readonly crewId: string | null;
  readonly selected: ReadonlySet<string>;
  readonly mayEdit: boolean;
  readonly actions: BoardActions;
};

/** The board itself: lines, days and the shifts in them, usable by pointer and by keyboard. */
export function BoardGrid(props: BoardGridProps) {
  const { facts, rows, days, by, crewId, selected, mayEdit, actions } = props;
  const hues = useMemo(() => projectHues(rows), [rows]);
  const { t } = useLingui();
  const heights = rows.map(({ height }) => height);
  const { frame, setFrame, shownRows, showRow, namesWidth, dayWidth, headHeight } = useBoardWindow({
    heights,
    dayCount: days.length,
  });
  const rowTops = rowTopsOf(heights);
  // A month is wider than its frame and would open at its past days.
  const todayAt = days.length > 14 ? days.indexOf(facts.board.today) : -1;
  useEffect(() => {
    if (todayAt > 0) frame?.scrollTo({ left: todayAt * dayWidth });
  }, [frame, todayAt, dayWidth]);
  const [keys, setKeys] = useState<BoardState>({
    place: { row: 0, day: 0, slot: 0 },
    carriedFrom: null,
  });
  const [carriedId, setCarriedId] = useState<string | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [said, setSaid] = useState('');
  const [dragStore] = useState(createDragStore);
  const words = useGridWords({ facts, rows, days, by });
  const geometry: BoardGeometry = {
    namesWidth,
    dayWidth,
    dayCount: days.length,
    headHeight,
    rowTops,
  };
  const columns = `${namesWidth}px repeat(${days.length}, ${dayWidth}px)`;

  const shiftAt = ({ row, day, slot }: BoardState['place']) => rows[row]?.days[day]?.[slot] ?? null;
  const place = {
    row: Math.min(keys.place.row, Math.max(0, rows.length - 1)),
    day: Math.min(keys.place.day, days.length - 1),
    slot: keys.place.slot,
  };
  // Found by id: while it is carried, others may change which shifts are where it was picked up.
  const carried =
    keys.carriedFrom === null
      ? null
      : (facts.board.shifts.find(({ id }) => id === carriedId) ?? null);
  const draftIn = (shift: BoardShift, cell: BoardCell): ShiftDraft | null => {
    const row = rows[cell.row];
    const fromDay = days.indexOf(shift.starts_local.slice(0, 10));
    if (row === undefined || fromDay === -1) return null;
    return movedToRow(movedByDays(draftOf(shift), cell.day - fromDay), by, row.id);
  };
  const moveTo = (shift: BoardShift, cell: BoardCell) => {
    const draft = draftIn(shift, cell);
    if (draft === null || shift.state === 'removed') return;
    actions.move(shift, draft);
    setSaid(words.placed(draft, cell));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const answer = pressKey(
      { ...keys, place },
      { key: event.key, ctrl: event.ctrlKey || event.metaKey, alt: event.altKey },
      {
        rows: rows.length,
        days: days.length,
        shiftsAt: ({ row, day }) => rows[row]?.days[day]?.length ?? 0,
      },
    );
    if (answer === null) return;
    const { command, state } = answer;
    const shift = shiftAt(place);
    const changes = !['moved', 'open', 'select'].includes(command.kind);
    if (changes && !mayEdit) return;
    if (command.kind === 'picked_up' && shift?.state === 'removed') return;
    event.preventDefault();
    event.stopPropagation();
    setKeys(state);
    showRow(state.place.row);
    switch (command.kind) {
      case 'moved':
        return;
      case 'open':
        if (shift !== null) actions.open(shift);
        return;
      case 'add':
        actions.add(rows[command.at.row]?.id ?? null, days[command.at.day] ?? '');
        return;
      case 'picked_up':
        if (shift !== null) {
          setCarriedId(shift.id);
          setSaid(words.pickedUp(shift));
        }
        return;
      case 'carried':
        if (carried !== null) {
          const draft = draftIn(carried, command.to);
          if (draft !== null) setSaid(words.carried(draft, command.to));
        }
        return;
      case 'place':
        if (carried !== null) moveTo(carried, command.to);
        // Someone else has deleted it in the meantime.
        else setSaid(t`Put back. Nothing was changed.`);
        return;
      case 'put_back':
        setSaid(t`Put back. Nothing was changed.`);
        return;
      case 'select':
        if (shift !== null) actions.select(shift);
        return;
      case 'duplicate':
        if (shift !== null) actions.duplicate(shift);
        return;
      case 'delete':
        if (shift !== null) actions.remove(shift);
        return;
      case 'longer':
        if (shift !== null) actions.stretch(shift, command.minutes);
        return;
    }
  };

  const handlers: RowHandlers = useMemo(
    () => ({
      open: actions.open,
      add: (row, day) => actions.add(rows[row]?.id ?? null, days[day] ?? ''),
      select: actions.select,
      stretch: actions.stretch,
    }),
    [actions, rows, days],
  );

  const cellUnder = ({ x, y }: { readonly x: number; readonly y: number }): BoardCell | null => {
    const box = frame?.getBoundingClientRect();
    if (frame === null || box === undefined) return null;
    const left = x - box.left;
    const top = y - box.top;
    // The names and the dates cover the days that are scrolled beneath them.
    if (left < namesWidth || top < headHeight) return null;
    if (left > box.width || top > box.height) return null;
    return cellAt(geometry, left + frame.scrollLeft, top + frame.scrollTop);
  };

  const activeShift = shiftAt(place);
  const activeId =
    carried === null && activeShift !== null
      ? shiftId(activeShift.id)
      : cellId(place.row, place.day);
  useEffect(() => {
    if (!hasFocus) return;
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId, hasFocus]);

  return (
    <>
      <BoardDrag
        onStart={(id, at) => dragStore.set({ shiftId: id, cell: cellUnder(at) })}
        onMove={(at) => {
          const dragged = dragStore.get();
          if (dragged !== null) dragStore.set({ ...dragged, cell: cellUnder(at) });
        }}
        onEnd={(isCanceled) => {
          const dragged = dragStore.get();
          dragStore.set(null);
          if (dragged === null || dragged.cell === null || isCanceled) return;
          const shift = facts.board.shifts.find(({ id }) => id === dragged.shiftId);
          if (shift !== undefined) moveTo(shift, dragged.cell);
        }}
      >
        <div
          ref={setFrame}
          data-month={days.length > 14 || undefined}
          className="group/board relative max-h-[max(20rem,calc(100dvh-10.5rem))] xl:max-h-[max(20rem,calc(100dvh-7.25rem))] overflow-auto overscroll-contain rounded-card border border-line bg-surface-1 has-[[role=grid]:focus-visible]:outline-2 has-[[role=grid]:focus-visible]:outline-accent-mark print:max-h-none print:overflow-visible print:rounded-none print:border-0"
        >
          <div className="relative w-max print:border-l print:border-line">
            {/* An interactive table is a grid. The focus stays here, and `aria-activedescendant` says where the
                keyboard is, no matter how long the board. */}
            <table
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
              role="grid"
              tabIndex={0}
              aria-label={t`Schedule board`}
              aria-rowcount={rows.length + 1}
              aria-colcount={days.length + 1}
              aria-activedescendant={hasFocus ? activeId : undefined}
              aria-describedby="board-keys"
              onKeyDown={onKeyDown}
              onFocus={() => setHasFocus(true)}
              onBlur={() => setHasFocus(false)}
              className="block outline-none print:table"
            >
              <BoardHead
                days={days}
                columns={columns}
                today={facts.board.today}
                holidays={facts.board.holidays}
              />
              <tbody
                className="relative block print:table-row-group print:h-auto!"
                style={{ height: rowTops.at(-1) }}
              >
                {shownRows.map((index) => {
                  const row = rows[index];
                  if (row === undefined) return null;
                  const isHere = hasFocus && place.row === index;
                  return (
                    <BoardRowView
                      key={row.id ?? 'none'}
                      row={row}
                      index={index}
                      top={rowTops[index] ?? 0}
                      columns={columns}
                      days={days}
                      today={facts.board.today}
                      by={by}
                      facts={facts}
                      hues={hues}
                      mayEdit={mayEdit}
                      activeDay={isHere ? place.day : null}
                      activeSlot={isHere && carried === null ? place.slot : null}
                      selected={selected}
                      liftedId={carried?.id ?? null}
                      handlers={handlers}
                    />
                  );
                })}
              </tbody>
              <CoverageRow
                facts={facts}
                days={days}
                columns={columns}
                crewId={crewId}
                onDemand={mayEdit ? actions.demand : null}
              />
            </table>
            <DragLayer
              store={dragStore}
              carried={carried === null ? null : { shiftId: carried.id, cell: place }}
              geometry={geometry}
              facts={facts}
              hues={hues}
              by={by}
              draftIn={draftIn}
            />
          </div>
        </div>
      </BoardDrag>
      <p id="board-keys" className="text-12 text-ink-3 pointer-coarse:sr-only print:hidden">
        {t`Arrow keys move the focus. Enter opens or adds a shift. M picks up a shift, arrow keys move it, Enter places it, Escape puts it back. D duplicates, Delete deletes, Space selects. Alt with the left or right arrow key changes the end time.`}
      </p>
      <output aria-live="assertive" className="sr-only">
        {said}
      </output>
    </>
  );
}
