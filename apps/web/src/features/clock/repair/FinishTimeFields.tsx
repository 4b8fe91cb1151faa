import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useTimeWords } from '../../../ui/time/use-time-words.ts';
import type { FinishForm } from './finish-answer.ts';
import { datesBetween, instantsOfWallTime, wallTimeAt } from './wall-time.ts';

type FinishTimeFieldsProps = {
  readonly form: FinishForm;
  readonly onChange: (form: FinishForm) => void;
  readonly zone: string;
  readonly earliestAtMs: number;
  readonly latestAtMs: number;
};

/** Nobody looks for their clock-out on a later day than these. */
const mostDays = 14;

/** A day and a time as the entry's own zone shows them. */
export function FinishTimeFields(props: FinishTimeFieldsProps) {
  const { form, onChange, zone, earliestAtMs, latestAtMs } = props;
  const { t } = useLingui();
  const words = useTimeWords();
  const { wall } = form;
  const from = wallTimeAt(earliestAtMs, zone).date;
  const dates = datesBetween(from, wallTimeAt(latestAtMs, zone).date).slice(0, mostDays);
  const foreignZone = words.foreignZone(earliestAtMs, zone);
  const isTwice = instantsOfWallTime(wall, zone).length === 2;

  function dayName(date: string): string {
    // Noon exists once on every day of every zone.
    const noonMs = instantsOfWallTime({ date, time: '12:00' }, zone)[0];
    return noonMs === undefined ? date : words.day(noonMs, zone);
  }

  return (
    <div className="mt-1 space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <Select
          label={t`Day`}
          options={dates.map((date) => ({ value: date, label: dayName(date) }))}
          value={wall.date}
          onChange={(event) =>
            onChange({ ...form, wall: { ...wall, date: event.target.value }, pass: null })
          }
        />
        <TextField
          label={t`Time`}
          type="time"
          value={wall.time}
          onChange={(event) =>
            onChange({ ...form, wall: { ...wall, time: event.target.value }, pass: null })
          }
        />
      </div>
      {isTwice && (
        <RadioGroup
          label={t`The clocks were set back that night. Which of the two was it?`}
          options={[
            { value: 'first', label: t`Before they were set back` },
            { value: 'second', label: t`After they were set back` },
          ]}
          value={form.pass}
          onChange={(pass) => onChange({ ...form, pass })}
        />
      )}
      {foreignZone !== null && (
        <p className="text-14 text-ink-3">
          <Trans>These are times in {foreignZone}, where you clocked in.</Trans>
        </p>
      )}
    </div>
  );
}
