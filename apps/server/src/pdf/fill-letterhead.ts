import type { Language } from '@muster/domain/languages';
import { jsonWithBreaks } from './break-long-words.ts';
import type { PdfContent } from './content.ts';
import { hasUnprintable } from './pdf-fonts.ts';
import type { PdfJob } from './pdf-job.ts';
import type { PdfTimes } from './pdf-times.ts';
import { pdfWords } from './pdf-words.ts';
import type { PdfBrand } from './read-brand.ts';

const logoName = 'pictures/logo.png';

/** Puts a document on the company's letterhead, in the form that its template reads. */
export function fillLetterhead(
  content: PdfContent,
  {
    brand: { logo, ...brand },
    language,
    times,
    at,
  }: {
    readonly brand: PdfBrand;
    readonly language: Language;
    readonly times: PdfTimes;
    readonly at: Date;
  },
): PdfJob {
  const words = pdfWords[language];
  const data = {
    title: content.title,
    subtitle: content.subtitle,
    flipped: content.isLandscape,
    paper: 'us-letter',
    language,
    asOf: words.asOf(times.instantInZone(at)),
    brand: { ...brand, logo: logo === null ? null : logoName },
    words: words.common,
    ...content.data,
  };
  const isIncomplete = hasUnprintable(JSON.stringify(data));
  return {
    template: content.template,
    data: jsonWithBreaks({ ...data, unprintable: isIncomplete ? words.unprintable : '' }),
    pictures: { ...content.pictures, ...(logo !== null && { [logoName]: logo }) },
  };
}
