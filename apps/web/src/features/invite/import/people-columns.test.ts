import { describe, expect, test } from 'vitest';
import {
  dayOrderOf,
  firstColumns,
  hasNames,
  readPeople,
  rememberColumns,
} from './people-columns.ts';
import { createMemoryStore } from '../../../platform/simulated-storage.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';

const file: CsvFile = {
  name: 'crew.csv',
  headings: ['Name', 'Correo', 'Shoe size', 'Hire date'],
  rows: [
    { line: 2, cells: ['Ruiz, Ana', 'ANA@ruiz.test', '38', '28/2/2026'] },
    { line: 4, cells: ['Bea Vega'] },
  ],
};

describe('the columns of a file', () => {
  test('are guessed from the headings, or as they were chosen the last time', () => {
    const store = createMemoryStore();
    const guessed = firstColumns(file, store, 'admin');
    expect(guessed).toEqual(['full_name', 'email', null, 'starts_on']);
    rememberColumns(file, guessed.with(2, 'employee_number'), store, 'admin');
    expect(firstColumns(file, store, 'admin')[2]).toBe('employee_number');
    expect(firstColumns(file, store, 'another admin')[2]).toBeNull();
  });

  test('must say who each row is about', () => {
    expect(hasNames(['email', 'phone'])).toBe(false);
    expect(hasNames([null, 'last_name'])).toBe(true);
  });
});

test('rows are read by their columns, short ones too', () => {
  const columns = firstColumns(file, createMemoryStore(), 'admin');
  expect(dayOrderOf(file, columns, null)).toBe('day_first');
  const { rows } = readPeople(file, columns, { dayOrder: null, lastName: null });
  expect(rows).toMatchObject([
    {
      line: 2,
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'ana@ruiz.test',
      starts_on: '2026-02-28',
    },
    { line: 4, first_name: 'Bea', last_name: 'Vega', email: null, phone: null },
  ]);
});
