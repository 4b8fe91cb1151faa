import { expect, it } from 'vitest';
import { notices } from './notice-list.ts';

it('names each notice by its kind', () => {
  const kinds = Object.values(notices).map(({ kind }) => kind);
  expect(kinds).toEqual(Object.keys(notices));
});
