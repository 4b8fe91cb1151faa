import type { Qualified } from '../schema/types.ts';

/**
 * Quotes a name so that it can only be a name. PostgreSQL's protocol ends text at a NUL, which no name contains, so a
 * NUL ends the name here.
 */
export function quoteIdentifier(name: string): string {
  const end = name.indexOf('\0');
  const text = end === -1 ? name : name.slice(0, end);
  return `"${text.replaceAll('"', '""')}"`;
}

export const quoteQualified = ({ schema, name }: Qualified): string =>
  `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;

/** For names from the catalogs where SQL needs a text and a parameter would change the plan. */
export function quoteLiteral(text: string): string {
  const quoted = `'${text.replaceAll("'", "''")}'`;
  return text.includes('\\') ? ` E${quoted.replaceAll('\\', '\\\\')}` : quoted;
}

/**
 * Writes the type of a cast that a caller requested. Names that only SQL's grammar knows get their catalog name, and
 * everything is quoted: an unknown type is then an error and nothing else.
 */
export function quoteType(name: string): string {
  const folded = name.toLowerCase().replaceAll(/\s+/g, ' ');
  return quoteIdentifier(grammarTypes.get(folded) ?? folded);
}

const grammarTypes: ReadonlyMap<string, string> = new Map([
  ['bigint', 'int8'],
  ['bit varying', 'varbit'],
  ['boolean', 'bool'],
  ['char', 'bpchar'],
  ['character', 'bpchar'],
  ['character varying', 'varchar'],
  ['dec', 'numeric'],
  ['decimal', 'numeric'],
  ['double precision', 'float8'],
  ['float', 'float8'],
  ['int', 'int4'],
  ['integer', 'int4'],
  ['real', 'float4'],
  ['smallint', 'int2'],
  ['time with time zone', 'timetz'],
  ['time without time zone', 'time'],
  ['timestamp with time zone', 'timestamptz'],
  ['timestamp without time zone', 'timestamp'],
]);
