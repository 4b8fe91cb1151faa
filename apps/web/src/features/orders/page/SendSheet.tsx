import { Trans, useLingui } from '@lingui/react/macro';
import type { ReadOrder } from '@muster/contract/purchase-orders';
import type { PdfRequest } from '@muster/contract/pdf';
import { languageOf } from '@muster/domain/languages';
import * as z from 'zod/mini';
import { useData } from '../../../data/data-context.tsx';
import { FormSheet } from '../../../kit/form/FormSheet.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { fetchDocument } from '../../../kit/pdf/fetch-document.ts';
import { notify } from '../../../ui/notices.ts';
import { RadioGroup } from '../../../ui/RadioGroup.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { readerZone } from '../../../ui/time/use-time-words.ts';
import { useOrderChange } from '../use-order-change.ts';

const schema = z.discriminatedUnion('how', [
  z.object({ how: z.literal('mail'), mail: z.string().check(z.trim(), z.email()) }),
  z.object({ how: z.literal('share') }),
  z.object({ how: z.literal('phone') }),
]);

type Values = { readonly how: 'mail' | 'share' | 'phone'; readonly mail: string };

/** Sends an approved order to its vendor: by email, by the device's share sheet, or it was ordered by phone. */
export function SendSheet({
  page,
  onClose,
}: {
  readonly page: ReadOrder;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { api, config, platform } = useData();
  const change = useOrderChange();
  const ref = { id: page.order.id, version: page.version };
  const known = (page.in_force ?? page.current).vendor?.mail ?? '';
  const stored: Values = { how: known === '' ? 'phone' : 'mail', mail: known };

  async function sharePdf(): Promise<void> {
    const name = `${page.order.number ?? 'order'}.pdf`;
    const content = await fetchDocument({ api, config }, 'make-pdf', {
      language: languageOf(i18n.locale),
      zone: readerZone(),
      document: { kind: 'purchase_order', order_id: ref.id },
    } satisfies PdfRequest);
    const file = { name, type: 'application/pdf', content };
    if (!(await platform.files.share({ title: name, file }))) await platform.files.save(file);
  }

  const form = useForm({
    stored,
    fields: {
      how: { label: t`How does the vendor get it?` },
      mail: { label: t`Email`, wrong: t`Enter an email address.` },
    },
    schema,
    save: async (chosen) => {
      if (chosen.how === 'mail') {
        await change.mutateAsync({
          call: 'send_order',
          order: ref,
          parameters: { mail: chosen.mail },
        });
        return;
      }
      if (chosen.how === 'share') await sharePdf();
      await change.mutateAsync({
        call: 'mark_order_sent',
        order: ref,
        parameters: { by: chosen.how },
      });
    },
    onSaved: (_, { how }) => {
      void notify({
        id: 'order',
        tone: 'good',
        title: how === 'mail' ? t`The email is on its way` : t`Marked as ordered`,
      });
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t`Send to vendor`}
      action={
        {
          mail: <Trans>Send email</Trans>,
          share: <Trans>Share PDF</Trans>,
          phone: <Trans>Mark as ordered</Trans>,
        }[form.values.how]
      }
      onClose={onClose}
    >
      <RadioGroup
        {...form.value('how')}
        options={[
          { value: 'mail', label: t`By email`, detail: t`The order is attached as a PDF.` },
          { value: 'share', label: t`Share the PDF from this device` },
          { value: 'phone', label: t`Already ordered by phone` },
        ]}
      />
      {form.values.how === 'mail' && (
        <TextField {...form.text('mail')} type="email" autoComplete="off" maxLength={320} />
      )}
    </FormSheet>
  );
}
