import { expect, test } from 'vitest';
import { quoteIdentifier, quoteLiteral, quoteType } from './identifiers.ts';

test('a name can only be a name', () => {
  expect(quoteIdentifier('a"; drop table x; --')).toBe('"a""; drop table x; --"');
  expect(quoteIdentifier('a\0"; drop')).toBe('"a"');
});

test('a literal can only be a literal', () => {
  expect(quoteLiteral(`it's`)).toBe(`'it''s'`);
  expect(quoteLiteral(String.raw`\' or 1`)).toBe(String.raw` E'\\'' or 1'`);
});

test('a type is a name that the catalog knows', () => {
  expect(quoteType('int')).toBe('"int4"');
  expect(quoteType('Double  Precision')).toBe('"float8"');
  expect(quoteType('constructor')).toBe('"constructor"');
  expect(quoteType('int); drop table x')).toBe('"int); drop table x"');
});
