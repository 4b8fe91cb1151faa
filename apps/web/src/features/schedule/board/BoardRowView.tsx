import { useLingui } from '@lingui/react/macro';
import type { BoardShift } from '@muster/contract/schedule';
import { clsx } from 'clsx';
import { memo } from 'react';
import { PersonAvatar } from '../../../kit/person/PersonAvatar.tsx';
import { useReasonWords } from '../use-reason-words.ts';
import { useShiftWords } from '../use-shift-words.ts';
import type { BoardFacts } from './board-facts.ts';
import { judgeShown } from './board-facts.ts';
import { useShiftDrag } from './BoardDrag.tsx';
import type { BoardGrouping, BoardRow } from './board-rows.ts';
import { ShiftCard } from './ShiftCard.tsx';
import { StretchEdge } from './StretchEdge.tsx';
import { useCardWords } from './use-card-words.ts';

export type RowHandlers = {
  readonly open: (shift: BoardShift) => void;
  readonly add: (row: number, day: number) => void;
  readonly select: (shift: BoardShift) => void;
  readonly stretch: (shift: BoardShift, minutes: number) => void;
};

type BoardRowViewProps = {
  readonly row: BoardRow;
  readonly index: number;
  readonly top: number;
  readonly columns: string;
  readonly days: readonly string[];
  readonly today: string;
  readonly by: BoardGrouping;
  readonly facts: BoardFacts;
  readonly hues: ReadonlyMap<string, number>;
  readonly mayEdit: boolean;
  /** Keyboard position, as day and shift; null if it isn't in this row. */
  readonly activeDay: number | null;
  readonly activeSlot: number | null;
  readonly selected: ReadonlySet<string>;
  readonly liftedId: string | null;
  readonly handlers: RowHandlers;
};

export const cellId = (row: number, day: number) => `board-cell-${row}-${day}`;
export const shiftId = (id: string) => `board-shift-${id}`;

/** One row of the board: a person, crew or project and the shifts of each day. */
export const BoardRowView = memo(function BoardRowView(props: BoardRowViewProps) {
  const { row, index, top, columns, days, today, by, facts, hues, mayEdit } = props;
  const { activeDay, activeSlot, selected, liftedId, handlers } = props;
  const { t } = useLingui();
  const words = useShiftWords();
  const noneNames = { person: t`Open shifts`, crew: t`No crew`, project: t`No project` };
  const name = row.name ?? noneNames[by];
  return (
    <tr
      aria-rowindex={index + 2}
      className="absolute inset-x-0 top-0 grid print:static print:translate-none! print:group-data-month/board:h-auto!"
      style={{ gridTemplateColumns: columns, height: row.height, translate: `0 ${top}px` }}
    >
      <th
        scope="row"
        className="sticky left-0 z-10 flex min-w-0 print:static items-start gap-2 border-r border-b border-line bg-surface-1 px-3 py-1.5 text-left font-normal"
      >
        {by === 'person' && row.name !== null && (
          <span className="shrink-0 print:group-data-month/board:hidden">
            <PersonAvatar name={row.name} photoPath={row.photoUrl} size="sm" />
          </span>
        )}
        <span className="min-w-0">
          <span className="block truncate text-14 font-medium print:group-data-month/board:text-12">
            <bdi>{name}</bdi>
          </span>
          <span className="block truncate text-12 text-ink-3 tabular-nums">
            {[row.minutes > 0 ? words.length(row.minutes) : null, row.detail]
              .filter((part) => part !== null)
              .join(' · ')}
          </span>
        </span>
      </th>
      {days.map((date, day) => {
        const shifts = row.days[day] ?? [];
        const isActive = activeDay === day;
        return (
          // The keyboard works on the whole grid, which has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
          <td
            key={date}
            id={cellId(index, day)}
            aria-colindex={day + 2}
            aria-label={
              shifts.length === 0 ? `${name}, ${words.day(date)}, ${t`no shift`}` : undefined
            }
            onClick={(event) => {
              if (event.target === event.currentTarget && mayEdit) handlers.add(index, day);
            }}
            className={clsx(
              'flex min-w-0 flex-col gap-1 border-r border-b border-line p-1 pb-[3px] not-print:last:border-r-0 print:group-data-month/board:px-0',
              date === today && 'bg-choice-soft/40',
              mayEdit && shifts.length === 0 && 'hover:bg-surface-2',
              isActive && shifts.length === 0 && 'outline-2 -outline-offset-2 outline-accent-mark',
            )}
          >
            {shifts.map((shift, slot) => (
              <CardInCell
                key={shift.id}
                shift={shift}
                by={by}
                facts={facts}
                hue={hues.get(shift.project_id ?? '') ?? null}
                isNarrow={days.length > 14}
                mayEdit={mayEdit}
                isActive={isActive && activeSlot === slot}
                isSelected={selected.has(shift.id)}
                isLifted={liftedId === shift.id}
                handlers={handlers}
              />
            ))}
          </td>
        );
      })}
    </tr>
  );
});

type CardInCellProps = {
  readonly shift: BoardShift;
  readonly by: BoardGrouping;
  readonly facts: BoardFacts;
  readonly hue: number | null;
  readonly isNarrow: boolean;
  readonly mayEdit: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isLifted: boolean;
  readonly handlers: RowHandlers;
};

function CardInCell(props: CardInCellProps) {
  const { shift, by, facts, hue, isNarrow, mayEdit, isActive, isSelected, isLifted, handlers } =
    props;
  const cardWords = useCardWords(facts);
  const reasonWords = useReasonWords();
  const drag = useShiftDrag(shift.id, !mayEdit || shift.state === 'removed');
  const { verdict, reasons } = judgeShown(facts, shift);
  const sentences = reasons.map((reason) => reasonWords.sentence(reason));
  return (
    <span className="group/card relative block min-w-0">
      <button
        ref={drag}
        id={shiftId(shift.id)}
        type="button"
        tabIndex={-1}
        title={sentences.join('\n') || undefined}
        aria-pressed={isSelected || undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) handlers.select(shift);
          else handlers.open(shift);
        }}
        className="block w-full min-w-0 touch-manipulation rounded-[6px] select-none"
      >
        <ShiftCard
          shift={shift}
          time={cardWords.time(shift, isNarrow)}
          what={cardWords.what(shift, by)}
          hue={hue}
          verdict={verdict}
          isSelected={isSelected}
          isActive={isActive}
          isLifted={isLifted}
        />
        {/* Read after the card, so that the button's accessible name begins with its visible text. */}
        <span className="sr-only">, {[cardWords.whole(shift), ...sentences].join(', ')}</span>
      </button>
      {mayEdit && shift.state !== 'removed' && (
        <StretchEdge shift={shift} onStretch={(minutes) => handlers.stretch(shift, minutes)} />
      )}
    </span>
  );
}
