import type { Bar } from './bar.ts';
import { Trans } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import { lazyPart } from '../lazy-part.tsx';

const Bars = lazyPart(async () => ({ default: (await import('./Bars.tsx')).Bars }));

type BarsWithTableProps = {
  readonly title: string;
  /** The values' unit, as the heading of the table's second column. */
  readonly unit: string;
  /** The meaning of a bar, as the heading of the first column. */
  readonly of: string;
  readonly bars: readonly Bar[];
  readonly format?: (value: number) => string;
};

/** A bar chart, with the same numbers in a table for people who prefer to read them. */
export function BarsWithTable({ title, unit, of, bars, format = String }: BarsWithTableProps) {
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId} className="min-w-0 space-y-3">
      <figcaption id={titleId} className="text-16 font-semibold">
        {title}
      </figcaption>
      <div aria-hidden className="h-56">
        <Suspense>
          <Bars bars={bars} format={format} unit={unit} />
        </Suspense>
      </div>
      <details>
        <summary className="print:hidden flex min-h-11 cursor-pointer items-center text-14 font-medium text-ink-2 md:min-h-8">
          <Trans>Show as a table</Trans>
        </summary>
        <table className="w-full text-14">
          <thead>
            <tr className="border-b border-line text-left text-ink-2">
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {of}
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, label, value }) => (
              <tr key={key} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-1.5 pr-4 text-left font-normal">
                  {label}
                </th>
                <td className="py-1.5 text-right tabular-nums">{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
