import { expect, test } from 'vitest';
import { filtersOf, isSameSearch, tidy } from './list-search.ts';

test('an address that says nothing finds whoever works here', () => {
  expect(filtersOf({})).toEqual({ query: '', statuses: ['active', 'invited', 'no_login'] });
});

test('ignores what an address can’t mean', () => {
  expect(filtersOf({ role: 'owner', status: 'gone', crew: '; drop', sort: 'pay' })).toEqual(
    filtersOf({}),
  );
});

test('an address names role, standing, crew and order', () => {
  const crew = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
  expect(filtersOf({ q: ' ann ', role: 'admin', status: 'left', crew, sort: 'last_name' })).toEqual(
    { query: 'ann', roles: ['admin'], statuses: ['left'], crewId: crew, sort: 'last_name' },
  );
  expect(filtersOf({ crew: 'none' })).toMatchObject({ withoutCrew: true });
  expect(filtersOf({ cert: 'due' })).toMatchObject({ certificateDays: 30 });
});

test('two searches are the same whatever their order and empty parts', () => {
  expect(isSameSearch({ role: 'admin', q: 'a' }, { q: 'a', role: 'admin', crew: '' })).toBe(true);
  expect(isSameSearch({ q: 'a' }, { q: 'b' })).toBe(false);
  expect(tidy({ q: '  ', sort: 'name' })).toEqual({});
});
