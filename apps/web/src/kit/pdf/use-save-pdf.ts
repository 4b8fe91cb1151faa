import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PdfDocument, PdfRequest } from '@muster/contract/pdf';
import { languageOf } from '@muster/domain/languages';
import { useMutation } from '@tanstack/react-query';
import { useData } from '../../data/data-context.tsx';
import { DataError } from '../../data/errors/data-error.ts';
import { describeError } from '../../data/errors/words.ts';
import { notify } from '../../ui/notices.ts';
import { readerZone } from '../../ui/time/use-time-words.ts';
import { fetchDocument } from './fetch-document.ts';

export type PdfToSave = {
  /** Without `.pdf`. */
  readonly fileName: string;
  /** Asked when it is saved. */
  readonly document: () => PdfDocument;
};

/** Has the server write a document, in the reader's language and zone, and saves it. */
export function useSavePdf({ fileName, document }: PdfToSave) {
  const { t, i18n } = useLingui();
  const { api, config, platform } = useData();
  return useMutation<void>({
    networkMode: 'always',
    mutationFn: async () =>
      platform.files.save({
        name: `${fileName}.pdf`,
        type: 'application/pdf',
        content: await fetchDocument({ api, config }, 'make-pdf', {
          language: languageOf(i18n.locale),
          zone: readerZone(),
          document: document(),
        } satisfies PdfRequest),
      }),
    onError: (error) =>
      void notify({
        tone: 'destructive',
        title: t`Couldn’t create the PDF`,
        body: i18n._(wordsOf(error)),
      }),
  });
}

/** Here and not with the words of all codes, which every page loads. */
const wordsByCode: Readonly<Record<string, MessageDescriptor>> = {
  pdf_too_large: msg`This is too much for one PDF. Narrow the selection, or save it as a spreadsheet.`,
  pdf_unavailable: msg`This server can’t make PDFs. Ask an admin.`,
};

function wordsOf(error: Error): MessageDescriptor {
  const words = error instanceof DataError ? wordsByCode[error.code] : undefined;
  return words ?? describeError(error);
}
