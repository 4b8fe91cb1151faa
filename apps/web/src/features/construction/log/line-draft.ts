import type { LogContent, LogKind, Weather } from '@muster/domain/daily-log/log-line';
import type { LengthSystem } from '@muster/domain/place/length-units';
import { parseRate } from '../../../ui/money/rate-amount.ts';

/** A line as typed. `fieldsOfKind` says which fields a kind has. */
export type LineDraft = {
  readonly text: string;
  readonly from: string;
  readonly people: string;
  readonly hours: string;
  readonly code: string | null;
  readonly amount: string;
  readonly unit: string;
  readonly whose: string;
  readonly low: string;
  readonly high: string;
  readonly rain: string;
  readonly wind: string;
  readonly isPrivate: boolean;
};
export type DraftField = keyof LineDraft;

export const fieldsOfKind: Readonly<Record<LogKind, readonly DraftField[]>> = {
  manpower: ['text', 'people', 'hours'],
  visitor: ['text', 'from'],
  delivery: ['text', 'from'],
  equipment: ['text', 'hours'],
  work: ['text'],
  quantity: ['code', 'amount', 'unit'],
  delay: ['text', 'hours', 'whose'],
  safety: ['text'],
  weather: ['text', 'low', 'high', 'rain', 'wind'],
  note: ['text', 'isPrivate'],
};

const nothing: LineDraft = {
  text: '',
  from: '',
  people: '',
  hours: '',
  code: null,
  amount: '',
  unit: '',
  whose: 'ours',
  low: '',
  high: '',
  rain: '',
  wind: '',
  isPrivate: false,
};

/** The reader's number locale and unit system. */
export type Reader = { readonly locale: string | readonly string[]; readonly system: LengthSystem };

const mmPerInch = 25.4;
const kmPerMile = 1.609_344;
const number = (value: number, { locale }: Reader) =>
  value.toLocaleString([locale].flat(), { maximumFractionDigits: 3, useGrouping: false });
const hoursText = (minutes: number | null, reader: Reader) =>
  minutes === null ? '' : number(minutes / 60, reader);

/** Returns the fields of an existing line, or empty ones. */
export function draftOf(content: LogContent | null, reader: Reader): LineDraft {
  if (content === null) return nothing;
  const { kind, data } = content;
  switch (kind) {
    case 'manpower':
      return {
        ...nothing,
        text: data.crew ?? '',
        people: String(data.people),
        hours: hoursText(data.minutes, reader),
      };
    case 'visitor':
      return { ...nothing, text: data.name, from: data.company ?? '' };
    case 'delivery':
      return { ...nothing, text: data.what, from: data.supplier ?? '' };
    case 'equipment':
      return { ...nothing, text: data.what, hours: hoursText(data.minutes, reader) };
    case 'quantity':
      return {
        ...nothing,
        code: data.cost_code_id,
        amount: number(data.thousandths / 1000, reader),
        unit: data.unit,
      };
    case 'delay':
      return {
        ...nothing,
        text: data.cause,
        hours: hoursText(data.minutes, reader),
        whose: data.whose,
      };
    case 'weather':
      return { ...nothing, ...weatherTexts(data, reader) };
    case 'work':
    case 'safety':
    case 'note':
      return { ...nothing, text: data.text };
  }
}

/** Weather in the reader's units. */
export function weatherTexts(
  { sky, low_c10, high_c10, rain_mm10, wind_kmh }: Weather,
  reader: Reader,
): Pick<LineDraft, 'text' | 'low' | 'high' | 'rain' | 'wind'> {
  const isUs = reader.system === 'feet';
  const degrees = (c10: number | null) =>
    c10 === null ? '' : String(Math.round(isUs ? c10 * 0.18 + 32 : c10 / 10));
  return {
    text: sky ?? '',
    low: degrees(low_c10),
    high: degrees(high_c10),
    rain:
      rain_mm10 === null
        ? ''
        : number(isUs ? Math.round((rain_mm10 * 10) / mmPerInch) / 100 : rain_mm10 / 10, reader),
    wind: wind_kmh === null ? '' : String(Math.round(isUs ? wind_kmh / kmPerMile : wind_kmh)),
  };
}

/** Parses a number of at most `most`; null if nothing is typed, undefined if it isn't a number. */
function typedNumber(typed: string, { locale }: Reader, most: number): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (/^0+([.,]0*)?$/.test(text)) return 0;
  const read = parseRate(text, locale, most);
  return read === null ? undefined : read / 10_000;
}

function typedDegrees(typed: string, { system }: Reader): number | null | undefined {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  const value = Number(text);
  const c10 = Math.round(system === 'feet' ? (value - 32) / 0.18 : value * 10);
  return Number.isFinite(c10) && Math.abs(c10) <= 1000 ? c10 : undefined;
}

type Read =
  | { readonly content: LogContent; readonly wrong?: never }
  | { readonly content?: never; readonly wrong: readonly DraftField[] };

/**
 * Returns a draft's content, or the fields that can't be parsed.
 *
 * @param was the line before the edit; values without a field in the draft are kept from it
 */
export function contentOf(
  kind: LogKind,
  draft: LineDraft,
  context: {
    readonly reader: Reader;
    readonly was: LogContent | null;
    readonly codes: readonly {
      readonly id: string;
      readonly code: string;
      readonly name: string;
    }[];
    /** True for a line generated from punches, which set its crew and code. */
    readonly isSource?: boolean;
    /** The service that supplied the weather in the fields, and when. */
    readonly service?: { readonly name: string; readonly readAt: string } | null;
  },
): Read {
  const { reader, was, codes, isSource = false, service = null } = context;
  const text = draft.text.trim();
  const from = draft.from.trim() === '' ? null : draft.from.trim();
  const hours = typedNumber(draft.hours, reader, 100_000);
  const minutes = typeof hours === 'number' ? Math.round(hours * 60) : hours;
  const wrong: DraftField[] = [];
  const need = (isRight: boolean, field: DraftField) => {
    if (!isRight) wrong.push(field);
  };
  const isNamed = kind === 'manpower' && isSource;
  if (kind !== 'quantity' && kind !== 'weather' && !isNamed) need(text !== '', 'text');
  if (fieldsOfKind[kind].includes('hours')) need(minutes !== undefined, 'hours');
  const answer = (content: LogContent): Read => (wrong.length > 0 ? { wrong } : { content });
  switch (kind) {
    case 'manpower': {
      const people = typedNumber(draft.people, reader, 10_000);
      need(typeof people === 'number' && Number.isInteger(people), 'people');
      need(typeof minutes === 'number', 'hours');
      const before = was?.kind === 'manpower' ? was.data : { code: null, code_name: null };
      return answer({
        kind,
        data: {
          crew: isSource && was?.kind === 'manpower' ? was.data.crew : text,
          code: before.code,
          code_name: before.code_name,
          people: people ?? 0,
          minutes: minutes ?? 0,
        },
      });
    }
    case 'visitor':
      return answer({ kind, data: { name: text, company: from } });
    case 'delivery':
      return answer({ kind, data: { what: text, supplier: from } });
    case 'equipment':
      return answer({ kind, data: { what: text, minutes: minutes ?? null } });
    case 'quantity': {
      const code = codes.find(({ id }) => id === draft.code);
      const amount = typedNumber(draft.amount, reader, 1_000_000_000);
      need(code !== undefined, 'code');
      need(typeof amount === 'number', 'amount');
      need(draft.unit.trim() !== '', 'unit');
      return answer({
        kind,
        data: {
          cost_code_id: code?.id ?? '',
          code: code?.code ?? '',
          code_name: code?.name ?? null,
          thousandths: Math.round((amount ?? 0) * 1000),
          unit: draft.unit.trim(),
        },
      });
    }
    case 'delay': {
      const whose = (['ours', 'customer', 'others', 'weather'] as const).find(
        (one) => one === draft.whose,
      );
      return answer({
        kind,
        data: { cause: text, minutes: minutes ?? null, whose: whose ?? 'ours' },
      });
    }
    case 'safety': {
      const before = was?.kind === 'safety' ? was.data : { type: 'note' as const, number: null };
      return answer({ kind, data: { type: before.type, number: before.number, text } });
    }
    case 'weather': {
      const [low, high] = [typedDegrees(draft.low, reader), typedDegrees(draft.high, reader)];
      const rain = typedNumber(draft.rain, reader, 1000);
      const wind = typedNumber(draft.wind, reader, 600);
      need(low !== undefined, 'low');
      need(high !== undefined, 'high');
      need(rain !== undefined, 'rain');
      need(wind !== undefined, 'wind');
      const isEmpty = [draft.low, draft.high, draft.rain, draft.wind].every(
        (one) => one.trim() === '',
      );
      need(text !== '' || !isEmpty, 'text');
      const isUs = reader.system === 'feet';
      return answer({
        kind,
        data: {
          sky: text === '' ? null : text,
          low_c10: low ?? null,
          high_c10: high ?? null,
          rain_mm10:
            typeof rain === 'number' ? Math.round(rain * (isUs ? mmPerInch : 1) * 10) : null,
          wind_kmh: typeof wind === 'number' ? Math.round(wind * (isUs ? kmPerMile : 1)) : null,
          service: service?.name ?? null,
          read_at: service?.readAt ?? null,
        },
      });
    }
    case 'work':
    case 'note':
      return answer({ kind, data: { text } });
  }
}
