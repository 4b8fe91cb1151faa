/** What a file can tell about a person, in the order in which screens name it. */
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

/** A row as it is sent: text as far as it could be read, `line` as a spreadsheet counts. */
export type ImportRow = { readonly line: number } & Readonly<Record<ImportField, string | null>>;

/**
 * What can be wrong with a field. On its own: `missing`, `too_long`, `malformed`, `unknown`,
 * `out_of_range`. Among the rows: `repeated`. With what the company knows: `ambiguous`, `taken`,
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

/** The longest text of each field that has a limit, in characters. */
export const importLimits = {
  first_name: 100,
  last_name: 100,
  email: 320,
  phone: 50,
  crew: 100,
  employee_number: 50,
} as const satisfies Partial<Record<ImportField, number>>;

/** The most rows that one import takes. */
export const importMaxRows = 10_000;
