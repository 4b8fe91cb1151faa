import { Trans, useLingui } from '@lingui/react/macro';
import {
  minutesOfTotal,
  partsOfTotal,
  type SheetTotal,
  sheetTotals,
} from '@muster/contract/sheet-parts';
import type { Sheet } from '@muster/contract/timesheets';
import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import { Minutes } from './Minutes.tsx';
import { TotalParts } from './TotalParts.tsx';
import { useSheetWords } from './use-sheet-words.ts';

const always: ReadonlySet<SheetTotal> = new Set(['worked', 'regular', 'overtime']);

type SheetTotalsProps = {
  readonly sheet: Sheet;
  readonly isOwn: boolean;
  /** To the day's entries. */
  readonly onOpenDay: (date: string) => void;
};

/** The hours of a period by class, those that are zero left out; each opens to what it is made of. */
export function SheetTotals({ sheet, isOwn, onOpenDay }: SheetTotalsProps) {
  const { t } = useLingui();
  const words = useSheetWords();
  const id = useId();
  const [opened, setOpened] = useState<SheetTotal | null>(null);
  const nameOf = (total: SheetTotal) => {
    if (total === 'worked') return t`Total`;
    return total === 'adjustment' ? t`Adjustments included` : words.minutes(total);
  };
  const shown = sheetTotals
    .map((total) => ({ total, minutes: minutesOfTotal(sheet.totals, total) }))
    .filter(({ total, minutes }) => always.has(total) || minutes !== 0);
  return (
    <div className="space-y-3">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-3">
        {shown.map(({ total, minutes }) => (
          <div key={total}>
            <dt id={`${id}-${total}`} className="text-14 text-ink-3">
              {nameOf(total)}
            </dt>
            <dd className={clsx('text-22', total === 'worked' && 'font-semibold')}>
              {minutes === 0 ? (
                <Minutes minutes={minutes} />
              ) : (
                <button
                  type="button"
                  id={`${id}-${total}-open`}
                  aria-labelledby={`${id}-${total} ${id}-${total}-open`}
                  aria-expanded={opened === total}
                  aria-controls={`${id}-parts`}
                  onClick={() => setOpened(opened === total ? null : total)}
                  className="-mx-2 flex min-h-11 items-center gap-1 rounded-control px-2 transition-colors duration-150 ease-out hover:bg-surface-2 md:min-h-9"
                >
                  <Minutes minutes={minutes} />
                  <ChevronDown
                    aria-hidden
                    className={clsx(
                      'size-5 shrink-0 text-ink-3 md:size-4 print:hidden',
                      opened === total && 'rotate-180',
                    )}
                  />
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {opened !== null && (
        <section id={`${id}-parts`} className="rounded-card bg-surface-2">
          <h2 className="px-4 pt-3 text-14 font-medium">
            <Trans>Breakdown: {nameOf(opened)}</Trans>
          </h2>
          <TotalParts
            parts={partsOfTotal(sheet, opened)}
            label={nameOf(opened)}
            sheet={sheet}
            isOwn={isOwn}
            onOpenDay={onOpenDay}
          />
        </section>
      )}
    </div>
  );
}
