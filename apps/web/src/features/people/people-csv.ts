import type { ListedPerson } from '@muster/contract/people';

/** A table as spreadsheets read it: CRLF, quotes where needed, nothing that begins a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  // What a spreadsheet would take for a formula is made text by an apostrophe (OWASP, CSV injection).
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A person's line, in the order of the header that the screen writes above. */
export function personCells(
  person: ListedPerson,
  words: { readonly role: string; readonly status: string },
): readonly string[] {
  return [
    person.employee_number ?? '',
    person.first_name,
    person.last_name,
    words.role,
    words.status,
    person.crews.map(({ name }) => name).join('; '),
    person.phone ?? '',
    person.email ?? '',
  ];
}
