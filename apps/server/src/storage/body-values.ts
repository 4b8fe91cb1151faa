/** Values of a body as upstream's validator accepts them: it converts between texts, numbers and booleans. */
import * as z from 'zod';

const isNumeric = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value));

export const wholeNumber = (minimum: number) =>
  z.preprocess((value) => {
    if (isNumeric(value) || typeof value === 'boolean') return Number(value);
    return value === null ? 0 : value;
  }, z.int().min(minimum));

export const truth = z.preprocess((value) => {
  if (value === 'true' || value === 1) return true;
  return value === 'false' || value === 0 || value === null ? false : value;
}, z.boolean());

export const words = z.preprocess((value) => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value === null ? '' : value;
}, z.string());
