import type { FileColumns } from '../../../kit/import/file-columns.ts';
import { fileLines } from '../../../kit/import/file-lines.ts';
import type { CsvFile } from '../../../ui/csv/csv-file.ts';

export type CodeMeaning = 'code' | 'name';

export type CodeLine = { readonly code: string; readonly name: string };

const codeWords = /^(cost\s*)?(code|no\.?|number|nr\.?|id|c[oó]digo|n[uú]mero|phase)(\s|$|de)/i;
const nameWords = /(name|description|desc|title|nombre|descripci[oó]n|t[ií]tulo)/i;

type Guess = { readonly columns: FileColumns<CodeMeaning>; readonly hasHeadings: boolean };

/** Guesses the code and name columns from the headings; if none match, takes the first two. */
export function guessCodeColumns({ headings, rows }: CsvFile): Guess {
  const at = (code: number, name: number) =>
    headings.map((_, place) => (place === code ? 'code' : place === name ? 'name' : null));
  const name = headings.findIndex((heading) => nameWords.test(heading));
  const code = headings.findIndex((heading, place) => place !== name && codeWords.test(heading));
  const looksLikeCode = /^\d[\d\s.-]*$/.test(headings[0] ?? '');
  if (code < 0 && name < 0 && looksLikeCode) return { columns: at(0, 1), hasHeadings: false };
  const others = headings
    .map((_, place) => place)
    .filter((place) => place !== code && place !== name);
  const filled = (place: number | undefined) =>
    place !== undefined && rows.some(({ cells }) => (cells[place] ?? '').trim() !== '')
      ? place
      : -1;
  const columns = at(
    code < 0 ? filled(others[0]) : code,
    name < 0 ? filled(code < 0 ? others[1] : others[0]) : name,
  );
  return { columns, hasHeadings: true };
}

/** Returns the rows as they are sent. */
export function codeLines(file: CsvFile, columns: FileColumns<CodeMeaning>): readonly CodeLine[] {
  return fileLines(file, columns, (cellOf) => ({ code: cellOf('code'), name: cellOf('name') }));
}
