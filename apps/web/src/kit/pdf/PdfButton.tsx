import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PdfDocument } from '@muster/contract/pdf';
import { languageOf } from '@muster/domain/languages';
import { useMutation } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { useNeedsNetwork } from '../../data/query/use-needs-network.ts';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/notices.ts';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { fetchPdf } from './fetch-pdf.ts';

type PdfButtonProps = {
  /** Without `.pdf`. */
  readonly fileName: string;
  /** Asked when the button is pressed. */
  readonly document: () => PdfDocument;
  readonly size?: 'sm' | 'md';
};

/** Saves a document that the server writes: this needs a connection. */
export function PdfButton({ fileName, document, size = 'md' }: PdfButtonProps) {
  const { t, i18n } = useLingui();
  const { api, config, platform } = useData();
  const offlineReason = useNeedsNetwork();
  const save = useMutation<void>({
    networkMode: 'always',
    mutationFn: async () =>
      platform.files.save({
        name: `${fileName}.pdf`,
        type: 'application/pdf',
        content: await fetchPdf(
          { api, config },
          { language: languageOf(i18n.locale), zone: readerZone(), document: document() },
        ),
      }),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Couldn't make the PDF`,
        body: i18n._(wordsOf(error)),
      }),
  });
  return (
    <Button
      size={size}
      icon={FileText}
      isBusy={save.isPending}
      disabledReason={offlineReason}
      onClick={() => save.mutate()}
    >
      <Trans>Save as PDF</Trans>
    </Button>
  );
}

/** Here and not with the words of all codes, which every page loads. */
const wordsByCode: Readonly<Record<string, MessageDescriptor>> = {
  pdf_too_large: msg`This is too much for one PDF. Choose less, or save it as a table.`,
  pdf_unavailable: msg`This server can't make PDFs. Ask an admin.`,
};

function wordsOf(error: Error): MessageDescriptor {
  const words = error instanceof DataError ? wordsByCode[error.code] : undefined;
  return words ?? describeError(error);
}
