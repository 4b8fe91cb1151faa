import type { FileColumns } from '../../../../kit/import/file-columns.ts';
import { columnsByHeadings, fileLines } from '../../../../kit/import/file-lines.ts';
import type { CsvFile } from '../../../../ui/csv/csv-file.ts';

export const vendorMeanings = [
  'name',
  'account_number',
  'mail',
  'phone',
  'address',
  'terms_days',
  'tax_id',
  'note',
] as const;
export type VendorMeaning = (typeof vendorMeanings)[number];

/**
 * In the order in which headings are matched: "Email address" must not match the address, nor "Account name" the name.
 */
const headingWords: readonly (readonly [VendorMeaning, RegExp])[] = [
  ['mail', /\b(e-?mail|correo)\b/i],
  ['phone', /\b(phone|tel[eé]fono|tel)\b/i],
  ['tax_id', /\b(tax|ein|ssn|rfc|fiscal)\b/i],
  ['account_number', /\b(account|acct|customer|cuenta|cliente)\b/i],
  ['terms_days', /\b(terms|t[eé]rminos|plazo|d[ií]as)\b/i],
  ['address', /\b(address|street|direcci[oó]n|domicilio)\b/i],
  ['note', /\b(notes?|memo|comments?|notas?)\b/i],
  ['name', /\b(vendor|supplier|company|name|proveedor|nombre|empresa)\b/i],
];

export function guessVendorColumns({ headings }: CsvFile): {
  readonly columns: FileColumns<VendorMeaning>;
  readonly hasHeadings: boolean;
} {
  return { columns: columnsByHeadings(headings, headingWords), hasHeadings: true };
}

/** Returns the lines to send: blank cells are left out, and terms that can’t be parsed are sent as written. */
export function vendorLines(
  file: CsvFile,
  columns: FileColumns<VendorMeaning>,
): readonly Readonly<Record<string, string | number>>[] {
  return fileLines(file, columns, (cellOf) =>
    Object.fromEntries(
      vendorMeanings.flatMap((meaning): (readonly [string, string | number])[] => {
        const cell = cellOf(meaning);
        if (cell === '') return [];
        return [[meaning, meaning === 'terms_days' ? (termsDays(cell) ?? cell) : cell]];
      }),
    ),
  );
}

/** Returns "Net 30", "30 days" and "Due on receipt" as the number of days until an invoice is due. */
function termsDays(cell: string): number | null {
  if (/^(due on receipt|c\.?o\.?d\.?|cash|contado|al recibir)$/i.test(cell)) return 0;
  const days = /^(?:net|neto|n)?[\s/-]*(\d{1,3})\s*(?:days?|d[ií]as)?$/i.exec(cell)?.[1];
  return days === undefined ? null : Number(days);
}
