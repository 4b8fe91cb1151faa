import { Trans, useLingui } from '@lingui/react/macro';
import { minuteParts, type WeekComparison } from './compare-weeks.ts';
import { usePartNames } from './use-part-names.ts';

/** Hours of the week by the current rule and by the one in the form. */
export function LastWeekTable({ comparison }: { readonly comparison: WeekComparison }) {
  const { t, i18n } = useLingui();
  const names = usePartNames();
  const { before, after } = comparison;
  const count = (number: number) => i18n.number(number);
  const hours = (minutes: number, options: Intl.NumberFormatOptions = {}) =>
    `${i18n.number(minutes / 60, { maximumFractionDigits: 2, ...options })}\u00a0h`;
  const rows = [
    {
      name: t`People`,
      before: count(before.people),
      after: count(after.people),
      difference: signed(after.people - before.people, (number, options) =>
        i18n.number(number, options),
      ),
    },
    ...minuteParts.map((part) => ({
      name: names[part],
      before: hours(before[part]),
      after: hours(after[part]),
      difference: signed(after[part] - before[part], hours),
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
            <th scope="col" className="hidden py-2 pl-2 font-medium @[18rem]:table-cell">
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
                {/* The smallest phones have no room for a column of it. */}
                <span className="block font-medium text-ink-1 @[18rem]:hidden">
                  {row.difference}
                </span>
              </td>
              <td className="hidden py-2 pl-2 font-medium @[18rem]:table-cell">{row.difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Format = (value: number, options: Intl.NumberFormatOptions) => string;

function signed(value: number, format: Format): string {
  return value === 0 ? '–' : format(value, { signDisplay: 'always' });
}
