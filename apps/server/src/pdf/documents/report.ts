import { mostPdfGroups, type PdfDocument } from '@muster/contract/pdf';
import {
  reportAnswerSchema,
  type ReportGroupRow,
  reports,
  type ReportUnit,
} from '@muster/contract/reports';
import { amountText, decimalText } from '@muster/domain/money/decimal-text';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { PdfError } from '../pdf-error.ts';

type Asked = Extract<PdfDocument, { kind: 'report' }>;

/** A report as on the caller's screen: its groups and their totals. */
export async function reportContent(asked: Asked, making: Making): Promise<PdfContent> {
  const { report, group_by, period, headings, title } = asked;
  const [row] = await making.read<{ answer: unknown }>(
    'select public.read_report($1, $2, $3::jsonb) as answer',
    [report, group_by, { ...period }],
  );
  const found = okOrRefuse(reportAnswerSchema.parse(row?.answer));
  if (found.groups.length > mostPdfGroups) {
    throw new PdfError('too_large', 'The report has too many lines for a page.');
  }
  const cells = (figures: readonly number[]) =>
    figures.map((figure, at) =>
      figureText(figure, reports[report].figures[at]?.unit ?? 'count', found.currency, making),
    );
  const width = headings.length;
  return {
    template: 'report',
    fileName: `muster-${report}-${group_by}`,
    title,
    subtitle: making.times.period(found.from, found.to),
    isLandscape: width > 4,
    data: {
      header: headings,
      rows: found.groups.map((group) =>
        [labelOf(group, asked, making), ...cells(group.figures)].slice(0, width),
      ),
      total:
        found.total.length === 0
          ? []
          : // In either language.
            ['Total', ...cells(found.total)].slice(0, width),
    },
  };
}

function labelOf(
  { key, name }: ReportGroupRow,
  { group_by, none }: Asked,
  { times, language }: Making,
): string {
  if (key === null) return none;
  if (group_by === 'day') return times.weekday(key);
  if (group_by === 'week') return times.day(key);
  if (group_by === 'month') {
    const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(language, month).format(new Date(`${key}T00:00Z`));
  }
  return name ?? none;
}

function figureText(
  figure: number,
  unit: ReportUnit,
  currency: string,
  { language, times }: Making,
): string {
  const locale = `${language}-US`;
  switch (unit) {
    case 'minutes':
      return decimalText(Math.round((figure * 100) / 60), 2, locale, { minimumFractionDigits: 2 });
    case 'money':
      return amountText(figure, currency, locale);
    case 'count':
      return times.number(figure);
  }
}
