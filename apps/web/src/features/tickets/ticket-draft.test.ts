import { expect, it } from 'vitest';
import {
  emptyLabor,
  emptyTicket,
  laborLines,
  quantityLines,
  ticketOf,
  wrongParts,
} from './ticket-draft.ts';

const made = {
  labor: [{ name: ' Luis ', classification: '', hours: '7:35' }],
  code: 'KMTRWX',
  madeAt: '2026-11-23T22:00:00.000Z',
  copiedFrom: null,
  newFiles: [],
};
const draft = { ...emptyTicket('p', '2026-11-23'), what: ' Dug\ud800 ' };

it('leaves out empty lines and refuses half ones', () => {
  expect(laborLines([emptyLabor, ...made.labor])).toEqual([
    { name: 'Luis', classification: null, minutes: 455 },
  ]);
  expect(laborLines([{ ...emptyLabor, name: 'Luis' }])).toBeNull();
  expect(quantityLines([{ what: 'Gravel', quantity: '-1', unit: '' }])).toBeNull();
  expect(quantityLines([{ what: 'Gravel', quantity: '2.5', unit: ' yd ' }])).toEqual([
    { what: 'Gravel', quantity: 2500, unit: 'yd' },
  ]);
});

it('names what keeps a ticket from being saved', () => {
  expect(wrongParts(emptyTicket(null, ''), [])).toEqual(['project_id', 'day', 'what', 'labor']);
  expect(wrongParts(draft, made.labor)).toEqual([]);
  expect(
    wrongParts({ ...draft, materials: [{ what: '', quantity: '2', unit: '' }] }, made.labor),
  ).toEqual(['materials']);
  const one = { ...emptyLabor, name: 'A', hours: '1' };
  expect(
    wrongParts(
      draft,
      Array.from({ length: 100 }, () => one),
    ),
  ).toEqual([]);
  expect(
    wrongParts(
      draft,
      Array.from({ length: 101 }, () => one),
    ),
  ).toEqual(['labor']);
});

it('sends what is typed without what no database stores', () => {
  expect(ticketOf(draft, made)).toMatchObject({ what: 'Dug', why: null, materials: [], files: [] });
});
