import { expect, test } from 'vitest';
import { mergeVersions } from './merge-versions.ts';

type Site = { readonly name: string; readonly phone: string; readonly crews: readonly string[] };
const opened: Site = { name: 'Dock', phone: '555-0100', crews: ['a'] };
const merge = (theirs: Partial<Site>, mine: Partial<Site>) =>
  mergeVersions<Site>(['name', 'phone', 'crews'], {
    opened,
    theirs: { ...opened, ...theirs },
    mine: { ...opened, ...mine },
  });

test('keeps what was typed and asks about it when both changed one field', () => {
  const { disputed, taken, merged } = merge({ name: 'Dock 1' }, { name: 'Dock 2' });
  expect(disputed).toEqual(['name']);
  expect(taken).toEqual([]);
  expect(merged.name).toBe('Dock 2');
});

test('takes what only others changed, and keeps what was changed here alone', () => {
  const { disputed, taken, merged } = merge({ crews: ['a', 'b'] }, { name: 'Dock 2' });
  expect(taken).toEqual(['crews']);
  expect(merged).toEqual({ name: 'Dock 2', phone: '555-0100', crews: ['a', 'b'] });
  expect(disputed).toEqual([]);
});

test('asks nothing when both typed the same', () => {
  const { disputed, taken } = merge({ name: 'Dock 2' }, { name: 'Dock 2' });
  expect([disputed, taken]).toEqual([[], []]);
});
