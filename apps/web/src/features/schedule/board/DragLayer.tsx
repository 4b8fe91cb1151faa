import { useLingui } from '@lingui/react/macro';
import type { BoardShift, ShiftDraft } from '@muster/contract/schedule';
import { clsx } from 'clsx';
import { useReasonWords } from '../use-reason-words.ts';
import { type BoardFacts, judgeDraft } from './board-facts.ts';
import type { BoardCell, BoardGeometry } from './board-geometry.ts';
import type { BoardGrouping } from './board-rows.ts';
import { type Dragged, type DragStore, useDragged } from './drag-store.ts';
import { ShiftCard } from './ShiftCard.tsx';
import { useCardWords } from './use-card-words.ts';

type DragLayerProps = {
  readonly store: DragStore;
  /** The shift carried with the keyboard. The keyboard and the pointer never carry at the same time. */
  readonly carried: Dragged | null;
  readonly geometry: BoardGeometry;
  readonly facts: BoardFacts;
  readonly hues: ReadonlyMap<string, number>;
  readonly by: BoardGrouping;
  readonly draftIn: (shift: BoardShift, cell: BoardCell) => ShiftDraft | null;
};

/** Previews where the carried shift would go, with its conflicts. It renders once per cell, not per pixel. */
export function DragLayer(props: DragLayerProps) {
  const { store, carried, geometry, facts, hues, by, draftIn } = props;
  const { t } = useLingui();
  const cardWords = useCardWords(facts);
  const reasonWords = useReasonWords();
  const dragged = useDragged(store) ?? carried;
  const shift = facts.board.shifts.find(({ id }) => id === dragged?.shiftId);
  const cell = dragged?.cell ?? null;
  if (shift === undefined || cell === null) return null;
  const draft = draftIn(shift, cell);
  if (draft === null) return null;
  const { verdict, reasons } = judgeDraft(facts, draft);
  const { namesWidth, dayWidth, headHeight, rowTops } = geometry;
  const top = rowTops[cell.row] ?? 0;
  const height = (rowTops[cell.row + 1] ?? top) - top;
  // Beside the cell if there is room, so that neither the cell nor its row is covered.
  const isLate = cell.day > geometry.dayCount / 2;
  return (
    <div
      aria-hidden
      className={clsx(
        'pointer-events-none absolute top-0 left-0 z-10 rounded-control border-2 p-0.5',
        verdict === 'ok' && 'border-choice bg-choice-soft/60',
        verdict === 'warned' && 'border-attention-ink bg-attention-soft/80',
        verdict === 'blocked' && 'border-danger-ink bg-danger-soft/80',
      )}
      style={{
        translate: `${namesWidth + cell.day * dayWidth}px ${headHeight + top}px`,
        width: dayWidth,
        height,
      }}
    >
      <ShiftCard
        shift={shift}
        time={cardWords.time(draft)}
        what={cardWords.what({ ...shift, ...draft }, by)}
        hue={hues.get(draft.project_id ?? '') ?? null}
        verdict={verdict}
        isSelected={false}
        isActive={false}
        isLifted={false}
      />
      {reasons.length > 0 && (
        <div
          className={clsx(
            'absolute top-0 z-20 w-64 rounded-card bg-surface-1 px-3 py-2 text-12 text-ink-1 shadow-floating',
            isLate ? 'right-full mr-2' : 'left-full ml-2',
          )}
        >
          <p className="font-semibold">
            {verdict === 'blocked' ? t`Can’t be published` : t`Check before publishing`}
          </p>
          <ul className="mt-1 space-y-0.5">
            {reasons.map((reason) => {
              const sentence = reasonWords.sentence(reason);
              return <li key={sentence}>{sentence}</li>;
            })}
          </ul>
        </div>
      )}
    </div>
  );
}
