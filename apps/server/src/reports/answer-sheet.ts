import { cellText } from '../payroll/formats/cells.ts';
import { refuseAsDatabase } from '../pdf/refusals.ts';

export type Cell = string | number | null;

/** Streams a spreadsheet while its rows are read; a refusal comes before the first byte. */
export async function answerSheet(
  fileName: string,
  headings: readonly string[],
  rows: AsyncGenerator<Cell[]>,
): Promise<Response> {
  try {
    const first = await rows.next();
    const { writeXlsxStream } = await import('hucre/xlsx');
    const lines = withFirst(headings.map(cellText), first, rows);
    return new Response(writeXlsxStream(lines, { name: 'Muster', freezePane: { rows: 1 } }), {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': `attachment; filename="${fileName}.xlsx"`,
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    return refuseAsDatabase(error);
  }
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
