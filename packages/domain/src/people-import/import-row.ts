/** Fields that a file can have for a person, in display order. */
export const importFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'role',
  'crew',
  'employee_number',
  'language',
  'starts_on',
  'rate',
] as const;
export type ImportField = (typeof importFields)[number];

/** A row in the form that is sent: texts as far as they could be parsed; `line` is the spreadsheet's row number. */
export type ImportRow = { readonly line: number } & Readonly<Record<ImportField, string | null>>;

/**
 * Possible errors of a field. On its own: `missing`, `too_long`, `malformed`, `unknown`,
 * `out_of_range`. Across rows: `repeated`. Against the company's data: `ambiguous`, `taken`,
 * `differs`, `same_name_here`, `several_here`, `left_the_company`.
 */
export const rowErrorCodes = [
  'missing',
  'too_long',
  'malformed',
  'unknown',
  'out_of_range',
  'repeated',
  'ambiguous',
  'taken',
  'differs',
  'same_name_here',
  'several_here',
  'left_the_company',
] as const;
export type RowErrorCode = (typeof rowErrorCodes)[number];

/** The maximum length of each field that has a limit, in characters. */
export const importLimits = {
  first_name: 100,
  last_name: 100,
  email: 320,
  phone: 50,
  crew: 100,
  employee_number: 50,
} as const satisfies Partial<Record<ImportField, number>>;

/** The most rows in one import. */
export const importMaxRows = 10_000;
