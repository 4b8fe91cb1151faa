import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyExport } from '@muster/contract/company-exports';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormSheet } from '../../kit/form/FormSheet.tsx';
import { useForm } from '../../kit/form/use-form.ts';
import { randomId } from '../../platform/random-id.ts';
import { KeyValue } from '../../ui/KeyValue.tsx';
import { notify } from '../../ui/notices.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { useCompanyDataChange, useFetchExport } from './use-company-data.ts';
import { useFreshProof } from '../../kit/form/use-fresh-proof.tsx';
import { useHoldWords } from './use-hold-words.ts';

const schema = z.object({ proof: z.string() });

/** Requests an archive of everything. */
export function AskExportSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const change = useCompanyDataChange();
  const fresh = useFreshProof();
  const [id] = useState(randomId);
  const form = useForm({
    stored: { proof: '' },
    fields: { proof: { label: fresh.label } },
    schema,
    save: ({ proof }) =>
      fresh.with(proof, () =>
        change.mutateAsync({ call: 'ask_company_export', parameters: { export_id: id } }),
      ),
    onSaved: () => {
      void notify({ id: 'export', tone: 'good', title: t`The export is being written` });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Export all data?`}
      action={<Trans>Export</Trans>}
      onClose={onClose}
    >
      <p className="text-ink-2">
        <Trans>
          Passwords, authenticators, PINs, links and unsent emails are left out. Whoever has the
          archive can read everyone’s pay and locations, so keep it safe. It is removed from here
          after 7 days.
        </Trans>
      </p>
      {fresh.field(form.text('proof'))}
    </FormSheet>
  );
}

type DetailProps = { readonly row: CompanyExport; readonly onClose: () => void };

/** One export: its contents, and its archive while that exists. */
export function ExportDetailSheet({ row, onClose }: DetailProps) {
  const { dayOf } = useHoldWords();
  if (row.state === 'done') return <DownloadSheet row={row} onClose={onClose} />;
  return (
    <Sheet isOpen onOpenChange={onClose} title={dayOf(row.asked_at)}>
      <ExportFacts row={row} />
    </Sheet>
  );
}

function DownloadSheet({ row, onClose }: DetailProps) {
  const { dayOf } = useHoldWords();
  const fresh = useFreshProof();
  const fetchExport = useFetchExport();
  const form = useForm({
    stored: { proof: '' },
    fields: { proof: { label: fresh.label } },
    schema,
    save: ({ proof }) => fresh.with(proof, () => fetchExport(row.id)),
    onSaved: onClose,
  });
  return (
    <FormSheet
      form={form}
      title={dayOf(row.asked_at)}
      action={<Trans>Download</Trans>}
      onClose={onClose}
    >
      <ExportFacts row={row} />
      {fresh.field(form.text('proof'))}
    </FormSheet>
  );
}

function ExportFacts({ row }: { readonly row: CompanyExport }) {
  const { t, i18n } = useLingui();
  const { dayOf } = useHoldWords();
  const megabytes = i18n.number(Math.max(0.1, Math.round((row.bytes ?? 0) / 100_000) / 10));
  return (
    <KeyValue
      items={[
        { key: t`Requested by`, value: row.asked_by },
        ...(row.state === 'waiting'
          ? [{ key: t`Ready`, value: t`In some minutes. You can leave this page.` }]
          : []),
        ...(row.state === 'failed'
          ? [
              {
                key: t`Why it failed`,
                value:
                  row.reason === 'too_large'
                    ? t`It has more than 4 GB. Ask whoever runs your server for an export.`
                    : t`Something went wrong on our side. Try again.`,
              },
            ]
          : []),
        ...(row.sha256 === null
          ? []
          : [
              { key: t`Rows`, value: i18n.number(row.rows ?? 0) },
              { key: t`Files`, value: i18n.number(row.files ?? 0) },
              { key: t`Size`, value: t`${megabytes} MB` },
              {
                key: t`Checksum (SHA-256)`,
                value: <span className="break-all font-mono text-13">{row.sha256}</span>,
              },
            ]),
        ...(row.kept_until === null ? [] : [{ key: t`Here until`, value: dayOf(row.kept_until) }]),
      ]}
    />
  );
}
