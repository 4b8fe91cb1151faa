import { Trans, useLingui } from '@lingui/react/macro';
import type { Establishment } from '@muster/contract/incidents';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useIncidentChange } from './use-incident-change.ts';

const whole = (most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number)),
    z.int().check(z.minimum(1), z.maximum(most)),
  );
const schema = z.object({
  average_employees: whole(1_000_000),
  peak_employees: whole(1_000_000),
  hours_worked: whole(2_000_000_000),
});

/** A form for the yearly figures on form 300A, apart from its cases. */
export function YearSheet({
  establishment,
  year,
  onClose,
}: {
  readonly establishment: Establishment;
  readonly year: number;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const change = useIncidentChange();
  const text = (value: number | undefined) => (value === undefined ? '' : String(value));
  const form = useForm({
    stored: {
      average_employees: text(establishment.year?.average_employees),
      peak_employees: text(establishment.year?.peak_employees),
      hours_worked: text(establishment.year?.hours_worked),
    },
    fields: {
      average_employees: {
        label: t`Average number of employees`,
        wrong: t`Enter a whole number above 0.`,
      },
      peak_employees: {
        label: t`Highest number of employees at any time`,
        wrong: t`Enter a whole number no lower than the average.`,
      },
      hours_worked: {
        label: t`Hours worked by all employees`,
        wrong: t`Enter a whole number above 0.`,
      },
    },
    schema,
    save: (facts) =>
      change.mutateAsync({
        call: 'save_osha_year',
        parameters: { establishment_id: establishment.id, year, facts },
      }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`${establishment.name}, ${year}`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <TextField {...form.text('average_employees')} inputMode="numeric" maxLength={7} />
      <TextField {...form.text('peak_employees')} inputMode="numeric" maxLength={7} />
      <TextField {...form.text('hours_worked')} inputMode="numeric" maxLength={10} />
    </FormSheet>
  );
}
