import { describe, expect, test } from 'vitest';
import cases from './cases/fields.json' with { type: 'json' };
import { fieldErrors } from './field-errors.ts';
import { importLimits } from './import-row.ts';

function errorsOf(row: Readonly<Record<string, string | undefined>>) {
  return fieldErrors({ ...emptyRow(), ...row }, '2027-11-20').map(({ field, code }) => [
    field,
    code,
  ]);
}

function emptyRow(): Parameters<typeof fieldErrors>[0] {
  return {
    first_name: null,
    last_name: null,
    email: null,
    phone: null,
    role: null,
    crew: null,
    employee_number: null,
    language: null,
    starts_on: null,
    rate: null,
  };
}

describe('a row on its own', () => {
  test.each(cases)('$name', ({ row, flaws }) => {
    expect(errorsOf(row)).toEqual(flaws);
  });

  test.each(Object.entries(importLimits))(
    '%s may have %i characters and no more',
    (field, most) => {
      const value = (length: number) =>
        field === 'email'
          ? `${'a'.repeat(length - 8)}@ruiz.co`
          : field === 'phone'
            ? `5550102030${' '.repeat(length - 11)}4`
            : 'x'.repeat(length);
      expect(errorsOf({ first_name: 'Ana', [field]: value(most) })).toEqual([]);
      expect(errorsOf({ first_name: 'Ana', [field]: value(most + 1) })).toEqual([
        [field, 'too_long'],
      ]);
    },
  );
});
