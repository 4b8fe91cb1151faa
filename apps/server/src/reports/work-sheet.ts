import { workInProgressSchema, workSheetRequestSchema } from '@muster/contract/change-orders';
import { workInProgress } from '@muster/domain/money/work-in-progress';
import type { Database } from '../db/database.ts';
import { cellText } from '../payroll/formats/cells.ts';
import { okOrRefuse } from '../pdf/content.ts';
import { type PdfCaller, type ReadAsCaller, readAs } from '../pdf/pdf-caller.ts';
import { refuse } from '../pdf/refusals.ts';
import { answerSheet, type Cell } from './answer-sheet.ts';

/** `work-sheet`: a spreadsheet of work in progress for banks and sureties, read as the caller. */
export function createWorkSheet({
  database,
}: {
  readonly database: Pick<Database, 'query'>;
}): (request: Request, caller: PdfCaller) => Promise<Response> {
  return async (request, caller) => {
    const asked = workSheetRequestSchema.safeParse(await request.json().catch(() => null));
    if (!asked.success) return refuse(400, 'invalid_input', 'There is no such sheet.');
    return answerSheet('work-in-progress', asked.data.headings, linesOf(readAs(database, caller)));
  };
}

async function* linesOf(read: ReadAsCaller): AsyncGenerator<Cell[]> {
  const [row] = await read<{ answer: unknown }>(
    'select public.read_work_in_progress() as answer',
    [],
  );
  for (const project of okOrRefuse(workInProgressSchema.parse(row?.answer)).projects) {
    const { contract, percent, earned, overbilled, profit } = workInProgress(project);
    yield [
      cellText([project.number, project.name].filter((part) => part !== null).join(' ')),
      units(contract),
      percent / 10_000,
      ...[
        earned,
        project.billed,
        overbilled,
        profit,
        project.actual,
        project.forecast,
        project.approved,
      ].map(units),
      project.billed_on,
    ];
  }
}

/** The amount in units of its currency, so that spreadsheets can add it up. */
function units(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
