import { Trans, useLingui } from '@lingui/react/macro';
import type { CertifiedWorker, FringePlan } from '@muster/contract/certified-payroll';
import { Fragment, useState } from 'react';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { valuesReadBy } from '../../../kit/form/form-schemas.ts';
import { useForm } from '../../../kit/form/use-form.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import {
  amountNames,
  creditName,
  figuresDraftOf,
  type FiguresValues,
  plansOf,
  resolveFigures,
} from './figures-draft.ts';
import { useCertifiedChange } from './use-certified-change.ts';

type FiguresSheetProps = {
  readonly worker: CertifiedWorker;
  readonly plans: readonly FringePlan[];
  readonly weekFrom: string;
  readonly onClose: () => void;
};

/** A form for a person's deductions and net pay in a week, copied from payroll's own records. */
export function FiguresSheet({ worker, plans: described, weekFrom, onClose }: FiguresSheetProps) {
  const { t, i18n } = useLingui();
  const change = useCertifiedChange();
  const [plans] = useState(() => plansOf(described, worker.fringe_credits));
  const [stored] = useState(() =>
    figuresDraftOf(worker, plans, (amount) =>
      i18n.number(amount, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 4,
        useGrouping: false,
      }),
    ),
  );
  const wrong = t`Enter an amount with up to two decimal places.`;
  const wrongHourly = t`Enter an amount with up to four decimal places.`;
  const form = useForm({
    stored,
    fields: {
      worker_kind: { label: t`Journeyworker or registered apprentice` },
      apprentice_level: { label: t`Level of progression` },
      tax_cents: { label: t`Tax withheld`, wrong },
      fica_cents: { label: t`FICA`, wrong },
      other_cents: { label: t`Other deductions`, wrong },
      other_note: { label: t`Description of other deductions` },
      net_cents: { label: t`Net pay`, wrong },
      ...Object.fromEntries(
        plans.map((plan, place) => [
          creditName(place),
          { label: t`Hourly credit: ${plan}`, wrong: wrongHourly },
        ]),
      ),
    },
    schema: valuesReadBy((values: FiguresValues) => {
      const resolved = resolveFigures(values, plans, i18n.locales ?? i18n.locale);
      return 'figures' in resolved ? { facts: resolved.figures } : resolved;
    }),
    save: async (figures) =>
      change.mutateAsync({ change: 'figures', personId: worker.person_id, weekFrom, figures }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      height="tall"
      title={`${worker.first_name} ${worker.last_name}`.trim()}
      description={
        <Trans>
          For all work in this payroll week. Leave any amounts you don’t know yet blank.
        </Trans>
      }
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <Select
        {...form.text('worker_kind')}
        options={[
          { value: '', label: t`Not stated` },
          { value: 'J', label: t`Journeyworker (J)` },
          { value: 'RA', label: t`Registered apprentice (RA)` },
        ]}
      />
      {form.values.worker_kind === 'RA' && (
        <TextField {...form.text('apprentice_level')} autoComplete="off" maxLength={40} />
      )}
      {[...plans.map((_, place) => creditName(place)), ...amountNames].map((name) => (
        <Fragment key={name}>
          <TextField {...form.text(name)} inputMode="decimal" autoComplete="off" maxLength={20} />
          {name === 'other_cents' && <TextField {...form.text('other_note')} maxLength={200} />}
        </Fragment>
      ))}
    </FormSheet>
  );
}
