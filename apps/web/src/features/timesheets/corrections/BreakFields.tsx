import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { randomId } from '../../../platform/random-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { BreakDraft, BreakTime } from './correction-draft.ts';

type BreakFieldsProps = {
  readonly value: readonly BreakDraft[];
  readonly onChange: (breaks: readonly BreakDraft[]) => void;
  readonly error: string | null;
  /** True when the clocks show a time of day twice within the entry. */
  readonly isShownTwice: (time: string) => boolean;
};

/** The breaks of an entry: kind, from when to when. */
export function BreakFields({ value, onChange, error, isShownTwice }: BreakFieldsProps) {
  const { t } = useLingui();
  const change = (key: string, part: Partial<BreakDraft>) =>
    onChange(value.map((taken) => (taken.key === key ? { ...taken, ...part } : taken)));
  const add = () =>
    onChange([
      ...value,
      {
        key: randomId(),
        kind: 'meal',
        from: { time: '', pass: null },
        to: { time: '', pass: null },
      },
    ]);
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-14 font-medium">
        <Trans>Breaks</Trans>
      </legend>
      {value.map((taken, index) => {
        const number = index + 1;
        return (
          <fieldset key={taken.key} className="min-w-0 space-y-2">
            <legend className="sr-only">{t`Break ${number}`}</legend>
            <div className="flex items-end gap-2">
              <Select
                label={t`Type`}
                isLabelHidden
                className="flex-1"
                options={[
                  { value: 'meal', label: t`Meal break` },
                  { value: 'rest', label: t`Rest break` },
                ]}
                value={taken.kind}
                onChange={(event) =>
                  change(taken.key, { kind: event.target.value === 'rest' ? 'rest' : 'meal' })
                }
              />
              <IconButton
                icon={Trash2}
                label={t`Remove break ${number}`}
                onClick={() => onChange(value.filter(({ key }) => key !== taken.key))}
              />
            </div>
            <div className="grid grid-cols-2 gap-3">
              <TextField
                label={t({ message: 'From', context: 'time' })}
                type="time"
                value={taken.from.time}
                aria-invalid={error !== null || undefined}
                onChange={(event) =>
                  change(taken.key, { from: { time: event.target.value, pass: null } })
                }
              />
              <TextField
                label={t({ message: 'To', context: 'time' })}
                type="time"
                value={taken.to.time}
                onChange={(event) =>
                  change(taken.key, { to: { time: event.target.value, pass: null } })
                }
              />
            </div>
            {(['from', 'to'] as const).map(
              (end) =>
                isShownTwice(taken[end].time) && (
                  <WhichOfTwo
                    key={end}
                    label={
                      end === 'from'
                        ? t`The clocks were set back, so ${taken.from.time} happened twice. When did the break start?`
                        : t`The clocks were set back, so ${taken.to.time} happened twice. When did the break end?`
                    }
                    value={taken[end]}
                    onChange={(time) => change(taken.key, { [end]: time })}
                  />
                ),
            )}
          </fieldset>
        );
      })}
      {error !== null && <FieldError>{error}</FieldError>}
      <Button variant="quiet" icon={Plus} flush onClick={add}>
        <Trans>Add break</Trans>
      </Button>
    </fieldset>
  );
}

type WhichOfTwoProps = {
  readonly label: string;
  readonly value: BreakTime;
  readonly onChange: (time: BreakTime) => void;
};

function WhichOfTwo({ label, value, onChange }: WhichOfTwoProps) {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={label}
      options={[
        { value: 'first', label: t`The first time, before the clocks were set back` },
        { value: 'second', label: t`The second time, after the clocks were set back` },
      ]}
      value={value.pass}
      onChange={(pass) => onChange({ ...value, pass })}
    />
  );
}
