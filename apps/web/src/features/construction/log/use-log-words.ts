import { useLingui } from '@lingui/react/macro';
import type { LogState } from '@muster/contract/daily-log-list';
import type {
  Delay,
  LogContent,
  LogData,
  LogKind,
  Weather,
} from '@muster/domain/daily-log/log-line';
import { durationParts } from '../../../ui/duration-parts.ts';
import { useLengthWords } from '../../../ui/place/use-length-words.ts';
import { type Reader, weatherTexts } from './line-draft.ts';

/** Texts of daily logs in the reader's language and units. */
export function useLogWords() {
  const { t, i18n } = useLingui();
  const { system } = useLengthWords();
  const reader: Reader = { locale: i18n.locales ?? i18n.locale, system };
  const isUs = system === 'feet';
  const number = (value: number) => i18n.number(value, { maximumFractionDigits: 3 });
  const hours = (minutes: number) => {
    const parts = durationParts(minutes);
    const whole = i18n.number(parts.hours);
    const rest = parts.minutes.toString().padStart(2, '0');
    return parts.hours === 0 ? t`${minutes} min` : t`${whole} h ${rest} min`;
  };
  const people = (count: number) => (count === 1 ? t`1 person` : t`${count} people`);
  const amount = (data: LogData): string => {
    if ('what' in data && 'minutes' in data) {
      return data.minutes === null ? t`on site` : hours(data.minutes);
    }
    if (!('people' in data)) return 'text' in data ? data.text : '';
    const count = people(data.people);
    return data.minutes === 0 ? count : `${count} · ${hours(data.minutes)}`;
  };

  function weather(data: Weather): string {
    const { low, high, rain, wind } = weatherTexts(data, reader);
    const degree = isUs ? '°F' : '°C';
    const parts = [
      low !== '' && high !== '' ? `${low} – ${high} ${degree}` : '',
      low === '' && high !== '' ? `${high} ${degree}` : '',
      low !== '' && high === '' ? `${low} ${degree}` : '',
      rain === '' ? '' : isUs ? t`Rain ${rain} in` : t`Rain ${rain} mm`,
      wind === '' ? '' : isUs ? t`Wind ${wind} mph` : t`Wind ${wind} km/h`,
    ];
    return parts.filter((part) => part !== '').join(' · ');
  }

  const states: Readonly<Record<LogState, string>> = {
    draft: t`Draft`,
    submitted: t`Submitted`,
    approved: t`Approved`,
    returned: t`Returned`,
  };
  const causes: Readonly<Record<Delay['whose'], string>> = {
    ours: t`Us`,
    customer: t`Customer`,
    others: t`Other contractors`,
    weather: t`Weather`,
  };
  const kinds: Readonly<Record<LogKind, string>> = {
    weather: t`Weather`,
    manpower: t`People and hours`,
    work: t`Work done`,
    quantity: t`Quantities installed`,
    delivery: t`Deliveries`,
    equipment: t`Equipment`,
    visitor: t`Visitors`,
    delay: t`Delays`,
    safety: t`Safety`,
    note: t`Notes`,
  };
  /** The name of a line to add, in the singular. */
  const added: Readonly<Record<LogKind, string>> = {
    weather: t`Weather`,
    manpower: t`Other crew`,
    work: t`Work done`,
    quantity: t`Quantity`,
    delivery: t`Delivery`,
    equipment: t`Equipment`,
    visitor: t`Visitor`,
    delay: t`Delay`,
    safety: t`Safety`,
    note: t`Note`,
  };

  /** Returns a line's name, its detail and its amount. */
  function line({ kind, data }: LogContent): {
    readonly title: string;
    readonly detail: string;
    readonly amount: string;
  } {
    switch (kind) {
      case 'manpower':
        return {
          title: data.crew ?? t`No crew`,
          detail: [data.code, data.code_name].filter(Boolean).join(' '),
          amount: amount(data),
        };
      case 'visitor':
        return { title: data.name, detail: data.company ?? '', amount: '' };
      case 'delivery':
        return { title: data.what, detail: data.supplier ?? '', amount: '' };
      case 'equipment':
        return {
          title: data.what,
          detail: '',
          amount: data.minutes === null ? '' : hours(data.minutes),
        };
      case 'quantity':
        return {
          title: [data.code, data.code_name].filter(Boolean).join(' '),
          detail: '',
          amount: `${number(data.thousandths / 1000)} ${data.unit}`,
        };
      case 'delay':
        return {
          title: data.cause,
          detail: causes[data.whose],
          amount: data.minutes === null ? '' : hours(data.minutes),
        };
      case 'safety':
        return {
          title: data.text,
          detail:
            data.type === 'jsa'
              ? t`JSA #${data.number ?? ''}`
              : data.type === 'hazard'
                ? t`Hazard #${data.number ?? ''}`
                : '',
          amount: '',
        };
      case 'weather':
        return {
          title: data.sky ?? weather(data),
          detail: data.sky === null ? '' : weather(data),
          amount: '',
        };
      case 'work':
      case 'note':
        return { title: data.text, detail: '', amount: '' };
    }
  }
  return { reader, isUs, states, causes, kinds, added, line, amount, hours, people };
}
