import { expect, test } from 'vitest';
import { fillAddress, fillStatement, shapeOf } from './query-template.ts';

test('queries that differ only in what they compare with have one shape', () => {
  const one = shapeOf('select=a,b&id=eq.1&name=not.gt.x%20y&limit=5');
  const other = shapeOf('select=a,b&id=eq.2&name=not.gt.z&limit=5');
  expect(one.key).toBe(other.key);
  expect(one.template).toBe(other.template);
  expect(one.values).toEqual(['1', 'x y']);
});

test.each([
  ['id=eq.1', 'id=neq.1'],
  ['id=eq.1', 'no=eq.1'],
  ['id=eq.1&limit=1', 'id=eq.1&limit=2'],
  ['id=in.(1)', 'id=in.(2)'],
  ['name=like.a*', 'name=like.b*'],
  ['or=(id.eq.1)', 'or=(id.eq.2)'],
  ['order=eq.1', 'order=eq.2'],
  ['a.order=eq.1', 'a.order=eq.2'],
  ['id=eq(any).1', 'id=eq(any).2'],
  ['id=eq.1', 'id=eq.1&id=eq.1'],
])('%s and %s have not', (one, other) => {
  expect(shapeOf(one).key).not.toBe(shapeOf(other).key);
});

test('values go where the template has their slots, and nowhere into the text', () => {
  const { template, values } = shapeOf(`a=eq.'; drop&b=gt.7&limit=1`);
  const [first, second] = [...template.matchAll(/(?:eq|gt)\.([^&]+)/g)].map((match) => match[1]);
  const statement = fillStatement({
    text: 'select $1, $2, $3',
    parameters: [second ?? '', 5, first ?? ''],
  });
  expect(statement(values)).toEqual({ text: 'select $1, $2, $3', parameters: ['7', 5, "'; drop"] });
  expect(fillAddress(`/t?a=eq.${first}&b=gt.${second}`)(values)).toBe(
    '/t?a=eq.%27%3B%20drop&b=gt.7',
  );
});
