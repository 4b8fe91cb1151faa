import { useLingui } from '@lingui/react/macro';
import type { BoardShift } from '@muster/contract/schedule';
import type { TableColumn } from '../../../ui/DataTable.tsx';
import { useReasonWords } from '../use-reason-words.ts';
import { dateOf, useShiftWords } from '../use-shift-words.ts';
import { type BoardFacts, judgeShown } from './board-facts.ts';
import { useCardWords } from './use-card-words.ts';

export function useShiftColumns(
  facts: BoardFacts,
  onOpen: (shift: BoardShift) => void,
): readonly TableColumn<BoardShift>[] {
  const { t } = useLingui();
  const words = useShiftWords();
  const cardWords = useCardWords(facts);
  const reasonWords = useReasonWords();
  return [
    {
      key: 'person',
      header: t`Person`,
      cell: (shift) => (
        <button
          type="button"
          className="min-h-11 text-left font-medium underline-offset-2 hover:underline"
          onClick={() => onOpen(shift)}
        >
          <bdi>{cardWords.person(shift)}</bdi>
        </button>
      ),
    },
    { key: 'day', header: t`Day`, cell: (shift) => words.day(dateOf(shift.starts_local)) },
    { key: 'hours', header: t`Hours`, cell: (shift) => words.span(shift) },
    { key: 'project', header: t`Project`, cell: (shift) => <bdi>{cardWords.project(shift)}</bdi> },
    { key: 'state', header: t`Status`, cell: ({ state }) => cardWords.state(state) },
    {
      key: 'conflicts',
      header: t`Conflicts`,
      cell: (shift) =>
        judgeShown(facts, shift)
          .reasons.map((reason) => reasonWords.name(reason))
          .join(', '),
    },
  ];
}
