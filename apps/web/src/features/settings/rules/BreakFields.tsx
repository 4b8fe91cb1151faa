import { Trans, useLingui } from '@lingui/react/macro';
import { type BreakDetails, type BreakRule, detailsOf } from '@muster/contract/break-sets';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FieldError } from '../../../ui/FieldError.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { NumberField } from '../form/NumberField.tsx';

type BreakFieldsProps = {
  readonly rule: BreakRule;
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (part: Partial<BreakRule>) => void;
};

/** A meal is its place in the order: nothing else tells two apart. */
const mealPlaces = [0, 1, 2];

/** A company's own breaks. */
export function BreakFields({ rule, wrong, onChange }: BreakFieldsProps) {
  const { t } = useLingui();
  const { meals, rest } = rule;
  const changeMeal = (at: number, part: Partial<BreakRule['meals'][number]>) =>
    onChange({ meals: meals.map((meal, place) => (place === at ? { ...meal, ...part } : meal)) });
  const lastMeal = meals.at(-1);
  const details = detailsOf(rule);
  const changeDetails = (part: Partial<BreakDetails>) =>
    onChange({ set_version: 2, ...details, ...part });
  return (
    <div className="space-y-5">
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        <NumberField
          label={t`Breaks are paid up to`}
          unit={t`minutes`}
          value={rule.paid_up_to_minutes}
          onChange={(minutes) => onChange({ paid_up_to_minutes: minutes ?? Number.NaN })}
          error={wrong.has('paid_up_to_minutes') ? t`Enter a number between 0 and 60.` : null}
        />
        <NumberField
          label={t`Shortest break that counts`}
          unit={t`minutes`}
          value={rule.shortest_block_minutes}
          onChange={(minutes) => onChange({ shortest_block_minutes: minutes ?? Number.NaN })}
          error={wrong.has('shortest_block_minutes') ? t`Enter a number between 1 and 60.` : null}
        />
        <NumberField
          label={t`Shortest unpaid meal break`}
          hint={t`A shorter meal break is paid and flagged. If blank, any meal break longer than the paid breaks is unpaid.`}
          unit={t`minutes`}
          isOptional
          value={details.unpaid_from_minutes}
          onChange={(unpaid_from_minutes) => changeDetails({ unpaid_from_minutes })}
          error={wrong.has('unpaid_from_minutes') ? t`Enter a number between 1 and 120.` : null}
        />
      </div>
      <fieldset className="min-w-0 space-y-3">
        <legend className="text-14 font-medium">
          <Trans>Required meal breaks</Trans>
        </legend>
        {mealPlaces.map((at) => {
          const meal = meals[at];
          return meal === undefined ? null : (
            <div
              key={at}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3"
            >
              <NumberField
                label={t`Must start within`}
                unit={t`hours`}
                per={60}
                value={meal.after_minutes}
                onChange={(after) => changeMeal(at, { after_minutes: after ?? Number.NaN })}
              />
              <NumberField
                label={t`Length`}
                unit={t`min`}
                value={meal.minutes}
                onChange={(minutes) => changeMeal(at, { minutes: minutes ?? Number.NaN })}
              />
              <IconButton
                icon={Trash2}
                label={t`Remove meal break ${at + 1}`}
                onClick={() => onChange({ meals: meals.filter((_, place) => place !== at) })}
              />
            </div>
          );
        })}
        {wrong.has('meals') && (
          <FieldError>
            <Trans>
              Each meal break must start later than the one before it and last 5 to 120 minutes.
            </Trans>
          </FieldError>
        )}
        {meals.length < mealPlaces.length && (
          <Button
            icon={Plus}
            size="sm"
            onClick={() =>
              onChange({
                meals: [
                  ...meals,
                  {
                    after_minutes: (lastMeal?.after_minutes ?? 0) + 300,
                    minutes: 30,
                    waivable_up_to_minutes: null,
                  },
                ],
              })
            }
          >
            <Trans>Add meal break</Trans>
          </Button>
        )}
      </fieldset>
      <div>
        <Checkbox
          label={t`Several short breaks can add up to a meal break`}
          checked={details.meal_form === 'added_up'}
          onChange={(event) =>
            changeDetails({ meal_form: event.target.checked ? 'added_up' : 'one_block' })
          }
        />
        <Checkbox
          label={t`Rest breaks are paid`}
          checked={details.rest_paid}
          onChange={(event) => changeDetails({ rest_paid: event.target.checked })}
        />
        <Checkbox
          label={t`Breaks are rounded like other punches`}
          checked={details.round_breaks}
          onChange={(event) => changeDetails({ round_breaks: event.target.checked })}
        />
      </div>
      <div>
        <Checkbox
          label={t`Rest breaks are required`}
          checked={rest !== null}
          onChange={(event) =>
            onChange({
              rest: event.target.checked
                ? { minutes: 10, every_minutes: 240, none_under_minutes: 210 }
                : null,
            })
          }
        />
        {rest !== null && (
          <div className="mt-2 grid grid-cols-1 gap-5 lg:grid-cols-3">
            <NumberField
              label={t`Length`}
              unit={t`min`}
              value={rest.minutes}
              onChange={(minutes) =>
                onChange({ rest: { ...rest, minutes: minutes ?? Number.NaN } })
              }
              error={wrong.has('rest') ? t`One of these numbers isn’t allowed.` : null}
            />
            <NumberField
              label={t`Every`}
              unit={t`hours`}
              per={60}
              value={rest.every_minutes}
              onChange={(every) =>
                onChange({ rest: { ...rest, every_minutes: every ?? Number.NaN } })
              }
            />
            <NumberField
              label={t`No rest breaks on days under`}
              unit={t`hours`}
              per={60}
              value={rest.none_under_minutes}
              onChange={(under) =>
                onChange({ rest: { ...rest, none_under_minutes: under ?? Number.NaN } })
              }
            />
          </div>
        )}
        <Checkbox
          label={t`At clock-out, ask if breaks were taken, not provided or skipped by choice`}
          checked={rule.ask_at_clock_out}
          onChange={(event) => onChange({ ask_at_clock_out: event.target.checked })}
        />
        <Checkbox
          label={t`Pay an hour for a break that wasn’t provided`}
          detail={t`One hour per workday for meal breaks, another for rest breaks.`}
          checked={rule.missed_pays_hour}
          onChange={(event) => onChange({ missed_pays_hour: event.target.checked })}
        />
        {rest !== null && (
          <NumberField
            label={t`Pay for each rest break that wasn’t provided`}
            hint={t`Replaces the hour of pay. Leave blank for no rule.`}
            unit={t`minutes`}
            isOptional
            value={details.missed_rest_pays_minutes}
            onChange={(missed_rest_pays_minutes) => changeDetails({ missed_rest_pays_minutes })}
            error={
              wrong.has('missed_rest_pays_minutes') ? t`Enter a number between 1 and 60.` : null
            }
            className="mt-2 md:max-w-80"
          />
        )}
      </div>
    </div>
  );
}
