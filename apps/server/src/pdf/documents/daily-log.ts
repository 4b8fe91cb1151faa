import { type DailyLog, dailyLogAnswerSchema } from '@muster/contract/daily-log';
import type { PdfDocument } from '@muster/contract/pdf';
import { photoListSchema } from '@muster/contract/photos';
import { composeLog, type ShownLine } from '@muster/domain/daily-log/compose-log';
import { type LogContent, type LogData, logKinds } from '@muster/domain/daily-log/log-line';

import { type Making, okOrRefuse, type PdfContent } from '../content.ts';
import { timeWithArrival } from '../time-with-arrival.ts';
import { dailyLogWords } from './daily-log-words.ts';
import { readPhotos } from './read-photos.ts';
import { signatureDrawing } from './signature-drawing.ts';

type Asked = Extract<PdfDocument, { kind: 'daily_log' }>;
type Words = (typeof dailyLogWords)['en' | 'es'];

const drawingPath = 'pictures/signature.svg';
const mostPhotos = 20;

/** A daily log for the customer: the chosen sections, as on the caller's screen, and never a private note. */
export async function dailyLogContent(
  { log_id, sections }: Asked,
  making: Making,
): Promise<PdfContent> {
  const words = dailyLogWords[making.language];
  const [row] = await making.read<{ answer: unknown }>(
    'select public.read_daily_log($1::uuid) as answer',
    [log_id],
  );
  const log = okOrRefuse(dailyLogAnswerSchema.parse(row?.answer));
  const lines = composeLog(log).filter(({ isPrivate }) => !isPrivate);
  const drawn = signatureDrawing(log.signature?.drawing ?? null);
  const taken = sections.includes('photos') ? await photosOf(log, making) : null;
  const { pictures, shown } = await readPhotos(taken?.photos ?? [], making, mostPhotos);
  const hidden = (taken?.total ?? 0) - shown.length;
  return {
    template: 'daily-log',
    fileName: `muster-daily-log-${log.day}`,
    title: `${words.title} · ${log.project.name}`,
    subtitle: making.times.day(log.day),
    isLandscape: false,
    data: {
      facts: factsOf(log, making, words),
      sections: logKinds
        .filter((kind) => sections.includes(kind))
        .map((kind) => ({
          title: words.kinds[kind],
          rows: lines
            .filter((line) => line.kind === kind)
            .map((line) => rowOf(line, making, words)),
        }))
        .filter(({ rows }) => rows.length > 0),
      photos: shown,
      signatures:
        log.signature === null
          ? []
          : [
              {
                name: log.signature.name,
                how: timeWithArrival(log.signature.signed_at, log.signature, making),
                drawing: drawn === null ? null : drawingPath,
              },
            ],
      words: {
        ...making.words.common,
        signatures: words.signatures,
        photos: hidden > 0 ? `${words.photos} (${words.morePhotos(hidden)})` : words.photos,
      },
    },
    pictures: { ...pictures, ...(drawn !== null && { [drawingPath]: drawn }) },
  };
}

/** Photos of the day's album, the latest first. */
async function photosOf(log: DailyLog, making: Making) {
  const [row] = await making.read<{ answer: unknown }>(
    'select public.list_project_photos($1::jsonb, null, $2) as answer',
    [JSON.stringify({ project_id: log.project.id, day: log.day }), mostPhotos],
  );
  return okOrRefuse(photoListSchema.parse(row?.answer));
}

function factsOf(log: DailyLog, { times }: Making, words: Words) {
  const approved =
    log.state === 'approved' && log.decided_at !== null
      ? `${log.decided_by?.name ?? ''}, ${times.instant(log.decided_at)}`
      : words.none;
  return [
    [words.project, [log.project.name, log.project.number].filter(Boolean).join(' · ')],
    [words.state, words.states[log.state]],
    [words.signedBy, log.signature?.name ?? words.none],
    [words.approvedBy, approved],
  ];
}

/** A line's title with its notes, and its amount. */
function rowOf(line: ShownLine, making: Making, words: Words): readonly string[] {
  const amount = (data: LogData | null) =>
    data !== null && 'people' in data ? workOf(data, making, words) : '';
  const { title, detail, value } = textsOf(line, making, words);
  const notes = [
    detail,
    line.isTyped && line.source !== null && line.kind === 'manpower'
      ? words.from(amount(line.source))
      : '',
    line.since !== null && line.kind === 'manpower'
      ? words.since(
          amount(line.since.was) || words.nothing,
          amount(line.since.now) || words.nothing,
        )
      : '',
    line.isAddendum ? words.addendum : '',
  ];
  return [[title, ...notes].filter((text) => text !== '').join('\n'), value];
}

function workOf(
  { people, minutes }: { readonly people: number; readonly minutes: number },
  making: Making,
  words: Words,
): string {
  const count = words.people(people);
  return minutes === 0 ? count : `${count} · ${hoursOf(minutes, making, words)}`;
}

function hoursOf(minutes: number | null, { times }: Making, words: Words): string {
  return minutes === null ? '' : words.hours(times.number(Math.round((minutes * 100) / 60) / 100));
}

function textsOf(
  { kind, data }: LogContent,
  making: Making,
  words: Words,
): { readonly title: string; readonly detail: string; readonly value: string } {
  const { number } = making.times;
  switch (kind) {
    case 'manpower':
      return {
        title: data.crew ?? words.noCrew,
        detail: [data.code, data.code_name].filter(Boolean).join(' '),
        value: workOf(data, making, words),
      };
    case 'visitor':
      return { title: data.name, detail: data.company ?? '', value: '' };
    case 'delivery':
      return { title: data.what, detail: data.supplier ?? '', value: '' };
    case 'equipment':
      return { title: data.what, detail: '', value: hoursOf(data.minutes, making, words) };
    case 'quantity':
      return {
        title: [data.code, data.code_name].filter(Boolean).join(' '),
        detail: '',
        value: `${number(data.thousandths / 1000)} ${data.unit}`,
      };
    case 'delay':
      return {
        title: data.cause,
        detail: words.causes[data.whose],
        value: hoursOf(data.minutes, making, words),
      };
    case 'safety': {
      const named = { jsa: words.jsa, hazard: words.hazard, note: () => '' }[data.type];
      return { title: data.text, detail: named(data.number), value: '' };
    }
    case 'weather': {
      const degree = (c10: number | null) =>
        c10 === null ? '' : number(Math.round(c10 * 0.18 + 32));
      const parts = [
        data.low_c10 === null && data.high_c10 === null
          ? ''
          : words.degrees(degree(data.low_c10), degree(data.high_c10)),
        data.rain_mm10 === null ? '' : words.rain(number(Math.round(data.rain_mm10 / 2.54) / 100)),
        data.wind_kmh === null ? '' : words.wind(number(Math.round(data.wind_kmh / 1.609_344))),
      ].filter((part) => part !== '');
      const source =
        data.service === null || data.read_at === null
          ? ''
          : `${data.service}, ${making.times.instant(data.read_at)}`;
      return {
        title: data.sky ?? parts.join(' · '),
        detail: [data.sky === null ? '' : parts.join(' · '), source].filter(Boolean).join('\n'),
        value: '',
      };
    }
    case 'work':
    case 'note':
      return { title: data.text, detail: '', value: '' };
  }
}
