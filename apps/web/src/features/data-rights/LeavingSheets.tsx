import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyExport } from '@muster/contract/company-exports';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useCompanyDataChange } from './use-company-data.ts';
import { useFreshProof } from './use-fresh-proof.tsx';
import { useHoldWords } from './use-hold-words.ts';

const filled = z.string().check(z.trim(), z.minLength(1));

/** Has the company deleted in 30 days; its name confirms it. */
export function LeaveSheet({
  name,
  onClose,
}: {
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const change = useCompanyDataChange();
  const fresh = useFreshProof();
  const form = useForm({
    stored: { name: '', proof: '' },
    fields: {
      name: { label: t`Company name`, wrong: t`Enter the name as it is shown above.` },
      proof: { label: fresh.label },
    },
    schema: z.object({ name: filled, proof: z.string() }),
    save: ({ name: typed, proof }) =>
      fresh.with(proof, () =>
        change.mutateAsync({ call: 'start_leaving', parameters: { name: typed } }),
      ),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Delete ${name}?`}
      action={<Trans>Delete in 30 days</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          After 30 days, people, hours, pay, records and files are deleted, and no one can sign in.
          No one can undo it then. All admins are told now, and everyone reads the day on every
          page.
        </Trans>
      </p>
      <TextField
        {...form.text('name')}
        autoComplete="off"
        hint={t`To confirm, type the company’s name: ${name}`}
      />
      {fresh.field(form.text('proof'))}
    </FormSheet>
  );
}

/** Stops the deletion. */
export function StaySheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const change = useCompanyDataChange();
  const form = useForm({
    stored: {},
    fields: {},
    schema: z.object({}),
    save: () => change.mutateAsync({ call: 'stop_leaving', parameters: {} }),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={t`Keep the company?`}
      action={<Trans>Keep the company</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>Nothing is deleted, and all admins are told.</Trans>
      </p>
    </FormSheet>
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
    schema: z.object({ sha256: filled }),
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
