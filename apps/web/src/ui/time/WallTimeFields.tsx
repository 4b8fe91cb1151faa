import { Trans, useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../RadioGroup.tsx';
import { Select } from '../Select.tsx';
import { TextField } from '../TextField.tsx';
import { useTimeWords } from './use-time-words.ts';
import {
  datesBetween,
  isShownTwice,
  resolveWallTime,
  type WallTime,
  wallTimeAt,
} from './wall-time.ts';

type WallTimeFieldsProps = {
  readonly wall: WallTime;
  readonly onChange: (wall: WallTime) => void;
  /** In which the time is read; named where its clocks differ from the reader's. */
  readonly zone: string;
  /** The days from the one of the earliest to the one of the latest are offered. */
  readonly earliestAtMs: number;
  readonly latestAtMs: number;
  /** Further back people hardly remember a time. */
  readonly mostDays?: number;
  readonly error?: string | null;
};

/** A day and a time as the clocks of a zone show them. Needs `loadTemporal`. */
export function WallTimeFields(props: WallTimeFieldsProps) {
  const { wall, onChange, zone, earliestAtMs, latestAtMs, mostDays = 14, error = null } = props;
  const { t } = useLingui();
  const words = useTimeWords();
  const from = wallTimeAt(earliestAtMs, zone).date;
  const dates = datesBetween(from, wallTimeAt(latestAtMs, zone).date).slice(-mostDays);
  const foreignZone = words.foreignZone(earliestAtMs, zone);

  function dayName(date: string): string {
    // Noon exists once on every day of every zone.
    const noon = resolveWallTime({ date, time: '12:00', pass: null }, zone);
    return 'atMs' in noon ? words.day(noon.atMs, zone) : date;
  }

  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
        <Select
          label={t`Day`}
          options={dates.map((date) => ({ value: date, label: dayName(date) }))}
          value={wall.date}
          onChange={(event) => onChange({ ...wall, date: event.target.value, pass: null })}
        />
        <TextField
          label={t({ message: 'Time', context: 'of the day' })}
          type="time"
          value={wall.time}
          error={error}
          onChange={(event) => onChange({ ...wall, time: event.target.value, pass: null })}
        />
      </div>
      {isShownTwice(wall, zone) && (
        <RadioGroup
          label={t`The clocks were set back that night, so this time came twice. Which one was it?`}
          options={[
            { value: 'first', label: t`Before the clocks were set back` },
            { value: 'second', label: t`After the clocks were set back` },
          ]}
          value={wall.pass}
          onChange={(pass) => onChange({ ...wall, pass })}
        />
      )}
      {foreignZone !== null && (
        <p className="text-14 text-ink-3">
          <Trans>Times are in {foreignZone}, the time zone of the punch.</Trans>
        </p>
      )}
    </div>
  );
}
