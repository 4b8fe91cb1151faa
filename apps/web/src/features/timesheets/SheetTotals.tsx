import { useLingui } from '@lingui/react/macro';
import type { Sheet } from '@muster/contract/timesheets';
import { Minutes } from './Minutes.tsx';
import { useSheetWords } from './use-sheet-words.ts';

/** The hours of a period by class, those that are zero left out. */
export function SheetTotals({ totals }: { readonly totals: Sheet['totals'] }) {
  const { t } = useLingui();
  const words = useSheetWords();
  const worked = totals.regular_minutes + totals.overtime_minutes + totals.double_minutes;
  const items = [
    { key: t`Total`, minutes: worked, isAlways: true },
    { key: words.minutes('regular'), minutes: totals.regular_minutes, isAlways: true },
    { key: words.minutes('overtime'), minutes: totals.overtime_minutes, isAlways: true },
    { key: words.minutes('double'), minutes: totals.double_minutes },
    { key: words.minutes('meal_premium'), minutes: totals.meal_premium_minutes },
    { key: words.minutes('rest_premium'), minutes: totals.rest_premium_minutes },
    { key: t`Of that, adjustments`, minutes: totals.adjustment_minutes },
  ].filter(({ minutes, isAlways = false }) => isAlways || minutes !== 0);
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-4 gap-y-3">
      {items.map(({ key, minutes }, at) => (
        <div key={key}>
          <dt className="text-14 text-ink-3">{key}</dt>
          <dd className={at === 0 ? 'text-22 font-semibold' : 'text-22'}>
            <Minutes minutes={minutes} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
