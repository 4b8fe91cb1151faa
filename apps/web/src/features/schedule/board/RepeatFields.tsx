import { useLingui } from '@lingui/react/macro';
import { isoWeekday } from '@muster/domain';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { weekdayLabels } from '../../../ui/time/weekday-names.ts';
import type { Repeat } from './repeat.ts';

type RepeatFieldsProps = {
  readonly repeat: Repeat;
  readonly firstDay: string;
  readonly onChange: (repeat: Repeat) => void;
};

/** The days on which a new shift repeats. */
export function RepeatFields({ repeat, firstDay, onChange }: RepeatFieldsProps) {
  const { t, i18n } = useLingui();
  const change = (part: Partial<Repeat>) => onChange({ ...repeat, ...part });
  return (
    <div className="space-y-3">
      <Checkbox
        label={t`Repeat this shift`}
        checked={repeat.isOn}
        onChange={({ target }) =>
          change({
            isOn: target.checked,
            // Includes the first shift's own day unless someone removes it.
            weekdays: repeat.weekdays.length > 0 ? repeat.weekdays : [isoWeekday(firstDay)],
          })
        }
      />
      {repeat.isOn && (
        <>
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-14 font-medium">{t`Repeat on`}</legend>
            <div className="flex flex-wrap gap-2">
              {weekdayLabels(i18n.locale).map((name, index) => {
                const day = index + 1;
                const isChosen = repeat.weekdays.includes(day);
                return (
                  <Chip
                    key={name}
                    isChosen={isChosen}
                    onChange={() =>
                      change({
                        weekdays: isChosen
                          ? repeat.weekdays.filter((one) => one !== day)
                          : [...repeat.weekdays, day],
                      })
                    }
                  >
                    {name}
                  </Chip>
                );
              })}
            </div>
          </fieldset>
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2">
            <Select
              label={t`How often`}
              value={String(repeat.everyWeeks)}
              onChange={(event) => change({ everyWeeks: event.target.value === '2' ? 2 : 1 })}
              options={[
                { value: '1', label: t`Every week` },
                { value: '2', label: t`Every two weeks` },
              ]}
            />
            <TextField
              label={t`Last day`}
              type="date"
              min={firstDay}
              value={repeat.untilDate}
              onChange={(event) => change({ untilDate: event.target.value })}
            />
          </div>
        </>
      )}
    </div>
  );
}
