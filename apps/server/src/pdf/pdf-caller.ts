import type { Database, Parameter } from '../db/database.ts';

/** Who asks for a document, by a verified token. */
export type PdfCaller = {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly userId: string | null;
};

/** Reads as the caller: what policies hide from them is in no document of theirs. */
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
