import type { Database, Parameter } from '../db/database.ts';

/** The person or key that requests a document, from a verified token. */
export type PdfCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly userId: string | null;
};

/** Reads as the caller: rows hidden by policies don't appear in their documents. */
export type ReadAsCaller = <Row extends object>(
  text: string,
  parameters?: readonly Parameter[],
) => Promise<Row[]>;

export function readAs(
  database: Pick<Database, 'query'>,
  { role, claims }: PdfCaller,
): ReadAsCaller {
  return (text, parameters) => database.query(text, parameters, { caller: { role, claims } });
}
