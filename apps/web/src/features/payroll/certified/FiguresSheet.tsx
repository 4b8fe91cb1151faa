import { Trans, useLingui } from '@lingui/react/macro';
import type { CertifiedFigures, CertifiedWorker } from '@muster/contract/certified-payroll';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { figuresDraftOf, type FiguresValues, resolveFigures } from './figures-draft.ts';
import { useCertifiedChange } from './use-certified-change.ts';

type FiguresSheetProps = {
  readonly worker: CertifiedWorker;
  readonly weekFrom: string;
  readonly onClose: () => void;
};

/** What payroll took off and paid out to a person for a week, as its own records say. */
export function FiguresSheet({ worker, weekFrom, onClose }: FiguresSheetProps) {
  const { t, i18n } = useLingui();
  const change = useCertifiedChange();
  const [stored] = useState(() =>
    figuresDraftOf(worker, (amount) =>
      i18n.number(amount, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 4,
        useGrouping: false,
      }),
    ),
  );
  const wrong = t`Enter an amount with up to two decimals.`;
  const form = useForm({
    stored,
    fields: {
      worker_kind: { label: t`Journeyworker or registered apprentice` },
      fringe_credit: {
        label: t`Fringe benefit credit an hour`,
        wrong: t`Enter an amount with up to four decimals.`,
      },
      tax_cents: { label: t`Tax withheld`, wrong },
      fica_cents: { label: t`FICA`, wrong },
      other_cents: { label: t`Other deductions`, wrong },
      net_cents: { label: t`Net pay`, wrong },
    },
    schema: z.pipe(
      z.custom<FiguresValues>(() => true),
      z.transform((values: FiguresValues, context): CertifiedFigures => {
        const resolved = resolveFigures(values, i18n.locales ?? i18n.locale);
        if ('figures' in resolved) return resolved.figures;
        for (const field of resolved.problems) {
          context.issues.push({ code: 'custom', input: values, path: [field] });
        }
        return z.NEVER;
      }),
    ),
    save: async (figures) =>
      change.mutateAsync({ change: 'figures', personId: worker.person_id, weekFrom, figures }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      height="tall"
      title={`${worker.first_name} ${worker.last_name}`.trim()}
      description={<Trans>For all work of this week. Leave blank what you don't know yet.</Trans>}
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
      {(['fringe_credit', 'tax_cents', 'fica_cents', 'other_cents', 'net_cents'] as const).map(
        (name) => (
          <TextField
            key={name}
            {...form.text(name)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
        ),
      )}
    </FormSheet>
  );
}
