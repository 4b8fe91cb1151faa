import { expect, it } from 'vitest';
import { filterPeople, initialsOf } from './people-filter.ts';

const people = ['Álvaro Peña', 'Ana Li', 'Bob', 'שרה'].map((name) => ({
  person_id: name,
  name,
  language: 'en' as const,
  pin: null,
  open: null,
  last: null,
}));
const namesOf = (found: typeof people | readonly { readonly name: string }[]) =>
  found.map(({ name }) => name);

it('offers the letters that names begin with, accents aside', () => {
  expect(initialsOf(people)).toEqual(['A', 'B', 'ש']);
});

it('finds by letter, and by any word of the name', () => {
  expect(namesOf(filterPeople(people, { search: '', initial: 'A' }))).toEqual([
    'Álvaro Peña',
    'Ana Li',
  ]);
  expect(namesOf(filterPeople(people, { search: 'pena', initial: 'B' }))).toEqual(['Álvaro Peña']);
  expect(filterPeople(people, { search: '', initial: null })).toHaveLength(4);
});
