import { Trans, useLingui } from '@lingui/react/macro';
import type { ApprenticeProgram, CertifiedPayroll } from '@muster/contract/certified-payroll';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RemovableFormSheet } from '../../../kit/form/RemovableFormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { listWith } from './contract-lists.ts';
import { useAgencies } from './use-agencies.ts';
import { useCertifiedChange } from './use-certified-change.ts';

type ProgramSheetProps = {
  readonly payroll: CertifiedPayroll;
  /** Past the last one: a new program. */
  readonly place: number;
  readonly onClose: () => void;
};

const needed = z.string().check(z.trim(), z.minLength(1));

/** A registered apprenticeship program as page 2 of the form names it. */
export function ProgramSheet({ payroll, place, onClose }: ProgramSheetProps) {
  const { t } = useLingui();
  const agencies = useAgencies();
  const change = useCertifiedChange();
  const programs = payroll.contract.apprentice_programs;
  const program = programs[place];
  const [stored] = useState<ApprenticeProgram>(() => ({
    name: program?.name ?? '',
    registered_with: program?.registered_with ?? 'OA',
    classification: program?.classification ?? '',
  }));
  const save = async (changed: ApprenticeProgram | null) =>
    change.mutateAsync({
      change: 'contract',
      projectId: payroll.project.id,
      facts: { apprentice_programs: listWith(programs, place, changed) },
    });
  const form = useForm({
    stored,
    fields: {
      name: { label: t`Program name`, wrong: t`Enter the program name.` },
      registered_with: { label: t`Registered with` },
      classification: {
        label: t`Labor classification`,
        wrong: t`Enter the classification that the program is registered for.`,
      },
    },
    schema: z.object({
      name: needed,
      registered_with: z.enum(['OA', 'SAA']),
      classification: needed,
    }),
    save,
    onSaved: onClose,
  });
  return (
    <RemovableFormSheet
      form={form}
      title={program === undefined ? t`Add apprenticeship program` : t`Apprenticeship program`}
      action={<Trans>Save</Trans>}
      removal={
        program === undefined
          ? null
          : {
              label: <Trans>Remove</Trans>,
              question: t`Remove this program?`,
              remove: () => save(null),
            }
      }
      onClose={onClose}
    >
      <TextField {...form.text('name')} autoComplete="off" maxLength={100} />
      <Select
        {...form.text('registered_with')}
        options={[
          { value: 'OA', label: agencies.OA },
          { value: 'SAA', label: agencies.SAA },
        ]}
      />
      <TextField {...form.text('classification')} maxLength={100} />
    </RemovableFormSheet>
  );
}
