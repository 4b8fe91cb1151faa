import { expect, it } from 'vitest';
import { wordMeanings } from './word-meanings.ts';

const names = {
  kinds: {
    time_corrections: { id: 'Corrección de horas' },
    schedule_publications: { id: 'Horario publicado' },
  },
  values: {
    approved: { id: 'Aprobada' },
    signed: { id: 'Firmada' },
    in_progress: { id: 'En curso, aprobada antes' },
  },
};
const also = { signed: { id: 'rúbrica' } };
const i18n = {
  _: (message: { id: string } | string) => (typeof message === 'string' ? message : message.id),
};

it.each([
  ['correccion', { word_subjects: 'time_corrections' }],
  ['HORARIO pub', { word_subjects: 'schedule_publications' }],
  ['aprobada', { word_values: 'approved' }],
  ['rubrica', { word_values: 'signed' }],
  ['firma', { word_values: 'signed' }],
  ['grúa', {}],
  ['co', {}],
  [undefined, {}],
])('knows what %j names', (words, meanings) => {
  expect(wordMeanings(words, { ...names, also }, i18n)).toEqual(meanings);
});
