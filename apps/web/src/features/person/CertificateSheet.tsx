import { Trans, useLingui } from '@lingui/react/macro';
import type { Certificate } from '@muster/contract/person';
import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import { useData } from '../../data/data-context.tsx';
import { useIdentity } from '../../data/identity/use-account.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { useVerdictMutation } from '../../data/query/use-verdict-mutation.ts';
import { randomId } from '../../platform/random-id.ts';
import { Button } from '../../ui/Button.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { FormSheet } from '../../ui/FormSheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { ChangeError } from './ChangeError.tsx';
import { removeScan, scanTrouble, scanTypes, storeScan } from './certificate-file.ts';
import { personKey } from './person-query.ts';

type CertificateSheetProps = {
  readonly personId: string;
  /** Null: a new one. */
  readonly certificate: Certificate | null;
  readonly onClose: () => void;
};

/** One certificate with its scan: the file is stored first, then the row that names it. */
export function CertificateSheet({ personId, certificate, onClose }: CertificateSheetProps) {
  const { t } = useLingui();
  const offlineReason = useNeedsNetwork();
  const save = useSaveCertificate(personId, certificate, onClose);
  const remove = useDeleteCertificate(personId, onClose);
  const [form, setForm] = useState({
    kind: certificate?.kind ?? '',
    number: certificate?.number ?? '',
    issuer: certificate?.issuer ?? '',
    issued_on: certificate?.issued_on ?? '',
    expires_on: certificate?.expires_on ?? '',
  });
  const [file, setFile] = useState<File | null>(null);
  const trouble = file === null ? null : scanTrouble(file);
  const troubleText =
    trouble === 'too_big'
      ? t`The file is too large. Choose one under 10 MB.`
      : trouble === 'other_type'
        ? t`Choose a PDF, PNG, JPEG or WebP file.`
        : null;
  const isBackwards =
    form.issued_on !== '' && form.expires_on !== '' && form.expires_on < form.issued_on;
  const why =
    offlineReason ??
    (form.kind.trim() === '' ? t`Say what certificate it is.` : null) ??
    (isBackwards ? t`It ends before it begins.` : null) ??
    troubleText;
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setForm({ ...form, [name]: event.target.value }),
  });
  const isBusy = save.isPending || remove.isPending;
  return (
    <FormSheet
      title={certificate === null ? t`Add a certificate` : t`Edit the certificate`}
      action={<Trans>Save</Trans>}
      isBusy={isBusy}
      disabledReason={why}
      otherActions={
        certificate !== null && (
          <Button
            variant="dangerQuiet"
            size="lg"
            isBusy={isBusy}
            disabledReason={offlineReason}
            onClick={() => remove.mutate(certificate)}
          >
            <Trans>Delete</Trans>
          </Button>
        )
      }
      onSubmit={() => save.mutate({ form, file })}
      onClose={onClose}
    >
      <ChangeError error={save.error ?? remove.error} />
      <TextField
        label={t`Certificate`}
        hint={t`Such as forklift, first aid or crane operator.`}
        maxLength={100}
        {...field('kind')}
      />
      <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
        <TextField
          label={t`Number`}
          labelDetail={t`optional`}
          maxLength={100}
          {...field('number')}
        />
        <TextField
          label={t`Issued by`}
          labelDetail={t`optional`}
          maxLength={200}
          {...field('issuer')}
        />
        <TextField
          label={t`Issued on`}
          labelDetail={t`optional`}
          type="date"
          {...field('issued_on')}
        />
        <TextField
          label={t`Valid until`}
          labelDetail={t`empty: no end`}
          type="date"
          {...field('expires_on')}
        />
      </div>
      <div className="space-y-2">
        <FileButton
          fileLabel={t`Scan or photo`}
          accept={scanTypes}
          icon={Paperclip}
          onPick={setFile}
        >
          {certificate?.file_path == null && file === null ? (
            <Trans>Attach a scan or photo</Trans>
          ) : (
            <Trans>Replace the file</Trans>
          )}
        </FileButton>
        {troubleText !== null ? (
          <p role="alert" className="text-14 text-danger-ink">
            {troubleText}
          </p>
        ) : (
          <p className="text-14 wrap-anywhere text-ink-3">
            {file?.name ?? t`PDF or picture, up to 10 MB.`}
          </p>
        )}
      </div>
    </FormSheet>
  );
}

type Typed = {
  readonly form: Readonly<
    Record<'kind' | 'number' | 'issuer' | 'issued_on' | 'expires_on', string>
  >;
  readonly file: File | null;
};

function useSaveCertificate(personId: string, certificate: Certificate | null, onDone: () => void) {
  const { files, queryClient } = useData();
  const { user_id, company_id } = useIdentity();
  // Trying again after a lost answer must not add a second one.
  const [newId] = useState(randomId);
  return useVerdictMutation({
    change: async ({ form, file }: Typed, { send }) => {
      const before = certificate?.file_path ?? null;
      const path =
        file === null
          ? before
          : await storeScan(files, { companyId: company_id ?? '', personId }, file);
      await send('save_certificate', {
        certificate_id: certificate?.id ?? newId,
        person_id: personId,
        ...form,
        issued_on: form.issued_on === '' ? null : form.issued_on,
        expires_on: form.expires_on === '' ? null : form.expires_on,
        file_path: path,
        version: certificate?.version ?? 0,
      });
      if (before !== null && before !== path) await removeScan(files, before);
    },
    onSuccess: onDone,
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
