import type { PdfDocument } from '@muster/contract/pdf';
import { type Sheet, sheetAnswerSchema, type SheetDay } from '@muster/contract/timesheets';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { signatureDrawing } from './signature-drawing.ts';
import { timesheetWords } from './timesheet-words.ts';

type Asked = Extract<PdfDocument, { kind: 'timesheet' }>;
type Words = (typeof timesheetWords)['en' | 'es'];

const drawingName = 'pictures/signature.svg';

/** A person's timesheet of a period, as their screen reads it: once locked, as it was frozen. */
export async function timesheetContent(
  { person_id, from }: Asked,
  making: Making,
): Promise<PdfContent> {
  const { read, times } = making;
  const words = timesheetWords[making.language];
  const [row] = await (person_id === null
    ? read<{ answer: unknown }>('select public.my_sheet($1::date) as answer', [from])
    : read<{ answer: unknown }>('select public.read_sheet($1::uuid, $2::date) as answer', [
        person_id,
        from,
      ]));
  const sheet = okOrRefuse(sheetAnswerSchema.parse(row?.answer));
  const { totals } = sheet;
  const drawing = signatureDrawing(sheet.signature?.drawing ?? null);
  const period = `${times.day(sheet.period_from)} – ${times.day(sheet.period_to)}`;
  return {
    template: 'timesheet',
    fileName: 'muster-timesheet',
    title: words.title,
    subtitle: `${sheet.person.name} · ${period}`,
    isLandscape: false,
    data: {
      facts: [
        [words.person, sheet.person.name],
        [words.period, period],
        [words.state, words.states[sheet.state]],
        [
          words.total,
          hours(totals.regular_minutes + totals.overtime_minutes + totals.double_minutes),
        ],
      ],
      warning: sheet.state === 'locked' ? '' : words.draft,
      header: words.header,
      rows: sheet.days.map((day) => dayRow(day, sheet, making, words)),
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
      adjustmentHeader: words.adjustmentHeader,
      wording: words.wordings[sheet.signature?.wording ?? ''] ?? '',
      signatures: [signatureOf(sheet, making, words, drawing !== null)],
      history: sheet.events.map((event) => [
        times.instant(event.at),
        [words.events[event.kind], event.actor, event.reason].filter(Boolean).join(' · '),
      ]),
      historyHeader: words.historyHeader,
      words: {
        ...making.words.common,
        adjustments: words.adjustments,
        signature: words.signature,
        history: words.history,
      },
    },
    ...(drawing !== null && { pictures: { [drawingName]: drawing } }),
  };
}

function dayRow(day: SheetDay, sheet: Sheet, { times }: Making, words: Words): readonly string[] {
  const worked = sheet.entries
    .filter(({ date }) => date === day.date)
    .map(({ started_at, ended_at, zone }) => {
      const end = ended_at === null ? words.stillIn : times.timeOfDay(ended_at, zone);
      return `${times.timeOfDay(started_at, zone)} – ${end}`;
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
  { times }: Making,
  words: Words,
  isDrawn: boolean,
) {
  if (signature === null) return { name: person.name, how: words.unsigned, drawing: null };
  const { name, method, signed_at, witness } = signature;
  const how = [
    times.instantInZone(signed_at),
    words.methods[method],
    ...(witness === null ? [] : [words.witnessed(witness)]),
  ];
  return { name, how: how.join(' · '), drawing: isDrawn ? drawingName : null };
}

/** Such as 8:05, and -0:30 of an adjustment. */
function hours(minutes: number): string {
  const size = Math.abs(minutes);
  const text = `${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
  return minutes < 0 ? `−${text}` : text;
}
