import { expect, test } from 'vitest';
import { valuesCheckedBy, valuesReadBy } from './form-schemas.ts';

const age = valuesReadBy(({ years }: { readonly years: string }) =>
  /^\d+$/.test(years) ? { facts: { age: Number(years) } } : { problems: ['years'] },
);
const lines = valuesCheckedBy(({ texts }: { readonly texts: readonly string[] }) => [
  ...(texts.length === 0 ? ['texts'] : []),
  ...texts.flatMap((text, at) => (text === '' ? [['texts', at]] : [])),
]);

test('values that can’t be read name their fields', () => {
  expect(age.safeParse({ years: 'ten' }).error?.issues.map(({ path }) => path)).toEqual([
    ['years'],
  ]);
});

test('values that can be read become what they mean', () => {
  expect(age.parse({ years: '10' })).toEqual({ age: 10 });
});

test('values that are only checked name a field or a part of one, and stay as they are', () => {
  const paths = (texts: readonly string[]) =>
    lines.safeParse({ texts }).error?.issues.map(({ path }) => path);
  expect(paths([])).toEqual([['texts']]);
  expect(paths(['a', ''])).toEqual([['texts', 1]]);
  expect(lines.parse({ texts: ['a'] })).toEqual({ texts: ['a'] });
});
