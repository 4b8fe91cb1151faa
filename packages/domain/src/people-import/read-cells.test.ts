import { describe, expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { guessDayOrder, readCell, splitName } from './read-cells.ts';

describe('a cell', () => {
  test.each([
    ['role', ' Capataz ', 'supervisor'],
    ['role', 'FOREMAN', 'supervisor'],
    ['role', 'Boss', 'Boss'],
    ['language', 'Español', 'es'],
    ['language', 'en-US', 'en'],
    ['language', 'Klingon', 'Klingon'],
    ['email', 'mailto:Ana@Ruiz.TEST', 'ana@ruiz.test'],
    ['starts_on', '2026-3-4', '2026-03-04'],
    ['starts_on', '2026-03-04T00:00:00', '2026-03-04'],
    ['starts_on', '3/4/2026', '2026-03-04'],
    ['starts_on', '31/4/2026', '31/4/2026'],
    ['starts_on', 'soon', 'soon'],
    ['rate', '$28.50', '28.50'],
    ['rate', '1,250.00 USD', '1250.00'],
    ['rate', '28,5 €', '28.5'],
    ['rate', '28.50/hr', '28.50'],
    ['rate', 'by the day', 'by the day'],
    ['first_name', ' Ana\u00a0\u200bMaría\r\n', 'Ana María'],
    ['first_name', 'a\u0000b', 'a b'],
    ['phone', ' \t ', null],
  ] as const)('of %s that says %j is read as %j', (field, cell, read) => {
    expect(readCell(cell, field, 'month_first')).toBe(read);
  });

  test('with a day is read in the order of the file', () => {
    expect(readCell('3/4/2026', 'starts_on', 'day_first')).toBe('2026-04-03');
    expect(guessDayOrder(['', '3/4/2026', '28/2/2026'])).toBe('day_first');
    expect(guessDayOrder(['3/14/2026', '13/1/2026'])).toBe('month_first');
    expect(guessDayOrder(['3/4/2026', 'soon', '2026-02-28'])).toBeNull();
  });

  test.each([
    ['Ana María Ruiz', 'Ana María', 'Ruiz'],
    ['Ruiz Vega, Ana María', 'Ana María', 'Ruiz Vega'],
    ['Ana', 'Ana', null],
    ['Ruiz,', null, 'Ruiz'],
    ['', null, null],
    ['محمد الأحمد', 'محمد', 'الأحمد'],
  ])('with a whole name, %j, is split', (cell, first_name, last_name) => {
    expect(splitName(cell)).toEqual({ first_name, last_name });
  });
});

describe('the columns', () => {
  test('are known by their headings in both languages', () => {
    expect(
      guessColumns(['Employee #', 'First Name', 'LAST_NAME', 'E-mail', 'Cell phone', 'Hire date']),
    ).toEqual(['employee_number', 'first_name', 'last_name', 'email', 'phone', 'starts_on']);
    expect(
      guessColumns(['Nº', 'Nombre', 'Apellidos', 'Teléfono', 'Cuadrilla', 'Tarifa por hora']),
    ).toEqual(['employee_number', 'first_name', 'last_name', 'phone', 'crew', 'rate']);
  });

  test('that are called a name and stand alone hold the whole name', () => {
    expect(guessColumns(['Nombre', 'Correo electrónico'])).toEqual(['full_name', 'email']);
  });

  test('mean nothing twice, and nothing when no one knows', () => {
    expect(guessColumns(['Email', 'Email', 'Shoe size', ''])).toEqual(['email', null, null, null]);
  });
});
