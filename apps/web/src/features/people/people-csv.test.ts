import { expect, test } from 'vitest';
import { toCsv } from './people-csv.ts';

test('commas, quotes and line breaks stay within their cell', () => {
  expect(toCsv([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe(
    '"a,b","say ""hi""","two\nlines",plain\r\n',
  );
});

test.each(['=1+1', '+1 303 555', '-2', '@SUM(A1)', '\t=1', '\r=1'])(
  'a cell that begins like a formula is text: %j',
  (text) => {
    expect(toCsv([[text]])).toMatch(/^"?'/);
  },
);
