import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DataError } from '../../data/errors/data-error.ts';
import { placeFailure, wrongFields } from './form-failure.ts';

const names = ['code', 'name'] as const;
const refusal = (code: string, detail?: string) =>
  new DataError({ kind: 'refused', code, message: code, detail });
const place = (error: Error, refused = {}) => {
  const { error: _error, ...where } = placeFailure(error, names, refused);
  return where;
};

test('a refusal that names no field of the form is said above the buttons', () => {
  expect(place(refusal('not_allowed'))).toEqual({ kind: 'form' });
  expect(place(refusal('invalid_input', 'color'))).toEqual({ kind: 'form' });
  expect(place(new Error('name'))).toEqual({ kind: 'form' });
});

test('a refusal that names a field is said on it', () => {
  expect(place(refusal('invalid_input', 'name'))).toEqual({
    kind: 'field',
    field: 'name',
    words: null,
  });
  expect(place(refusal('taken', 'code'))).toMatchObject({ kind: 'field', field: 'code' });
});

test('the form says which field a bare reason is about, and in which words', () => {
  const refused = { taken: { field: 'code' as const, words: 'In use' } };
  expect(place(refusal('taken'), refused)).toEqual({
    kind: 'field',
    field: 'code',
    words: 'In use',
  });
  expect(place(refusal('taken', 'name'), { taken: { words: 'In use' } })).toMatchObject({
    field: 'name',
    words: 'In use',
  });
});

test('a newer version is a conflict, not an error of a field', () => {
  expect(place(refusal('changed_meanwhile', 'name'))).toEqual({ kind: 'overtaken' });
});

test('only a refinement brings words of its own', () => {
  const schema = z.object({
    code: z.string().check(z.minLength(1)),
    name: z.string().check(z.refine((name) => name !== 'x', 'Not x')),
  });
  const wrong = wrongFields(schema.safeParse({ code: '', name: 'x' }).error?.issues ?? [], names);
  expect([...wrong]).toEqual([
    ['code', null],
    ['name', 'Not x'],
  ]);
});
