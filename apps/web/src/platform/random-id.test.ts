import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { randomId } from './random-id.ts';

it('makes version 4 UUIDs that do not repeat', () => {
  const ids = Array.from({ length: 500 }, randomId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
