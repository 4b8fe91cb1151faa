import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Duration } from '../../../../ui/Duration.tsx';
import { minuteParts, type WeekComparison } from './compare-weeks.ts';
import { usePartNames } from './use-part-names.ts';

/** Hours of the week by the current rule and by the one in the form. */
export function LastWeekTable({ comparison }: { readonly comparison: WeekComparison }) {
  const { t, i18n } = useLingui();
  const names = usePartNames();
  const { before, after } = comparison;
  const count = (number: number) => i18n.number(number);
  const hours = (minutes: number) => <Duration minutes={minutes} />;
  const difference = (from: number, to: number, format: (value: number) => ReactNode) => {
    if (from === to) return null;
    return (
      <span className="whitespace-nowrap">
        {from < to ? '+' : '−'}
        {format(Math.abs(to - from))}
      </span>
    );
  };
  const rows = [
    {
      name: t`People`,
      before: count(before.people),
      after: count(after.people),
      difference: difference(before.people, after.people, count),
    },
    ...minuteParts.map((part) => ({
      name: names[part],
      before: hours(before[part]),
      after: hours(after[part]),
      difference: difference(before[part], after[part], hours),
    })),
  ];
  return (
    <div className="@container mt-2">
      <table className="w-full border-collapse text-right text-12 tabular-nums md:text-14">
        <thead>
          <tr className="border-b border-line text-ink-3">
            <th scope="col" className="py-2 text-left font-medium">
              <Trans>Total</Trans>
            </th>
            <th scope="col" className="py-2 pl-2 font-medium">
              <Trans>Current rule</Trans>
            </th>
            <th scope="col" className="py-2 pl-2 font-medium">
              <Trans>New rule</Trans>
            </th>
            <th scope="col" className="hidden py-2 pl-2 font-medium @[24rem]:table-cell">
              <Trans>Difference</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {row.name}
              </th>
              <td className="py-2 pl-2 text-ink-2">{row.before}</td>
              <td className="py-2 pl-2 text-ink-2">
                {row.after}
                {/* Phones have no room for a column of it. */}
                {row.difference !== null && (
                  <span className="block font-medium text-ink-1 @[24rem]:hidden">
                    {row.difference}
                  </span>
                )}
              </td>
              <td className="hidden py-2 pl-2 font-medium @[24rem]:table-cell">
                {row.difference ?? (
                  <span className="font-normal text-ink-3">
                    <Trans>No change</Trans>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
