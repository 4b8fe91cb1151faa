import {
  type AskedPeriod,
  type FoundReport,
  type FoundReportRows,
  plainFigure,
  reportAnswerSchema,
  reportRowsAnswerSchema,
  reports,
  type ReportSheetRequest,
  reportSheetRequestSchema,
} from '@muster/contract/reports';
import { addDays } from '@muster/domain';
import type { Database } from '../db/database.ts';
import { cellText } from '../payroll/formats/cells.ts';
import { okOrRefuse } from '../pdf/content.ts';
import { type PdfCaller, type ReadAsCaller, readAs } from '../pdf/pdf-caller.ts';
import { refuse } from '../pdf/refusals.ts';
import { answerSheet, type Cell } from './answer-sheet.ts';

/** Few enough to be released from memory before the next page is read. */
const pageSize = 1000;

/** `report-sheet`: a spreadsheet of a report or of its rows, read as the caller, as their screen does. */
export function createReportSheet({
  database,
}: {
  readonly database: Pick<Database, 'query'>;
}): (request: Request, caller: PdfCaller) => Promise<Response> {
  return async (request, caller) => {
    const asked = reportSheetRequestSchema.safeParse(await request.json().catch(() => null));
    if (!asked.success) {
      return refuse(400, 'invalid_input', 'There is no such sheet.');
    }
    return answerSheet(
      'report',
      asked.data.headings,
      linesOf(asked.data, readAs(database, caller), request.signal),
    );
  };
}

async function* linesOf(
  asked: ReportSheetRequest,
  read: ReadAsCaller,
  signal: AbortSignal,
): AsyncGenerator<Cell[]> {
  const { report, within, none } = asked;
  const toCells = (figures: readonly number[]) =>
    figures.map((figure, at) => plainFigure(figure, reports[report].figures[at]?.unit ?? 'count'));
  const { groups, from, to } = await readGroups(asked, read);
  if (within === null) {
    for (const { key, name, figures } of groups) {
      yield [cellText(name ?? key ?? none), ...toCells(figures)];
    }
    return;
  }
  for (const period of reports[report].hasDays ? weeksBack(from, to) : [asked.period]) {
    let after: number | null = 0;
    while (after !== null) {
      signal.throwIfAborted();
      const page = await readRows({ ...asked, period }, after, read);
      for (const { date, person, project, code, figures } of page.rows) {
        yield [date, ...[person, project, code].map(cellText), ...toCells(figures)];
      }
      after = page.next;
    }
  }
}

/** Each page reads its period whole, so a long period is read week by week, newest first like its rows. */
function* weeksBack(from: string, to: string): Generator<AskedPeriod> {
  for (let last = to; last >= from; last = addDays(last, -7)) {
    const first = addDays(last, -6);
    yield { kind: 'custom', from: first < from ? from : first, to: last };
  }
}

async function readGroups(
  { report, group_by, period }: ReportSheetRequest,
  read: ReadAsCaller,
): Promise<FoundReport> {
  const [row] = await read<{ answer: unknown }>(
    'select public.read_report($1, $2, $3::jsonb) as answer',
    [report, group_by, { ...period }],
  );
  return okOrRefuse(reportAnswerSchema.parse(row?.answer));
}

async function readRows(
  { report, group_by, period, within }: ReportSheetRequest,
  after: number,
  read: ReadAsCaller,
): Promise<FoundReportRows> {
  const [row] = await read<{ answer: unknown }>(
    'select public.read_report_rows($1, $2, $3::jsonb, $4::jsonb, $5, $6) as answer',
    [report, group_by, { ...period }, { ...within }, after, pageSize],
  );
  return okOrRefuse(reportRowsAnswerSchema.parse(row?.answer));
}
