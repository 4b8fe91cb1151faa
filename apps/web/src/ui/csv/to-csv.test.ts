import { expect, it } from 'vitest';
import { csvLine, toCsv } from './to-csv.ts';

it('lets a spreadsheet carry nothing out, however the formula is dressed', () => {
  for (const value of [
    '=HYPERLINK("https://evil.test")',
    '+1+1',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\n@x',
    '|calc',
    '%0A=1',
  ]) {
    expect(csvLine([value])).toMatch(/^"'/);
  }
});

it('keeps quotes, commas and lines within their cell', () => {
  expect(csvLine(['Beam, "long"', 'two\nlines', ''])).toBe('"Beam, ""long""","two\nlines",""\r\n');
});

it('begins a file with the byte order mark, by which spreadsheets know UTF-8', () => {
  expect(toCsv([['Peña'], ['Ortiz']])).toBe('\uFEFF"Peña"\r\n"Ortiz"\r\n');
});
