import { Trans, useLingui } from '@lingui/react/macro';
import {
  type VendorDocument,
  type VendorDocumentForm,
  vendorDocumentKinds,
} from '@muster/contract/vendors';
import * as z from 'zod/mini';
import { useIdentity } from '../../../data/identity/use-account.ts';
import { commentsQuery } from '../../../data/comments/comments-query.ts';
import { useSnapshotQuery } from '../../../data/query/use-snapshot-query.ts';
import { RemovableFormSheet } from '../../../kit/form/RemovableFormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readerZone, useTimeWords } from '../../../ui/time/use-time-words.ts';
import { useOrderWords } from '../use-order-words.ts';
import { usePurchasingChange } from '../use-purchasing-change.ts';

type DocumentSheetProps = {
  readonly vendorId: string;
  readonly documentId: string;
  /** Null for a new one. */
  readonly document: VendorDocument | null;
  readonly onClose: () => void;
};

const schema = z.object({
  kind: z.enum(vendorDocumentKinds),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  expires_on: z.string(),
  file_id: z.string(),
});

/** A paper of a vendor: what it is, until when it is valid, and which file of the vendor it is. */
export function DocumentSheet({ vendorId, documentId, document, onClose }: DocumentSheetProps) {
  const { t } = useLingui();
  const { user_id } = useIdentity();
  const words = useOrderWords();
  const times = useTimeWords();
  const change = usePurchasingChange();
  const notes = useSnapshotQuery(commentsQuery(user_id, { kind: 'vendor', id: vendorId }));
  const files =
    notes.status === 'ready'
      ? [...notes.data.files, ...notes.data.comments.flatMap((comment) => comment.files)]
      : [];
  const chosen = document?.file ?? null;
  const offered =
    chosen === null || files.some(({ id }) => id === chosen.id) ? files : [chosen, ...files];
  const form = useForm({
    stored: {
      kind: document?.kind ?? ('insurance' as const),
      name: document?.name ?? '',
      expires_on: document?.expires_on ?? '',
      file_id: document?.file?.id ?? '',
    },
    version: document?.version,
    fields: {
      kind: { label: t`Kind`, show: words.documentKind },
      name: { label: t`Name`, wrong: t`Enter a name.` },
      expires_on: { label: t`Valid until`, wrong: t`Choose a day.` },
      file_id: { label: t`File`, wrong: t`Choose a file of this vendor.` },
    },
    schema,
    save: ({ kind, name, expires_on, file_id }, version) =>
      change.mutateAsync({
        call: 'save_vendor_document',
        parameters: {
          id: documentId,
          vendor_id: vendorId,
          version: version ?? null,
          document: {
            kind,
            name,
            expires_on: expires_on || null,
            file_id: file_id || null,
          } satisfies VendorDocumentForm,
        },
      }),
    onSaved: onClose,
  });
  return (
    <RemovableFormSheet
      form={form}
      title={document === null ? t`Add document` : t`Edit document`}
      action={<Trans>Save</Trans>}
      removal={
        document === null
          ? null
          : {
              label: <Trans>Remove document</Trans>,
              question: t`Remove this document?`,
              remove: () =>
                change.mutateAsync({
                  call: 'remove_vendor_document',
                  parameters: { document_id: documentId, version: document.version },
                }),
            }
      }
      onClose={onClose}
    >
      <Select
        {...form.text('kind')}
        options={vendorDocumentKinds.map((value) => ({ value, label: words.documentKind(value) }))}
      />
      <TextField {...form.text('name')} autoComplete="off" maxLength={200} />
      <TextField {...form.text('expires_on')} labelDetail={t`optional`} type="date" />
      <Select
        {...form.text('file_id')}
        hint={t`Add the file to the vendor’s notes first, then choose it here.`}
        options={[
          { value: '', label: t`No file` },
          ...offered.map((file) => ({
            value: file.id,
            label:
              file.caption ??
              `${file.mime_type.startsWith('image/') ? t`Photo` : t`Document`}, ${times.date(
                Date.parse(file.created_at),
                readerZone(),
              )}`,
          })),
        ]}
      />
    </RemovableFormSheet>
  );
}
