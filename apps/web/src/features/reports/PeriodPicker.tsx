import { useLingui } from '@lingui/react/macro';
import { reportPeriods } from '@muster/contract/reports';
import type { ListSearch } from '../../kit/list/use-list-search.ts';
import { Select } from '../../ui/Select.tsx';
import { DayRangeFields } from '../../ui/time/DayRangeFields.tsx';
import type { reportParams } from './report-search.ts';
import { useReportWords } from './use-report-words.ts';

/** The days that a report covers. A rolling period stays rolling in the address, and so in a saved view. */
export function PeriodPicker({
  search: { values, change },
  shown,
}: {
  readonly search: ListSearch<typeof reportParams>;
  /** The days that the server read; null while they are loading. */
  readonly shown: { readonly from: string; readonly to: string } | null;
}) {
  const { t } = useLingui();
  const words = useReportWords();
  const { period = 'this_pay_period', from, to } = values;
  return (
    <>
      <Select
        label={t`Period`}
        value={period}
        className="min-w-40 flex-1 md:max-w-56"
        options={reportPeriods.map((value) => ({ value, label: words.period(value) }))}
        onChange={({ target }) => {
          const chosen = reportPeriods.find((value) => value === target.value);
          // Choosing custom days starts with the days that were shown.
          const days = chosen === 'custom' ? (shown ?? {}) : { from: undefined, to: undefined };
          change({ period: chosen, from: days.from, to: days.to });
        }}
      />
      {period === 'custom' && <DayRangeFields value={{ from, to }} onChange={change} />}
    </>
  );
}
