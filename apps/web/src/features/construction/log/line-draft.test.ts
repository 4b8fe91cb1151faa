import type { LogContent } from '@muster/domain/daily-log/log-line';
import { expect, it } from 'vitest';
import { contentOf, draftOf } from './line-draft.ts';

const us = { locale: 'en-US', system: 'feet' } as const;
const mexican = { locale: 'es-MX', system: 'metres' } as const;
const codes = [{ id: 'c', code: '03 30', name: 'Concrete' }];
const read = (kind: LogContent['kind'], draft: object, reader: typeof us | typeof mexican = us) =>
  contentOf(kind, { ...draftOf(null, reader), ...draft }, { reader, was: null, codes });

it('names the fields that say nothing useful', () => {
  expect(read('work', { text: ' ' })).toEqual({ wrong: ['text'] });
  expect(read('manpower', { text: 'Acme', people: '1.5', hours: '' })).toEqual({
    wrong: ['people', 'hours'],
  });
  expect(read('quantity', { code: 'gone', amount: 'many' })).toEqual({
    wrong: ['code', 'amount', 'unit'],
  });
  expect(read('weather', {})).toEqual({ wrong: ['text'] });
  expect(read('weather', { low: 'cold' })).toEqual({ wrong: ['low'] });
});

it('reads hours, quantities and weather in the units of the reader', () => {
  expect(read('equipment', { text: 'Lift', hours: '1.5' }).content?.data).toEqual({
    what: 'Lift',
    minutes: 90,
  });
  expect(
    read('quantity', { code: 'c', amount: '12.345', unit: 'yd³' }).content?.data,
  ).toMatchObject({
    code: '03 30',
    thousandths: 12_345,
  });
  expect(
    read('weather', { low: '32', high: '50', rain: '1', wind: '10' }).content?.data,
  ).toMatchObject({
    low_c10: 0,
    high_c10: 100,
    rain_mm10: 254,
    wind_kmh: 16,
  });
  expect(read('weather', { low: '-5', high: '10' }, mexican).content?.data).toMatchObject({
    low_c10: -50,
    high_c10: 100,
  });
});

it('shows a line in its fields as it was typed', () => {
  const lines: readonly LogContent[] = [
    {
      kind: 'manpower',
      data: { crew: 'Acme', code: null, code_name: null, people: 3, minutes: 1410 },
    },
    { kind: 'delay', data: { cause: 'Rain', minutes: null, whose: 'weather' } },
    {
      kind: 'quantity',
      data: {
        cost_code_id: 'c',
        code: '03 30',
        code_name: 'Concrete',
        thousandths: 500,
        unit: 'm³',
      },
    },
    { kind: 'safety', data: { type: 'hazard', number: 7, text: 'Loose board' } },
    { kind: 'note', data: { text: 'x' } },
  ];
  for (const reader of [us, mexican]) {
    for (const line of lines) {
      expect(contentOf(line.kind, draftOf(line, reader), { reader, was: line, codes })).toEqual({
        content: line,
      });
    }
  }
});
