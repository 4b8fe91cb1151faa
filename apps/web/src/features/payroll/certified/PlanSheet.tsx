import { Trans, useLingui } from '@lingui/react/macro';
import type { CertifiedPayroll } from '@muster/contract/certified-payroll';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RemovableFormSheet } from '../../../kit/form/RemovableFormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { listWith, textOrNull } from './contract-lists.ts';
import { useCertifiedChange } from './use-certified-change.ts';

type PlanSheetProps = {
  readonly payroll: CertifiedPayroll;
  /** Past the last one: a new plan. */
  readonly place: number;
  readonly onClose: () => void;
};

/** A benefit plan as page 2 of the form describes it. */
export function PlanSheet({ payroll, place, onClose }: PlanSheetProps) {
  const { t } = useLingui();
  const change = useCertifiedChange();
  const plans = payroll.contract.fringe_plans;
  const plan = plans[place];
  const [stored] = useState(() => ({
    name: plan?.name ?? '',
    kind: plan?.kind ?? '',
    number: plan?.number ?? '',
    funding: plan?.is_funded == null ? '' : plan.is_funded ? 'funded' : 'unfunded',
  }));
  const save = async (changed: (typeof plans)[number] | null) =>
    change.mutateAsync({
      change: 'contract',
      projectId: payroll.project.id,
      facts: { fringe_plans: listWith(plans, place, changed) },
    });
  const isTaken = (name: string) =>
    plans.some((other, index) => index !== place && other.name === name.trim());
  const form = useForm({
    stored,
    fields: {
      name: { label: t`Plan name`, wrong: t`Enter a name that no other plan uses.` },
      kind: { label: t`Plan type (such as health or pension)` },
      number: { label: t`Plan number` },
      funding: { label: t`Funding` },
    },
    schema: z.object({
      name: z.string().check(z.refine((name) => name.trim() !== '' && !isTaken(name))),
      kind: z.string(),
      number: z.string(),
      funding: z.string(),
    }),
    save: async ({ name, kind, number, funding }) =>
      save({
        name: name.trim(),
        kind: textOrNull(kind),
        number: textOrNull(number),
        is_funded: funding === '' ? null : funding === 'funded',
      }),
    onSaved: onClose,
  });
  return (
    <RemovableFormSheet
      form={form}
      title={plan === undefined ? t`Add benefit plan` : t`Benefit plan`}
      action={<Trans>Save</Trans>}
      removal={
        plan === undefined
          ? null
          : {
              label: <Trans>Remove</Trans>,
              question: t`Remove this plan?`,
              remove: () => save(null),
            }
      }
      onClose={onClose}
    >
      <TextField {...form.text('name')} autoComplete="off" maxLength={60} />
      <TextField {...form.text('kind')} maxLength={60} />
      <TextField {...form.text('number')} autoComplete="off" maxLength={60} />
      <Select
        {...form.text('funding')}
        options={[
          { value: '', label: t`Not stated` },
          { value: 'funded', label: t`Funded: paid to a trustee or insurer` },
          { value: 'unfunded', label: t`Unfunded: provided by the company` },
        ]}
      />
    </RemovableFormSheet>
  );
}
