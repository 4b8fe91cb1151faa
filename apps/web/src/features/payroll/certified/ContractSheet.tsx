import { Trans, useLingui } from '@lingui/react/macro';
import type { CertifiedPayroll } from '@muster/contract/certified-payroll';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useCertifiedChange } from './use-certified-change.ts';
import { useContractLabels } from './use-contract-labels.ts';

type ContractSheetProps = {
  readonly payroll: CertifiedPayroll;
  readonly onClose: () => void;
};

const most = {
  contract_number: 100,
  prime_contractor: 200,
  location: 300,
  wage_determination: 100,
} as const;
const text = z.string();

/** A form for the contract details on every certified payroll of a project. */
export function ContractSheet({ payroll, onClose }: ContractSheetProps) {
  const { t } = useLingui();
  const labels = useContractLabels();
  const change = useCertifiedChange();
  const [stored] = useState(() => ({
    contract_number: payroll.contract.contract_number ?? '',
    prime_contractor: payroll.contract.prime_contractor ?? '',
    location: payroll.contract.location ?? '',
    wage_determination: payroll.contract.wage_determination ?? '',
  }));
  const form = useForm({
    stored,
    fields: {
      contract_number: { label: labels.contract_number },
      prime_contractor: { label: labels.prime_contractor },
      location: { label: labels.location },
      wage_determination: { label: labels.wage_determination },
    },
    schema: z.object({
      contract_number: text,
      prime_contractor: text,
      location: text,
      wage_determination: text,
    }),
    save: async (facts) =>
      change.mutateAsync({ change: 'contract', projectId: payroll.project.id, facts }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Contract for ${payroll.project.name}`}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      {(['contract_number', 'prime_contractor', 'location', 'wage_determination'] as const).map(
        (name) => (
          <TextField key={name} {...form.text(name)} maxLength={most[name]} />
        ),
      )}
    </FormSheet>
  );
}
