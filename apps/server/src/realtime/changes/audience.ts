/**
 * Finds which changes of one table each kind of reader may see, and in which form. Each query runs once for all readers
 * that share its result: by filters, by claims, and by role with selected columns.
 */
import { DatabaseError, type Database } from '../../db/database.ts';
import type { Logger } from '../../log/logger.ts';
import type { Claims } from '../authorization.ts';
import { filterSql, quoted, quotedTable } from './filter-sql.ts';
import type { PublishedTable } from './published-tables.ts';
import type { Action, Filter } from './subscription-request.ts';
import { filterMs } from '../limits.ts';

export type Change = { readonly id: string; readonly action: Action };

export type Description = {
  /** The role may not even read the key; the data says so. */
  readonly isRefused: boolean;
  /** JSON */
  readonly data: string;
};

/** Unreachable, too busy or restarting: worth another try, unlike an error in a policy. */
const passing = /^(08|53|57P)/;

export function createAudience({
  database,
  log,
  table,
  changes,
}: {
  readonly database: Database;
  readonly log: Logger;
  readonly table: PublishedTable;
  readonly changes: readonly Change[];
}) {
  const idsOf = (isDelete: boolean) =>
    changes.filter(({ action }) => (action === 'DELETE') === isDelete).map(({ id }) => id);
  const written = idsOf(false);
  const deleted = idsOf(true);
  /** If the table changed meanwhile or a policy is broken, it shows nothing, and doesn't hold up other tables. */
  async function orNothing<R>(asked: Promise<R[]>): Promise<R[]> {
    try {
      return await asked;
    } catch (error) {
      if (!(error instanceof DatabaseError) || passing.test(error.code)) throw error;
      log.warn({ err: error }, 'row changes cannot be judged and are not sent');
      return [];
    }
  }

  async function rowsMatching(
    filters: readonly Filter[],
    ids: readonly string[],
    side: 'record' | 'old_record',
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const { text, parameters } = filterSql(filters, table, 2);
    const rows = await orNothing(
      database.query<{ id: string }>(
        `select c.id::text as id
         from realtime.changes c
         cross join lateral jsonb_populate_record(null::${quotedTable(table)}, c.${side}) as x
         where c.id = any ($1::bigint[]) and ${text}`,
        [ids, ...parameters],
        { timeoutMs: filterMs },
      ),
    );
    return rows.map(({ id }) => id);
  }

  async function askFilters(filters: readonly Filter[]): Promise<ReadonlySet<string>> {
    // Only a deleted row's identity is known, so only that can be compared.
    const ofIdentity = filters.filter(({ column }) => table.identityColumns.includes(column));
    return new Set([
      ...(await rowsMatching(filters, written, 'record')),
      ...(ofIdentity.length === 0 ? [] : await rowsMatching(ofIdentity, deleted, 'old_record')),
    ]);
  }

  /** The keys of written rows as JSON text, which keeps numbers that JavaScript can't represent. */
  const keys = once(() =>
    database.query<{ id: string; key: string }>(
      `select c.id::text as id,
         (select jsonb_object_agg(k, c.record -> k) from unnest($2::text[]) as k)::text as key
       from realtime.changes c where c.id = any ($1::bigint[])`,
      [written, table.keyColumns],
    ),
  );

  async function askPolicies(claims: Claims): Promise<ReadonlySet<string>> {
    const rows = await keys();
    const name = quotedTable(table);
    const isSameRow = table.keyColumns.map((key) => `t.${quoted(key)} = x.${quoted(key)}`);
    const seen = await orNothing(
      database.query<{ id: string }>(
        `select k.id from unnest($1::text[], $2::text[]) as k (id, key)
         where exists (
           select from ${name} as t, jsonb_populate_record(null::${name}, k.key::jsonb) as x
           where ${isSameRow.join(' and ')}
         )`,
        [rows.map(({ id }) => id), rows.map(({ key }) => key)],
        { caller: { role: claims.role, claims }, readOnly: true },
      ),
    );
    return new Set(seen.map(({ id }) => id));
  }

  async function askDescriptions(
    role: string,
    select: readonly string[] | null,
  ): Promise<ReadonlyMap<string, Description>> {
    const rows = await orNothing(
      database.query<{ id: string } & Description>(
        `select id::text as id, is_refused as "isRefused", data
         from realtime.describe_changes($1::bigint[], $2::name, $3::text[])`,
        [changes.map(({ id }) => id), role, select],
      ),
    );
    return new Map(rows.map(({ id, ...description }) => [id, description]));
  }

  const matching = once(askFilters);
  const visibleTo = once(askPolicies);
  return {
    /** Ids of the changes that the filters let through; null for all. */
    matching: (filters: readonly Filter[]) => (filters.length === 0 ? null : matching(filters)),

    /** Ids of the written rows that the table's policies show to the claims; null for all. */
    visibleTo: (claims: Claims) =>
      table.hasRowSecurity && written.length > 0 ? visibleTo(claims) : null,

    /** By id. */
    describedFor: once(askDescriptions),
  };
}

export type Audience = ReturnType<typeof createAudience>;

/** Runs a query once and remembers its result. */
function once<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();
  return (...question) => {
    const key = JSON.stringify(question);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = ask(...question);
    answers.set(key, answer);
    return answer;
  };
}
