import { describe, expect, test } from 'vitest';
import { guessColumns } from './guess-columns.ts';
import { readCell } from './read-cells.ts';
import { guessDayOrder, needsDayOrder } from './read-day.ts';
import { splitName } from './split-name.ts';

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
    ['starts_on', '3/14/26', '2026-03-14'],
    ['starts_on', '3/14/98', '1998-03-14'],
    ['starts_on', '14-Mar-2026', '2026-03-14'],
    ['starts_on', '1-ago-26', '2026-08-01'],
    ['starts_on', '14-Xxx-2026', '14-Xxx-2026'],
    ['starts_on', '46094', '2026-03-13'],
    ['starts_on', '20240101', '2024-01-01'],
    ['starts_on', '14032026', '14032026'],
    ['role', 'Crew member', 'employee'],
    ['role', 'constructor', 'constructor'],
    ['rate', '$28.50', '28.50'],
    ['rate', '1,250.00 USD', '1250.00'],
    ['rate', '28,5 €', '28.5'],
    ['rate', '28.50/hr', '28.50'],
    ['rate', 'by the day', 'by the day'],
    ['first_name', ' Ana\u00a0María\r\n', 'Ana María'],
    ['first_name', 'a\u0000b', 'a b'],
    ['phone', ' \t ', null],
  ] as const)('of %s that says %j is read as %j', (field, cell, read) => {
    expect(readCell(cell, field, 'month_first')).toBe(read);
  });

  test('with a day is read in the order of the file', () => {
    expect(readCell('3/4/2026', 'starts_on', 'day_first')).toBe('2026-04-03');
    expect(guessDayOrder(['', '3/4/2026', '28/2/2026'])).toBe('day_first');
    expect(guessDayOrder(['3/14/2026', '1/2/2026'])).toBe('month_first');
    expect(guessDayOrder(['3/4/2026', 'soon', '2026-02-28'])).toBeNull();
    expect(guessDayOrder(['3/14/2026', '14/3/2026'])).toBeNull();
  });

  test('with a day stays as it is while two days are possible', () => {
    expect(readCell('3/4/2026', 'starts_on', null)).toBe('3/4/2026');
    expect(readCell('14/3/2026', 'starts_on', null)).toBe('2026-03-14');
    expect(readCell('3/3/2026', 'starts_on', null)).toBe('2026-03-03');
    expect(
      ['3/4/2026', '3/4/26', '3/3/2026', '3/14/2026', '14-Mar-2026'].map(needsDayOrder),
    ).toEqual([true, true, false, false, false]);
  });

  test.each([
    ['Ana Ruiz', 'Ana', 'Ruiz'],
    ['Ruiz Vega, Ana María', 'Ana María', 'Ruiz Vega'],
    ['Smith Jr., John', 'John', 'Smith Jr.'],
    ['Ana', 'Ana', null],
    ['Ruiz,', null, 'Ruiz'],
    ['', null, null],
    ['محمد الأحمد', 'محمد', 'الأحمد'],
  ])('with a whole name, %j, is split', (cell, first_name, last_name) => {
    expect(splitName(cell, null)).toEqual({ first_name, last_name });
  });

  test.each([
    ['Ana María Ruiz', 'Ana María | Ruiz', 'Ana | María Ruiz'],
    ['John Smith Jr.', null, 'John | Smith Jr.'],
    ['John Smith III', null, 'John | Smith III'],
    ['Ana De la Cruz', null, 'Ana | De la Cruz'],
    ['Smith Jr.', null, null],
    ['John Smith, Jr.', null, null],
    ['Smith, John, Jr.', null, null],
  ])('with a whole name, %j, is split as someone says, or not at all', (cell, byLast, byFirst) => {
    const split = (lastName: Parameters<typeof splitName>[1]) => {
      const name = splitName(cell, lastName);
      return name === null ? null : `${name.first_name} | ${name.last_name}`;
    };
    expect([split(null), split('last_word'), split('after_first_word')]).toEqual([
      null,
      byLast,
      byFirst,
    ]);
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

  test('are known by the headings of other programs', () => {
    expect(
      guessColumns(['Badge ID', 'EMAIL ID', 'hireDate', 'firstName', 'lastName', 'First day']),
    ).toEqual(['employee_number', 'email', 'starts_on', 'first_name', 'last_name', null]);
  });

  test('called a position hold roles only where every cell is one', () => {
    const positions = (...cells: readonly string[]) => guessColumns(['Position'], () => cells);
    expect(positions('Foreman', '', 'Crew member')).toEqual(['role']);
    expect(positions('Foreman', 'Carpenter')).toEqual([null]);
  });

  test('that are called a name and stand alone hold the whole name', () => {
    expect(guessColumns(['Nombre', 'Correo electrónico'])).toEqual(['full_name', 'email']);
  });

  test('mean nothing twice, and nothing when no one knows', () => {
    expect(guessColumns(['Email', 'Email', 'Shoe size', ''])).toEqual(['email', null, null, null]);
  });
});
