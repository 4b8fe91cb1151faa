import { Trans, useLingui } from '@lingui/react/macro';
import type { OvertimeRule } from '@muster/contract/overtime-sets';
import { exampleWeek } from './example-week.ts';

/** A week that shows most rules: a long day, a very long one, and work on all seven days. */
const worked = [600, 480, 780, 480, 480, 300, 240];

/** An example week as a rule pays it. */
export function OvertimeWeek({ rule }: { readonly rule: OvertimeRule }) {
  const { t, i18n } = useLingui();
  const days = exampleWeek(worked, rule).map((day, index) => ({
    ...day,
    number: index + 1,
    worked: worked[index] ?? 0,
  }));
  const names = {
    worked: t`Worked`,
    regular: t`Regular`,
    overtime: t`Overtime`,
    double: t`Double time`,
  };
  const parts = ['worked', 'regular', 'overtime', 'double'] as const;
  const hours = (minutes: number) =>
    minutes === 0 ? '–' : i18n.number(minutes / 60, { maximumFractionDigits: 2 });
  const totalOf = (part: (typeof parts)[number]) => days.reduce((sum, day) => sum + day[part], 0);
  if (Number.isNaN(totalOf('regular'))) return null;
  return (
    <section aria-label={t`An example week`}>
      <h3 className="text-14 font-medium">
        <Trans>An example week, in hours</Trans>
      </h3>
      <table className="mt-2 w-full table-fixed border-collapse text-right text-12 tabular-nums md:text-14">
        <thead>
          <tr className="border-b border-line text-ink-3">
            <th scope="col" className="w-[26%] py-2 pr-1 text-left font-medium">
              <Trans>Day</Trans>
            </th>
            {days.map(({ number }) => (
              <th key={number} scope="col" className="px-0.5 py-2 font-medium md:px-1.5">
                {number}
              </th>
            ))}
            <th scope="col" className="w-[18%] py-2 pl-1 font-medium">
              <Trans>Week</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pr-1 text-left font-normal">
                {names[part]}
              </th>
              {days.map((day) => (
                <td key={day.number} className="px-0.5 py-2 text-ink-2 md:px-1.5">
                  {hours(day[part])}
                </td>
              ))}
              <td className="py-2 pl-1 font-medium">{hours(totalOf(part))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rule.daily_below_rate !== null && (
        <p className="mt-2 text-14 text-ink-3">
          <Trans>For people paid below the rate limit for daily overtime.</Trans>
        </p>
      )}
    </section>
  );
}
