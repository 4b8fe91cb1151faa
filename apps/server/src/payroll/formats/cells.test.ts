import { expect, test } from 'vitest';
import { csvLine } from '../../../../web/src/ui/csv/to-csv.ts';
import { cellText, figure } from './cells.ts';

test.each(['=1+1', '+1', '-1', '@x', '|calc', '%x', '\t=1', '\r=1', '\n=1', '  =1', '\u00A0=1'])(
  'a text like %j is no formula, here as in the app',
  (text) => {
    expect(cellText(text)).toBe(`'${text}`);
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test.each(['Ana', 'a=1', '5 - 3', ''])('a text like %j stays as it is', (text) => {
  expect(cellText(text)).toBe(text);
});

test('a negative number stays a number', () => {
  expect(cellText(figure(-1))).toBe('-1');
});
