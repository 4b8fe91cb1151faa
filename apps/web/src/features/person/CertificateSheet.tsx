import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@muster/contract/person';
import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useData } from '../../data/data-context.tsx';
import { describeError } from '../../data/errors/words.ts';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { RemoveButton } from '../../ui/RemoveButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { removeScan, scanTrouble, scanTypes, storeScan } from './certificate-file.ts';
import { personKey } from './person-query.ts';

type CertificateSheetProps = {
  readonly personId: string;
  /** Null for a new one. */
  readonly certificate: Certificate | null;
  readonly onClose: () => void;
};

type Values = Readonly<
  Record<'kind' | 'number' | 'issuer' | 'issued_on' | 'expires_on', string>
> & { readonly file: File | null };

const text = z.string();
const schema = z
  .object({
    kind: text.check(z.trim(), z.minLength(1)),
    number: text,
    issuer: text,
    issued_on: text,
    expires_on: text,
    file: z.nullable(z.file()),
  })
  .check(
    z.refine(
      ({ issued_on, expires_on }) =>
        issued_on === '' || expires_on === '' || expires_on >= issued_on,
      { path: ['expires_on'] },
    ),
  );

/** One certificate with its scan: the file is stored first, then the row that names it. */
export function CertificateSheet({ personId, certificate, onClose }: CertificateSheetProps) {
  const { t, i18n } = useLingui();
  const offlineReason = useNeedsNetwork();
  const change = useSaveCertificate(personId, certificate);
  const remove = useDeleteCertificate(personId, onClose);
  const stored: Values = {
    kind: certificate?.kind ?? '',
    number: certificate?.number ?? '',
    issuer: certificate?.issuer ?? '',
    issued_on: certificate?.issued_on ?? '',
    expires_on: certificate?.expires_on ?? '',
    file: null,
  };
  const form = useForm({
    stored,
    version: certificate?.version ?? 0,
    fields: {
      kind: { label: t`Certificate`, wrong: t`Enter the certificate’s name.` },
      number: { label: t`Number` },
      issuer: { label: t`Issued by` },
      issued_on: { label: t`Issued on` },
      expires_on: { label: t`Valid until`, wrong: t`Choose a date on or after the issue date.` },
      file: { label: t`Scan or photo`, wrong: t`Choose a PDF, PNG, JPEG or WebP file.` },
    },
    schema,
    save: (typed, version) => change.mutateAsync({ ...typed, version: version ?? 0 }),
    onSaved: onClose,
  });
  const scan = form.value('file');
  const file = scan.value;
  // A wrong file is reported as soon as it is chosen; wrong fields once the form has been submitted.
  const trouble = file === null ? null : scanTrouble(file);
  const troubleText =
    trouble === 'too_big'
      ? t`The file is too large. Choose one under 10 MB.`
      : trouble === 'other_type'
        ? t`Choose a PDF, PNG, JPEG or WebP file.`
        : null;
  const isBusy = form.isSaving || remove.isPending;
  return (
    <FormSheet
      form={form}
      title={certificate === null ? t`Add certificate` : t`Edit certificate`}
      action={<Trans>Save</Trans>}
      isBusy={remove.isPending}
      disabledReason={troubleText}
      error={remove.isError ? i18n._(describeError(remove.error)) : null}
      otherActions={
        certificate !== null && (
          <RemoveButton
            question={t`Delete this certificate?`}
            isBusy={isBusy}
            disabledReason={offlineReason}
            onRemove={() => remove.mutate(certificate)}
          >
            <Trans>Delete</Trans>
          </RemoveButton>
        )
      }
      onClose={onClose}
    >
      <TextField
        {...form.text('kind')}
        hint={t`For example, forklift, first aid or crane operator.`}
        maxLength={100}
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextField {...form.text('number')} labelDetail={t`optional`} maxLength={100} />
        <TextField {...form.text('issuer')} labelDetail={t`optional`} maxLength={200} />
        <TextField {...form.text('issued_on')} labelDetail={t`optional`} type="date" />
        <TextField
          {...form.text('expires_on')}
          labelDetail={t`optional`}
          hint={t`Leave blank if it doesn’t expire.`}
          type="date"
        />
      </div>
      <div className="space-y-2">
        <FileButton
          fileLabel={scan.label}
          accept={scanTypes}
          icon={Paperclip}
          onPick={scan.onChange}
        >
          {certificate?.file_path == null && file === null ? (
            <Trans>Attach a scan or photo</Trans>
          ) : (
            <Trans>Replace file</Trans>
          )}
        </FileButton>
        {troubleText !== null ? (
          <FieldError>{troubleText}</FieldError>
        ) : (
          <p className="text-14 wrap-anywhere text-ink-3">
            {file?.name ?? t`PDF or photo, up to 10 MB.`}
          </p>
        )}
      </div>
    </FormSheet>
  );
}

function useSaveCertificate(personId: string, certificate: Certificate | null) {
  const { files, queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  // Retrying after a lost answer must not add a second one.
  const [newId] = useState(randomId);
  return useVerdictMutation({
    change: async (
      { file, version, ...typed }: Values & { readonly version: number },
      { send },
    ) => {
      const before = certificate?.file_path ?? null;
      const path =
        file === null
          ? before
          : await storeScan(files, { companyId: company_id ?? '', personId }, file);
      await send('save_certificate', {
        certificate_id: certificate?.id ?? newId,
        person_id: personId,
        ...typed,
        issued_on: typed.issued_on === '' ? null : typed.issued_on,
        expires_on: typed.expires_on === '' ? null : typed.expires_on,
        file_path: path,
        version,
      });
      if (before !== null && before !== path) await removeScan(files, before);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: personKey(user_id, personId) }),
  });
}

function useDeleteCertificate(personId: string, onDone: () => void) {
  const { files, queryClient } = useData();
  const { user_id } = useIdentity();
  return useVerdictMutation({
    change: async ({ id, file_path }: Certificate, { send }) => {
      await send('delete_certificate', { certificate_id: id });
      if (file_path !== null) await removeScan(files, file_path);
    },
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: personKey(user_id, personId) }),
  });
}
