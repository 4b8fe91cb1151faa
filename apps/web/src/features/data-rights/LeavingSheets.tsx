import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyExport } from '@muster/contract/company-exports';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import {
  filledSchema,
  LeaveSheet,
  StaySheet,
  useNameSpec,
} from '../../kit/leaving/LeavingSheets.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCompanyDataChange } from './use-company-data.ts';
import { useFreshProof } from '../../kit/form/use-fresh-proof.tsx';
import { useHoldWords } from './use-hold-words.ts';

/** Has the own company deleted in 30 days. */
export function LeaveOwnSheet({
  name,
  onClose,
}: {
  readonly name: string;
  readonly onClose: () => void;
}) {
  const change = useCompanyDataChange();
  const fresh = useFreshProof();
  const form = useForm({
    stored: { name: '', proof: '' },
    fields: { name: useNameSpec(), proof: { label: fresh.label } },
    schema: z.object({ name: filledSchema, proof: z.string() }),
    save: ({ name: typed, proof }) =>
      fresh.with(proof, () =>
        change.mutateAsync({ call: 'start_leaving', parameters: { name: typed } }),
      ),
    onSaved: onClose,
  });
  return (
    <LeaveSheet
      form={form}
      name={name}
      nameField={form.text('name')}
      explanation={
        <Trans>
          After 30 days, people, hours, pay, records and files are deleted, and no one can sign in.
          No one can undo it then. All admins are told now, and everyone reads the day on every
          page.
        </Trans>
      }
      proof={fresh.field(form.text('proof'))}
      onClose={onClose}
    />
  );
}

/** Stops the deletion of the own company. */
export function StayOwnSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const change = useCompanyDataChange();
  return (
    <StaySheet
      title={t`Keep the company?`}
      save={() => change.mutateAsync({ call: 'stop_leaving', parameters: {} })}
      onClose={onClose}
    />
  );
}

/** Whoever has downloaded an export keeps time cards and payroll in place of the operator. */
export function RecordsSheet({
  row,
  onClose,
}: {
  readonly row: CompanyExport;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { dayOf } = useHoldWords();
  const change = useCompanyDataChange();
  const form = useForm({
    stored: { sha256: '' },
    fields: {
      sha256: { label: t`Checksum (SHA-256)`, wrong: t`Enter the checksum of your file.` },
    },
    schema: z.object({ sha256: filledSchema }),
    save: ({ sha256 }) =>
      change.mutateAsync({
        call: 'confirm_records_taken',
        parameters: { export_id: row.id, sha256 },
      }),
    onSaved: onClose,
  });
  const day = dayOf(row.asked_at);
  return (
    <FormSheet
      form={form}
      title={t`Keep time cards and payroll yourselves?`}
      action={<Trans>We keep them</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          The law asks for time cards for 2 years and payroll for 3. If you have downloaded the
          export of {day} and keep it that long, we delete ours with everything else.
        </Trans>
      </p>
      <TextField
        {...form.text('sha256')}
        autoComplete="off"
        hint={t`Of the file that you downloaded. The export shows what it has to be.`}
      />
    </FormSheet>
  );
}
