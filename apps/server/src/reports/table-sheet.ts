import { tableSheetRequestSchema } from '@muster/contract/table-sheet';

import { refuse } from '../functions/refuse.ts';
import { cellText } from '../payroll/formats/cells.ts';

/** `table-sheet`: a spreadsheet of a list's loaded rows. Numbers are numbers; a text is never a formula. */
export async function answerTableSheet(request: Request): Promise<Response> {
  const asked = tableSheetRequestSchema.safeParse(await request.json().catch(() => null));
  if (!asked.success) return refuse(400, 'invalid_input', 'This is no table, or it is too large.');
  const { headings, rows } = asked.data;
  const lines = [headings, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cellText(cell) : cell)),
  );
  const { writeXlsxStream } = await import('hucre/xlsx');
  return new Response(writeXlsxStream(lines, { name: 'Muster', freezePane: { rows: 1 } }), {
    headers: {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': 'attachment; filename="table.xlsx"',
      'Cache-Control': 'no-store',
    },
  });
}
