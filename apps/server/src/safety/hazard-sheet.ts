import { knownZone } from '@muster/domain/pay/known-zone';
import { hazardSheetRequestSchema, mostSheetHazards } from '@muster/contract/hazard-sheet';
import {
  type FoundHazards,
  type HazardCursor,
  hazardListSchema,
  type HazardRow,
} from '@muster/contract/safety';
import type { Language } from '@muster/domain/languages';

import type { Database } from '../db/database.ts';
import { cellText } from '../payroll/formats/cells.ts';
import { okOrRefuse } from '../pdf/content.ts';
import { hazardWords } from '../pdf/documents/hazard-words.ts';
import { type PdfCaller, readAs } from '../pdf/pdf-caller.ts';
import { refuse, refuseAsDatabase } from '../pdf/refusals.ts';
import { hazardSheetWords } from './hazard-sheet-words.ts';

const pageSize = 200;

/** `hazard-sheet`: a spreadsheet of the hazards that a search finds, read as the caller, as their screen does. */
export function createHazardSheet({
  database,
}: {
  readonly database: Pick<Database, 'query'>;
}): (request: Request, caller: PdfCaller) => Promise<Response> {
  const read = async (caller: PdfCaller, filter: object, after: HazardCursor | null) => {
    const [row] = await readAs(database, caller)<{ answer: unknown }>(
      'select public.list_hazards($1::jsonb, $2::jsonb, $3::int) as answer',
      [{ ...filter }, after, pageSize],
    );
    return okOrRefuse(hazardListSchema.parse(row?.answer));
  };

  return async (request, caller) => {
    const asked = hazardSheetRequestSchema.safeParse(await request.json().catch(() => null));
    if (!asked.success) {
      return refuse(400, 'invalid_input', 'There is no such sheet.');
    }
    const { language, zone, filter } = asked.data;
    const hazards: HazardRow[] = [];
    try {
      let after: HazardCursor | null = null;
      do {
        request.signal.throwIfAborted();
        const page: FoundHazards = await read(caller, filter, after);
        hazards.push(...page.hazards);
        after = page.next;
      } while (after !== null && hazards.length < mostSheetHazards);
    } catch (error) {
      return refuseAsDatabase(error);
    }
    const rows = [[...hazardSheetWords[language].header], ...hazards.map(toRow(language, zone))];
    const name = hazardSheetWords[language].sheet;
    const { writeXlsxStream } = await import('hucre/xlsx');
    return new Response(writeXlsxStream(rows, { name, freezePane: { rows: 1 } }), {
      headers: {
        'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'Content-Disposition': 'attachment; filename="hazards.xlsx"',
        'Cache-Control': 'no-store',
      },
    });
  };
}

/** Numbers are numbers; people's texts are never treated as formulas. */
function toRow(language: Language, zone: string) {
  const { bands, states } = hazardWords[language];
  const { yes, no } = hazardSheetWords[language];
  // In the form that spreadsheets sort correctly: 2026-11-24 09:15.
  const minute = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: knownZone(zone),
  });
  return (hazard: HazardRow): (string | number)[] => [
    hazard.number,
    minute.format(new Date(hazard.reported_at)),
    cellText(hazard.what),
    cellText(hazard.place),
    cellText(hazard.project?.name ?? null),
    bands[hazard.band],
    hazard.severity,
    hazard.likelihood,
    hazard.score,
    states[hazard.state],
    cellText(hazard.assignee?.name ?? null),
    hazard.due_on,
    hazard.is_overdue ? yes : no,
    hazard.open_actions,
    hazard.photos,
  ];
}
