import { fieldErrors, guessColumns } from '@muster/domain';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../../../platform/simulated-storage.ts';
import { readCsvFile } from '../../../ui/csv/read-csv-file.ts';
import { toCsv } from '../../../ui/csv/to-csv.ts';
import {
  firstColumns,
  type ReadChoices,
  readPeople,
  unclearDay,
  unclearName,
} from './people-columns.ts';

const notAsked: ReadChoices = { dayOrder: null, lastName: null };

function read(text: string, choices = notAsked) {
  const file = readCsvFile('people.csv', new TextEncoder().encode(text), {
    maxRows: 100,
    countHeadings: (cells) => guessColumns(cells).filter((meaning) => meaning !== null).length,
  });
  const columns = firstColumns(file, createMemoryStore(), 'admin');
  const people = readPeople(file, columns, choices);
  return {
    ...people,
    people: people.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).filter(([key, value]) => key !== 'line' && value !== null),
      ),
    ),
    flaws: people.rows.flatMap((row) =>
      fieldErrors(row, '2027-01-01').map(({ field }) => [row.line, field]),
    ),
    asksDay: unclearDay(file, columns),
    asksName: unclearName(file, columns)?.name ?? null,
  };
}

describe('a file of people is read', () => {
  test.each([
    [
      'with invisible characters in names, phones and addresses',
      'First name,Last name,Phone,Email\n\u200EA\u00ADna,\u2066Ruiz\u2011Vega\u2069,\u202A+1 555\u20110100\u202C,ana@ruiz\u2011vega.test\u200E',
      [
        {
          first_name: 'Ana',
          last_name: 'Ruiz-Vega',
          phone: '+1 555-0100',
          email: 'ana@ruiz-vega.test',
        },
      ],
    ],
    [
      'as the list of people saves it',
      toCsv([
        ['Number', 'First name', 'Last name', 'Role', 'Status', 'Crews', 'Phone', 'Email'],
        [
          '007',
          'Ana',
          'Ruiz',
          'Crew member',
          'Active',
          'North; South',
          '+1 555 0100',
          'ana@ruiz.test',
        ],
      ]),
      [
        {
          employee_number: '007',
          first_name: 'Ana',
          last_name: 'Ruiz',
          role: 'employee',
          phone: '+1 555 0100',
          email: 'ana@ruiz.test',
        },
      ],
    ],
    [
      'as the list of people saves it in Spanish',
      toCsv([
        ['Número', 'Nombre', 'Apellidos', 'Rol', 'Teléfono', 'Correo'],
        ['-7', 'Ana', 'Ruiz', 'Trabajador', '+1 555 0100', ''],
      ]),
      [
        {
          employee_number: '-7',
          first_name: 'Ana',
          last_name: 'Ruiz',
          role: 'employee',
          phone: '+1 555 0100',
        },
      ],
    ],
    [
      'with numbers that a formula keeps as text',
      'Name,Employee number\nAna Ruiz,="00123"\nBea Vega,"=""00124"""',
      [
        { first_name: 'Ana', last_name: 'Ruiz', employee_number: '00123' },
        { first_name: 'Bea', last_name: 'Vega', employee_number: '00124' },
      ],
    ],
    [
      'with dates of every clear form',
      'Name,Start date\nA B,3/14/26\nC D,14-Mar-2026\nE F,46094\nG H,20240101',
      [
        { first_name: 'A', last_name: 'B', starts_on: '2026-03-14' },
        { first_name: 'C', last_name: 'D', starts_on: '2026-03-14' },
        { first_name: 'E', last_name: 'F', starts_on: '2026-03-13' },
        { first_name: 'G', last_name: 'H', starts_on: '2024-01-01' },
      ],
    ],
    [
      'with the headings of other programs',
      'Badge ID,EMAIL ID,hireDate,firstName,lastName\n7,a@b.co,2026-03-14,Ana,Ruiz',
      [
        {
          employee_number: '7',
          email: 'a@b.co',
          starts_on: '2026-03-14',
          first_name: 'Ana',
          last_name: 'Ruiz',
        },
      ],
    ],
    [
      'without its job titles',
      'Name,Position\nAna Ruiz,Carpenter\nBea Vega,Operator',
      [
        { first_name: 'Ana', last_name: 'Ruiz' },
        { first_name: 'Bea', last_name: 'Vega' },
      ],
    ],
    [
      'below the titles of a report',
      'Acme Paving, Inc.,,\nEmployee Contact List,,\nPrinted 3/14/2026,,\n\nEmployee,Phone,Email\nAna Ruiz,+1 555 0100,a@b.co',
      [{ first_name: 'Ana', last_name: 'Ruiz', phone: '+1 555 0100', email: 'a@b.co' }],
    ],
    [
      'with the product’s own words',
      'Full name,Role,First day,Hourly rate,Language\nAna Ruiz,Crew member,2026-03-14,28.50,English',
      [
        {
          first_name: 'Ana',
          last_name: 'Ruiz',
          role: 'employee',
          starts_on: '2026-03-14',
          rate: '28.50',
          language: 'en',
        },
      ],
    ],
    [
      'with decomposed letters',
      'Nombre,Apellidos\nJose\u0301,Pen\u0303a',
      [{ first_name: 'José', last_name: 'Peña' }],
    ],
  ])('%s', (_, text, people) => {
    const answer = read(text);
    expect(answer.people).toEqual(people);
    expect(answer).toMatchObject({ flaws: [], unclearNames: [], asksDay: null, asksName: null });
  });

  test('with the place of a quotation mark that doesn’t close', () => {
    expect(() => read('Name,Phone\nAna Ruiz,1\n"Bea Vega,2\nCy Doe,3')).toThrow(
      expect.objectContaining({ place: { line: 3, column: 'Name', text: '"Bea Vega,2' } }),
    );
  });
});

describe('a file of people asks', () => {
  const names = 'Name\nAna Ruiz\nAna María Ruiz\nJohn Smith Jr.\nRosa De la Cruz\nBob Hill III';

  test('where last names begin, and names the rows that stay unclear', () => {
    expect(read(names)).toMatchObject({ asksName: 'Ana María Ruiz', unclearNames: [3, 4, 5, 6] });
    const byLastWord = read(names, { dayOrder: null, lastName: 'last_word' });
    expect(byLastWord.people.map(({ last_name }) => last_name)).toEqual(['Ruiz', 'Ruiz']);
    expect(byLastWord.unclearNames).toEqual([4, 5, 6]);
    const afterFirst = read(names, { dayOrder: null, lastName: 'after_first_word' });
    expect(afterFirst.people.map(({ last_name }) => last_name)).toEqual([
      'Ruiz',
      'María Ruiz',
      'Smith Jr.',
      'De la Cruz',
      'Hill III',
    ]);
    expect(afterFirst.unclearNames).toEqual([]);
  });

  test('which order its dates are in, unless one of them says so', () => {
    const days = 'Name,Start date\nA B,3/4/2026\nC D,12/1/26';
    expect(read(days)).toMatchObject({
      asksDay: '3/4/2026',
      flaws: [
        [2, 'starts_on'],
        [3, 'starts_on'],
      ],
    });
    const chosen = read(days, { dayOrder: 'day_first', lastName: null });
    expect(chosen.people.map(({ starts_on }) => starts_on)).toEqual(['2026-04-03', '2026-01-12']);
    expect(read(`${days}\nE F,3/14/2026`).people[0]?.['starts_on']).toBe('2026-03-04');
  });
});
