import { describe, expect, test } from 'vitest';
import { UnreadableCsv } from './csv-file.ts';
import { sampleEncodings } from './decode-csv.ts';
import { readCsvFile } from './read-csv-file.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array | string) =>
  readCsvFile('crew.csv', typeof bytes === 'string' ? utf8(bytes) : bytes, { maxRows: 10 });
const troubleOf = (bytes: Uint8Array | string) => {
  try {
    read(bytes);
    return null;
  } catch (error) {
    return error instanceof UnreadableCsv ? error.trouble : error;
  }
};

describe('a file that is no table', () => {
  test.each([
    ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20]), 'workbook'],
    ['an old Excel workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'workbook'],
    ['nothing', '', 'empty'],
    ['only headings', 'Name,Email\n\n', 'empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 13, 10]), 'not_text'],
    ['more rows than can be taken', `Name\n${'A\n'.repeat(11)}`, 'too_large'],
  ])('is named: %s', (_, bytes, trouble) => {
    expect(troubleOf(bytes)).toBe(trouble);
  });
});

describe('a file', () => {
  test.each([
    ['commas', 'Name,Email\nAna,a@b.co'],
    ['semicolons', 'Name;Email\r\nAna;a@b.co\r\n'],
    ['tabs', 'Name\tEmail\nAna\ta@b.co'],
    ['a line that names the separator', 'sep=;\r\nName;Email\r\nAna;a@b.co'],
    ['the mark of UTF-8', '\ufeffName,Email\nAna,a@b.co'],
  ])('with %s is read', (_, text) => {
    const { headings, rows } = read(text);
    expect(headings).toEqual(['Name', 'Email']);
    expect(rows.map(({ cells }) => cells)).toEqual([['Ana', 'a@b.co']]);
  });

  test('keeps line breaks and separators within quotes', () => {
    expect(read('Name,Note\n"Ruiz, Ana","one\ntwo ""three"""').rows).toEqual([
      { line: 2, cells: ['Ruiz, Ana', 'one\ntwo "three"'] },
    ]);
  });

  test('counts its lines as a spreadsheet does, empty ones too', () => {
    expect(read('Name\nAna\n\n ,\nBea').rows.map(({ line }) => line)).toEqual([2, 5]);
    expect(read('sep=;\nName;X\nAna;1').rows.map(({ line }) => line)).toEqual([3]);
  });

  test('is read in the encodings that programs write', () => {
    const wide = new Uint8Array(
      [0xfeff, ...Array.from('Name\nPeña', (char) => char.charCodeAt(0))].flatMap((code) => [
        code & 0xff,
        code >> 8,
      ]),
    );
    for (const bytes of [utf8('Name\nPeña'), wide]) {
      expect(read(bytes).rows[0]?.cells).toEqual(['Peña']);
    }
  });

  test('in an old encoding is read as someone chooses from what its letters would be', () => {
    const old = new Uint8Array([...utf8('Name\nAna\n'), 0x50, 0x65, 0xf1, 0x61]);
    expect(troubleOf(old)).toBe('encoding');
    expect(sampleEncodings(old)).toEqual([
      { encoding: 'windows-1252', words: ['Peña'] },
      { encoding: 'macintosh', words: ['PeÒa'] },
      { encoding: 'windows-1250', words: ['Peńa'] },
      { encoding: 'windows-1251', words: ['Peсa'] },
    ]);
    const chosen = readCsvFile('crew.csv', old, { maxRows: 10, encoding: 'windows-1252' });
    expect(chosen.rows.map(({ cells }) => cells)).toEqual([['Ana'], ['Peña']]);
  });

  test.each([
    [
      'opens and never closes',
      'Name,Phone\nAna,1\nBea,"2\nCy,3',
      { line: 3, column: 'Phone', text: '"2' },
    ],
    [
      'closes in the middle',
      'Name,Phone\n"Ana" Ruiz,1\nBea,2',
      { line: 2, column: 'Name', text: '"Ana" Ruiz,1' },
    ],
    ['opens in a heading', '"Name,Phone\nAna,1', { line: 1, column: '1', text: '"Name,Phone' }],
    [
      'opens in a column without a heading',
      'sep=;\nName;\nAna;"1',
      { line: 3, column: '2', text: '"1' },
    ],
  ])('whose quotation mark %s is refused with the place of the mark', (_, text, place) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ trouble: 'quotes', place }));
  });

  test('keeps a quotation mark within a cell', () => {
    expect(read('Name,Size\nAna "Annie" Ruiz,6\'2"').rows[0]?.cells).toEqual([
      'Ana "Annie" Ruiz',
      '6\'2"',
    ]);
  });

  test('has its separator from most of its first lines', () => {
    expect(read('Acme, Inc.\nName;Email\nAna;a@b.co').rows.at(-1)?.cells).toEqual([
      'Ana',
      'a@b.co',
    ]);
    expect(read('Name;Note\nAna;a, b, c').rows[0]?.cells).toEqual(['Ana', 'a, b, c']);
    expect(read('Name;Phone\nRuiz, Ana;1\nVega, Bea;2').headings).toEqual(['Name', 'Phone']);
  });
});
