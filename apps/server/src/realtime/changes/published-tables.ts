import type { Database } from '../../db/database.ts';
import {
  SubscriptionError,
  type Action,
  type SubscriptionRequest,
} from './subscription-request.ts';

/** A table of the publication in its current state. */
export type PublishedTable = {
  readonly entity: string;
  readonly schema: string;
  readonly table: string;
  readonly hasRowSecurity: boolean;
  readonly keyColumns: readonly string[];
  /** Columns of a changed or deleted row whose old values may be shown. */
  readonly identityColumns: readonly string[];
  /** The type's name by the column's name. */
  readonly columns: Readonly<Record<string, string>>;
};

const allTables = `
  select entity::text as entity, schema_name as schema, table_name as "table",
    has_row_security as "hasRowSecurity", key_columns as "keyColumns",
    identity_columns as "identityColumns", columns
  from realtime.published_tables()`;

export function readPublishedTables(database: Database): Promise<PublishedTable[]> {
  return database.query<PublishedTable>(allTables);
}

/** True if the subscription covers such a change of the table. */
export function covers(
  { event, schema, table }: SubscriptionRequest,
  changed: Pick<PublishedTable, 'schema' | 'table'>,
  action?: Action,
): boolean {
  return (
    (schema === '*' || schema === changed.schema) &&
    (table === '*' || table === changed.table) &&
    (action === undefined || event === '*' || event === action)
  );
}

/** A subscription, worded as in the protocol's messages. */
export function inWords({ event, schema, table, filters, select }: SubscriptionRequest): string {
  const conditions = filters.map(
    ({ column, operator, value, isNegated }) =>
      `${column}=${isNegated ? 'not.' : ''}${operator}.${value}`,
  );
  const columns = select === null ? 'nil' : JSON.stringify(select);
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: ${JSON.stringify(conditions)}, select: ${columns}]`;
}

/** @throws SubscriptionError if nothing that it covers is published. */
export function tablesFor(
  request: SubscriptionRequest,
  published: readonly PublishedTable[],
): PublishedTable[] {
  const tables = published.filter((table) => covers(request, table));
  if (tables.length > 0) return tables;
  throw new SubscriptionError(
    `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${inWords(request)}`,
  );
}
