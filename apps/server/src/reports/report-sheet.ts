import {
  type FoundReportRows,
  plainFigure,
  reportAnswerSchema,
  reportRowsAnswerSchema,
  reports,
  type ReportSheetRequest,
  reportSheetRequestSchema,
} from '@muster/contract/reports';

import type { Database } from '../db/database.ts';
import { cellText } from '../payroll/formats/cells.ts';
import { okOrRefuse } from '../pdf/content.ts';
import { type PdfCaller, type ReadAsCaller, readAs } from '../pdf/pdf-caller.ts';
import { refuse, refuseAsDatabase } from '../pdf/refusals.ts';

type Cell = string | number | null;

const pageSize = 5000;

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
    const rows = linesOf(asked.data, readAs(database, caller), request.signal);
    try {
      // A refusal comes before the first byte.
      const first = await rows.next();
      const { writeXlsxStream } = await import('hucre/xlsx');
      const lines = withFirst(asked.data.headings.map(cellText), first, rows);
      return new Response(writeXlsxStream(lines, { name: 'Muster', freezePane: { rows: 1 } }), {
        headers: {
          'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'Content-Disposition': 'attachment; filename="report.xlsx"',
          'Cache-Control': 'no-store',
        },
      });
    } catch (error) {
      return refuseAsDatabase(error);
    }
  };
}

async function* withFirst(
  heading: Cell[],
  first: IteratorResult<Cell[]>,
  rest: AsyncGenerator<Cell[]>,
): AsyncGenerator<Cell[]> {
  yield heading;
  if (first.done !== true) yield first.value;
  yield* rest;
}

async function* linesOf(
  asked: ReportSheetRequest,
  read: ReadAsCaller,
  signal: AbortSignal,
): AsyncGenerator<Cell[]> {
  const { report, group_by, period, within, none } = asked;
  const toCells = (figures: readonly number[]) =>
    figures.map((figure, at) => plainFigure(figure, reports[report].figures[at]?.unit ?? 'count'));
  if (within === null) {
    const [row] = await read<{ answer: unknown }>(
      'select public.read_report($1, $2, $3::jsonb) as answer',
      [report, group_by, { ...period }],
    );
    const { groups } = okOrRefuse(reportAnswerSchema.parse(row?.answer));
    for (const { key, name, figures } of groups) {
      yield [cellText(name ?? key ?? none), ...toCells(figures)];
    }
    return;
  }
  let after: number | null = 0;
  while (after !== null) {
    signal.throwIfAborted();
    const page = await readRows(asked, after, read);
    for (const { date, person, project, code, figures } of page.rows) {
      yield [date, ...[person, project, code].map(cellText), ...toCells(figures)];
    }
    after = page.next;
  }
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
