import type { Conflict, WritePlan } from '../plan/write-plan.ts';
import type { Logic } from '../query/types.ts';
import type { Column, Table } from '../schema/types.ts';
import { bodyName, bodyRowsSql } from './body-sql.ts';
import type { Rows } from './fields-sql.ts';
import { quoteIdentifier, quoteQualified } from './identifiers.ts';
import type { SqlWriter } from './sql-writer.ts';
import { logicSql } from './where-sql.ts';

/** Number of rows that an upsert inserted instead of merging, counted while it runs. */
export const insertedSetting = 'pgrst.inserted';

/**
 * Writes the statement that changes the table.
 * @param returned Columns to return, null for all; empty if only the number of rows matters.
 */
export function writeSql(
  plan: WritePlan,
  returned: readonly string[] | null,
  sql: SqlWriter,
): string {
  switch (plan.kind) {
    case 'insert':
      return insertSql(plan, plan.conflict, [], returned, sql);
    case 'replace':
      return insertSql(
        plan,
        { resolution: 'merge-duplicates', columns: plan.table.primaryKey },
        plan.where,
        returned,
        sql,
      );
    case 'update':
      return updateSql(plan, returned, sql);
    case 'delete': {
      const relation = quoteQualified(plan.table);
      const where = whereSql(plan.where, { qualifier: relation, table: plan.table }, sql);
      return `delete from ${relation}${where} ${returningSql(plan.table, returned)}`;
    }
  }
}

type Written = Exclude<WritePlan, { kind: 'delete' }>;

function insertSql(
  { table, payload, columns, applyDefaults }: Written,
  conflict: Conflict | null,
  where: readonly Logic[],
  returned: readonly string[] | null,
  sql: SqlWriter,
): string {
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const into = `${quoteQualified(table)}${names.length === 0 ? '' : `(${names.join(', ')})`}`;
  const values = names.map((name) => `${bodyName}.${name}`).join(', ');
  const body = bodyRowsSql({ ...payload, columns, applyDefaults }, sql);
  const conditions = [
    ...(conflict?.resolution === 'merge-duplicates' ? [countInserted(1)] : []),
    ...where.map((logic) => ownLogicSql(logic, { qualifier: bodyName, table }, sql)),
  ];
  const filtered = conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;
  const onConflict = conflict === null ? '' : ` ${conflictSql(conflict, columns)}`;
  return `insert into ${into} select ${values} from ${body}${filtered}${onConflict} ${returningSql(table, returned)}`;
}

function conflictSql({ resolution, columns }: Conflict, written: readonly Column[]): string {
  const target = `on conflict (${columns.map(quoteIdentifier).join(', ')})`;
  if (resolution === 'ignore-duplicates' || written.length === 0) return `${target} do nothing`;
  const assignments = written.map(({ name }) => {
    const column = quoteIdentifier(name);
    return `${column} = excluded.${column}`;
  });
  return `${target} do update set ${assignments.join(', ')} where ${countInserted(-1)}`;
}

/**
 * A condition that is always true and counts: every given row counts as inserted, and is subtracted if it turns out to
 * be merged. Works for tables and views alike, as no system column does.
 */
function countInserted(step: 1 | -1): string {
  const current = `coalesce(nullif(current_setting('${insertedSetting}', true), '')::int, 0)`;
  return `set_config('${insertedSetting}', (${current} + ${step})::text, true) is not null`;
}

function updateSql(
  { table, payload, columns, applyDefaults, where }: Extract<WritePlan, { kind: 'update' }>,
  returned: readonly string[] | null,
  sql: SqlWriter,
): string {
  const relation = quoteQualified(table);
  if (columns.length === 0) {
    // Without values to set nothing changes; the columns are there only for the part that reads the result.
    return `select ${columnList(table, returned) || 'null'} from ${relation} where false`;
  }
  const assignments = columns.map(({ name }) => {
    const column = quoteIdentifier(name);
    return `${column} = ${bodyName}.${column}`;
  });
  const body = bodyRowsSql({ ...payload, columns, applyDefaults, onlyFirst: true }, sql);
  const conditions = whereSql(where, { qualifier: relation, table }, sql);
  return `update ${relation} set ${assignments.join(', ')} from ${body}${conditions} ${returningSql(table, returned)}`;
}

const whereSql = (where: readonly Logic[], rows: Rows, sql: SqlWriter): string =>
  where.length === 0
    ? ''
    : ` where ${where.map((logic) => ownLogicSql(logic, rows, sql)).join(' and ')}`;

/** Conditions of a change concern only the table: nothing is embedded there. */
const ownLogicSql = (logic: Logic, rows: Rows, sql: SqlWriter): string =>
  logicSql(logic, rows, sql, () => 'true');

function returningSql(table: Table, returned: readonly string[] | null): string {
  return `returning ${columnList(table, returned) || '1'}`;
}

function columnList(table: Table, returned: readonly string[] | null): string {
  const relation = quoteQualified(table);
  if (returned === null) return `${relation}.*`;
  return returned.map((name) => `${relation}.${quoteIdentifier(name)}`).join(', ');
}
