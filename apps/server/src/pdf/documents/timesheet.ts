import type { PdfDocument } from '@muster/contract/pdf';
import { type Sheet, sheetAnswerSchema, type SheetDay } from '@muster/contract/timesheets';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { signatureDrawing } from './signature-drawing.ts';
import { timesheetWords } from './timesheet-words.ts';

type Words = (typeof timesheetWords)['en' | 'es'];
type Asked<Kind extends PdfDocument['kind']> = Extract<PdfDocument, { kind: Kind }>;
type Drawing = { readonly name: string; readonly bytes: Uint8Array };

/** A person's timesheet of a period, as on their screen; if it is locked, as it was frozen. */
export async function timesheetContent(
  { person_id, from }: Asked<'timesheet'>,
  making: Making,
): Promise<PdfContent> {
  const sheet = await readSheet(person_id, from, making);
  return {
    ...sheetsContent([sheet], making),
    fileName: 'muster-timesheet',
    title: timesheetWords[making.language].title,
    subtitle: `${sheet.person.name} · ${periodOf(sheet, making)}`,
  };
}

/** @param personId Null for the caller. */
async function readSheet(
  personId: string | null,
  from: string | null,
  { read }: Making,
): Promise<Sheet> {
  const [row] = await (personId === null
    ? read<{ answer: unknown }>('select public.my_sheet($1::date) as answer', [from])
    : read<{ answer: unknown }>('select public.read_sheet($1::uuid, $2::date) as answer', [
        personId,
        from,
      ]));
  return okOrRefuse(sheetAnswerSchema.parse(row?.answer));
}

/** Timesheets of several people, sorted by name, each on separate pages. If one is refused, all are. */
export async function timesheetsContent(
  { person_ids, from }: Asked<'timesheets'>,
  making: Making,
): Promise<PdfContent> {
  const unsorted: Sheet[] = [];
  // One at a time, so that a clock waits for one timesheet at most and never for a hundred.
  for (const personId of new Set(person_ids))
    unsorted.push(await readSheet(personId, from, making));
  const byName = new Intl.Collator(making.language);
  const sheets = unsorted.toSorted((a, b) => byName.compare(a.person.name, b.person.name));
  const words = timesheetWords[making.language];
  const periods = new Set(sheets.map((sheet) => periodOf(sheet, making)));
  return {
    ...sheetsContent(sheets, making),
    fileName: 'muster-timesheets',
    title: words.manyTitle,
    subtitle: [...periods, words.count(sheets.length)].join(' · '),
  };
}

function sheetsContent(
  sheets: readonly Sheet[],
  making: Making,
): Pick<PdfContent, 'template' | 'isLandscape' | 'data' | 'pictures'> {
  const words = timesheetWords[making.language];
  const drawn = sheets.map((sheet, index) => {
    const bytes = signatureDrawing(sheet.signature?.drawing ?? null);
    const drawing = bytes === null ? null : { name: `pictures/signature-${index}.svg`, bytes };
    return { sheet, drawing };
  });
  return {
    template: 'timesheet',
    isLandscape: false,
    data: {
      sheets: drawn.map(({ sheet, drawing }) => sheetData(sheet, drawing, making)),
      header: words.header,
      adjustmentHeader: words.adjustmentHeader,
      timeOffHeader: words.timeOffHeader,
      historyHeader: words.historyHeader,
      words: {
        ...making.words.common,
        adjustments: words.adjustments,
        timeOff: words.timeOff,
        signature: words.signature,
        history: words.history,
      },
    },
    pictures: Object.fromEntries(
      drawn.flatMap(({ drawing }) => (drawing === null ? [] : [[drawing.name, drawing.bytes]])),
    ),
  };
}

function sheetData(sheet: Sheet, drawing: Drawing | null, making: Making) {
  const { times } = making;
  const words = timesheetWords[making.language];
  const { totals } = sheet;
  return {
    facts: [
      [words.person, sheet.person.name],
      [words.period, periodOf(sheet, making)],
      [words.state, words.states[sheet.state]],
      [
        words.total,
        hours(totals.regular_minutes + totals.overtime_minutes + totals.double_minutes),
      ],
    ],
    warning: sheet.state === 'locked' ? '' : words.draft,
    rows: sheet.days
      .filter((day) => hasSomething(day, sheet))
      .map((day) => dayRow(day, sheet, making, words)),
    total: [
      words.total,
      '',
      '',
      hours(totals.regular_minutes),
      hours(totals.overtime_minutes),
      hours(totals.double_minutes),
      hours(totals.meal_premium_minutes + totals.rest_premium_minutes),
    ],
    adjustments: sheet.adjustments.map((adjustment) => [
      times.weekday(adjustment.date),
      `${jobName(adjustment, sheet, words)} · ${words.classes[adjustment.class]}`,
      hours(adjustment.minutes),
    ]),
    timeOff: sheet.time_off.map(({ date, kind, is_paid, minutes }) => [
      times.weekday(date),
      `${kind} · ${is_paid ? words.paid : words.unpaid}`,
      hours(minutes),
    ]),
    wording: words.wordings[sheet.signature?.wording ?? ''] ?? '',
    signatures: [signatureOf(sheet, drawing, making, words)],
    history: sheet.events.map((event) => [
      times.instant(event.at),
      [words.events[event.kind], event.actor, event.reason].filter(Boolean).join(' · '),
    ]),
  };
}

function periodOf({ period_from, period_to }: Sheet, { times }: Making): string {
  return times.period(period_from, period_to);
}

/** A day that contains only the end of a night shift has nothing to show. */
function hasSomething(day: SheetDay, { entries }: Sheet): boolean {
  return (
    day.needs_review ||
    day.lines.length > 0 ||
    day.deducted_minutes > 0 ||
    day.meal_premium_minutes + day.rest_premium_minutes > 0 ||
    entries.some(({ date }) => date === day.date)
  );
}

function dayRow(day: SheetDay, sheet: Sheet, { times }: Making, words: Words): readonly string[] {
  const worked = sheet.entries
    .filter(({ date }) => date === day.date)
    .flatMap(({ started_at, ended_at, zone, breaks }) => {
      const span = (from: string, to: string | null) =>
        `${times.timeOfDay(from, zone)} – ${to === null ? words.stillIn : times.timeOfDay(to, zone)}`;
      return [
        span(started_at, ended_at),
        ...breaks.map((taken) => words.breaks[taken.kind](span(taken.started_at, taken.ended_at))),
      ];
    });
  const jobs = [...new Set(day.lines.map((line) => jobName(line, sheet, words)))];
  if (day.deducted_minutes > 0) jobs.push(words.deducted(hours(day.deducted_minutes)));
  if (day.needs_review) jobs.push(words.needsReview);
  return [
    times.weekday(day.date),
    worked.join('\n'),
    jobs.join('\n'),
    hours(day.regular_minutes),
    hours(day.overtime_minutes),
    hours(day.double_minutes),
    hours(day.meal_premium_minutes + day.rest_premium_minutes),
  ];
}

function jobName(
  { project_id, cost_code_id }: { project_id: string | null; cost_code_id: string | null },
  { names }: Sheet,
  { noJob }: Words,
): string {
  const known = [project_id, cost_code_id].flatMap((id) => (id === null ? [] : (names[id] ?? [])));
  return known.length === 0 ? noJob : known.join(' · ');
}

function signatureOf(
  { signature, person }: Sheet,
  drawing: Drawing | null,
  { times }: Making,
  words: Words,
) {
  if (signature === null) return { name: person.name, how: words.unsigned, drawing: null };
  const { name, method, signed_at, witness } = signature;
  const how = [
    times.instantInZone(signed_at),
    words.methods[method],
    ...(witness === null ? [] : [words.witnessed(witness)]),
  ];
  return { name, how: how.join(' · '), drawing: drawing?.name ?? null };
}

/** For example 8:05, or -0:30 for an adjustment. */
function hours(minutes: number): string {
  const size = Math.abs(minutes);
  const text = `${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
  return minutes < 0 ? `−${text}` : text;
}
