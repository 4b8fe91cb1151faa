import { useLingui } from '@lingui/react/macro';
import type { BoardShift, ShiftDraft } from '@muster/contract/schedule';
import { useReasonWords } from '../use-reason-words.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { type BoardFacts, judgeDraft } from './board-facts.ts';
import type { BoardCell } from './board-geometry.ts';
import type { BoardGrouping, BoardRow } from './board-rows.ts';
import { useCardWords } from './use-card-words.ts';

type Grid = {
  readonly facts: BoardFacts;
  readonly rows: readonly BoardRow[];
  readonly days: readonly string[];
  readonly by: BoardGrouping;
};

/** Returns the board's announcements for screen readers while a shift is carried. */
export function useGridWords({ facts, rows, days, by }: Grid) {
  const { t } = useLingui();
  const words = useShiftWords();
  const cardWords = useCardWords(facts);
  const reasonWords = useReasonWords();
  const noneNames = { person: t`Open shifts`, crew: t`No crew`, project: t`No project` };
  const where = ({ row, day }: BoardCell) => {
    const date = days[day];
    const name = rows[row]?.name ?? noneNames[by];
    return date === undefined ? name : `${name}, ${words.day(date)}`;
  };
  const judged = (draft: ShiftDraft) => {
    const { verdict, reasons } = judgeDraft(facts, draft);
    if (verdict === 'ok') return '';
    const sentences = reasons.map((reason) => reasonWords.sentence(reason)).join(' ');
    return verdict === 'blocked' ? t`Can’t be published: ${sentences}` : t`Check: ${sentences}`;
  };
  return {
    pickedUp: (shift: BoardShift) =>
      t`Picked up: ${cardWords.whole(shift)}. Arrow keys move it, Enter places it, Escape puts it back.`,
    carried: (draft: ShiftDraft, to: BoardCell) => `${where(to)}. ${judged(draft)}`.trim(),
    placed: (draft: ShiftDraft, to: BoardCell) => t`Placed: ${where(to)}. ${judged(draft)}`.trim(),
  };
}
