import { expect, test } from 'vitest';

import { askedPages } from './asked-pages.ts';

const pages = ['landing', 'sign-in', 'time', 'today'] as const;

test('audits the named pages and none after them', () => {
  expect(askedPages(pages, ['sign-in'])).toEqual(['sign-in']);
  expect(askedPages(pages, ['time', 'landing'])).toEqual(['landing', 'time']);
});

test('audits every page when none is named', () => {
  expect(askedPages(pages, [])).toEqual(pages);
});

test('says which page it does not know', () => {
  expect(() => askedPages(pages, ['time', 'tomorrow'])).toThrow('No such page: tomorrow');
});
