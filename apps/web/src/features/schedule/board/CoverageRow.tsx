import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useShiftWords } from '../use-shift-words.ts';
import type { BoardFacts } from './board-facts.ts';
import { CostRow } from './CostRow.tsx';
import { monthOnPaper } from './month-on-paper.ts';
import { coverageOf } from './coverage.ts';

type CoverageRowProps = {
  readonly facts: BoardFacts;
  readonly days: readonly string[];
  readonly columns: string;
  readonly crewId: string | null;
  /** Enters how many people a day needs; null if the board can't be changed now. */
  readonly onDemand: ((date: string) => void) | null;
};

/**
 * For each day: how many people work, how many are needed, and which shifts are open. Stays visible while scrolling.
 */
export function CoverageRow({ facts, days, columns, crewId, onDemand }: CoverageRowProps) {
  const { t } = useLingui();
  const words = useShiftWords();
  // For the whole company only: one crew's cost would reveal the others' by subtraction.
  const hasCosts = facts.board.may_edit_all && crewId === null && onDemand !== null;
  const coverage = coverageOf(facts.board, days, crewId);
  // A month's columns only have room for a number, those of two weeks for whole hours.
  const isMonth = days.length > 14;
  const isWeek = days.length <= 7;
  return (
    <tfoot className="sticky bottom-0 z-20 block print:static print:table-row-group">
      <tr
        className="grid border-t border-line bg-surface-2"
        style={{ gridTemplateColumns: columns }}
      >
        <th
          scope="row"
          className="sticky left-0 z-10 print:static border-r border-line bg-surface-2 px-3 py-2 text-left text-14 font-medium"
        >
          <Trans>Coverage</Trans>
        </th>
        {coverage.map(({ date, people, open, minutes, wanted, missing }) => (
          <td
            key={date}
            className={clsx(
              'relative min-w-0 border-r border-line px-2 py-1.5 text-12 text-ink-2 tabular-nums not-print:last:border-r-0',
              monthOnPaper,
            )}
            title={minutes === 0 ? undefined : t`${words.length(minutes)} planned`}
          >
            {onDemand !== null && (
              <button
                type="button"
                aria-label={t`People needed on ${words.day(date)}`}
                className="absolute inset-0 hover:bg-ink-1/5 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent-mark print:hidden"
                // The board's keys are for its shifts.
                onKeyDown={(event) => event.stopPropagation()}
                onClick={() => onDemand(date)}
              />
            )}
            <span
              className={clsx(
                'flex items-center gap-1',
                missing > 0 && 'font-medium text-attention-ink',
              )}
            >
              {missing > 0 && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
              <span className="truncate print:whitespace-normal">
                {wanted === null && people === 0 ? (
                  '–'
                ) : wanted === null && isMonth ? (
                  people
                ) : wanted === null ? (
                  <Plural value={people} one="# person" other="# people" />
                ) : (
                  <Trans>
                    {people} of {wanted}
                  </Trans>
                )}
              </span>
            </span>
            <span className="block truncate text-ink-3 print:whitespace-normal">
              {open > 0 ? (
                <Plural value={open} one="# open" other="# open" />
              ) : (
                minutes > 0 && words.length(isWeek ? minutes : Math.round(minutes / 60) * 60)
              )}
            </span>
          </td>
        ))}
      </tr>
      {hasCosts && <CostRow days={days} columns={columns} />}
    </tfoot>
  );
}
