import { useLingui } from '@lingui/react/macro';
import type { BoardShift, ShiftDraft } from '@muster/contract/schedule';
import { randomId } from '../../../platform/random-id.ts';
import { Card } from '../../../ui/Card.tsx';
import { List } from '../../../ui/List.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import type { BoardFacts } from '../board/board-facts.ts';
import type { BoardRow } from '../board/board-rows.ts';
import { newShiftContent } from '../board/new-shift.ts';
import { AddLine } from './AddLine.tsx';
import { ShiftLine } from './ShiftLine.tsx';

type PersonWeekProps = {
  readonly facts: BoardFacts;
  /** The person, or the open shifts. */
  readonly row: BoardRow;
  readonly days: readonly string[];
  readonly crewId: string | null;
  readonly onOpen: (shift: BoardShift) => void;
  readonly onAdd: (draft: ShiftDraft) => void;
};

/** The week of one person, day by day. */
export function PersonWeek({ facts, row, days, crewId, onOpen, onAdd }: PersonWeekProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  const { board } = facts;
  return (
    <Card
      title={row.name ?? t`Open shifts`}
      description={[row.minutes > 0 ? words.length(row.minutes) : t`No shift`, row.detail]
        .filter((part) => part !== null)
        .join(' · ')}
      isFlush
    >
      {days.map((day, index) => {
        const shifts = row.days[index] ?? [];
        const holiday = board.holidays.find(({ on_date }) => on_date === day)?.name;
        const name = [words.day(day), holiday].filter((part) => part !== undefined).join(' · ');
        return (
          <section key={day} aria-label={name} className="border-b border-line last:border-b-0">
            <h3
              aria-current={day === board.today ? 'date' : undefined}
              className="bg-surface-2 px-4 py-1.5 text-14 font-medium text-ink-2 aria-[current]:bg-choice-soft aria-[current]:text-choice-ink"
            >
              {name}
            </h3>
            <List>
              {shifts.map((shift) => (
                <ShiftLine key={shift.id} facts={facts} shift={shift} onOpen={onOpen} />
              ))}
              {shifts.length === 0 && (
                <AddLine
                  facts={facts}
                  draft={{
                    id: randomId(),
                    ...newShiftContent(board, 'person', row.id, day, crewId),
                  }}
                  onAdd={onAdd}
                />
              )}
            </List>
          </section>
        );
      })}
    </Card>
  );
}
