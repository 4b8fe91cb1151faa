import type { Statement } from '../../db/database.ts';
import type { CallPlan } from '../plan/call-plan.ts';
import type { ReadNode } from '../plan/types.ts';
import { type WritePlan, returnedColumns } from '../plan/write-plan.ts';
import type { Representation } from '../request/media-type.ts';
import type { Routine } from '../schema/types.ts';
import { callSql, scalarColumn } from './call-sql.ts';
import { resultName } from './from-sql.ts';
import { quoteLiteral } from './identifiers.ts';
import { countSql, readSql } from './read-sql.ts';
import { SqlWriter } from './sql-writer.ts';
import { insertedSetting, writeSql } from './write-sql.ts';

/**
 * The only row that each statement of the data API returns.
 * - `total`: rows without the range, null if not counted.
 * - `rows`: rows read, written or returned.
 * - `body`: the body, ready to send.
 * - `headers`, `status`: the database's settings for the response (protocol B55).
 * - `location`: `column=eq.value` for each column of the primary key of a single row.
 * - `inserted`: rows that an upsert inserted.
 */
export type AnswerRow = {
  readonly total: number | null;
  readonly rows: number;
  readonly body: string;
  readonly headers: string | null;
  readonly status: string | null;
  readonly location: readonly string[] | null;
  readonly inserted: number | null;
};

/** `exact`, or up to a limit beyond which an estimate is good enough. */
export type Counting = { readonly upTo: number | null } | null;

const bodyRows = 'pgrst_rows';

const setting = (name: string): string => `nullif(current_setting('${name}', true), '')`;

/** Null if no body is wanted. */
export type BodyForm = Representation | null;

export function readStatement(node: ReadNode, form: BodyForm, counting: Counting): Statement {
  const sql = new SqlWriter();
  const total = totalSql(node, counting, sql);
  return sql.statement(
    answerSql({ withs: [], from: readSql(node, sql), total, body: bodyOf(form, null) }),
  );
}

export function writeStatement(
  plan: WritePlan,
  node: ReadNode,
  form: BodyForm,
  wantsLocation: boolean,
): Statement {
  const sql = new SqlWriter();
  const { primaryKey } = plan.table;
  const returned = form === null && !wantsLocation ? [] : returnedColumns(node, plan.table);
  const writing = writeSql(plan, returned, sql);
  const from = form === null ? `select * from ${resultName}` : readSql(node, sql);
  const isUpsert = plan.kind === 'insert' || plan.kind === 'replace';
  return sql.statement(
    answerSql({
      withs: [`${resultName} as (${writing})`],
      from,
      total: 'null::int8',
      body: bodyOf(form, null),
      location: wantsLocation && primaryKey.length > 0 ? locationSql(primaryKey) : 'null::text[]',
      inserted: isUpsert ? `${setting(insertedSetting)}::int4` : 'null::int4',
    }),
  );
}

export function callStatement(
  plan: CallPlan,
  node: ReadNode,
  form: BodyForm,
  counting: Counting,
): Statement {
  const sql = new SqlWriter();
  const calling = callSql(plan, computedColumns(node), sql);
  return sql.statement(
    answerSql({
      withs: [`${resultName} as (${calling})`],
      from: readSql(node, sql),
      total: totalSql(node, counting, sql),
      body: plan.routine.returns.shape === 'void' ? `''` : bodyOf(form, plan.routine),
    }),
  );
}

/**
 * Returns selected names that aren't columns: functions of a row, which only the rows of the call itself still have. If
 * all columns are selected, they are already included.
 */
function computedColumns({ table, fields }: ReadNode): string[] {
  const names = fields.map(({ field }) => field.name);
  if (table === null || names.includes('*')) return [];
  return [...new Set(names)].filter((name) => !table.columnsByName.has(name));
}

/** Asks the planner how many rows the node has. */
export function explainStatement(node: ReadNode): Statement {
  const sql = new SqlWriter();
  return sql.statement(`explain (format json) ${countSql(node, sql)}`);
}

function totalSql(node: ReadNode, counting: Counting, sql: SqlWriter): string {
  if (counting === null) return 'null::int8';
  const limited = counting.upTo === null ? '' : ` limit ${sql.value(counting.upTo)}`;
  return `(select count(*) from (${countSql(node, sql)}${limited}) counted)`;
}

function answerSql({
  withs,
  from,
  total,
  body,
  location,
  inserted,
}: {
  readonly withs: readonly string[];
  readonly from: string;
  readonly total: string;
  readonly body: { readonly sql: string; readonly needsRows: boolean } | string;
  readonly location?: string;
  readonly inserted?: string;
}): string {
  const { sql, needsRows } = typeof body === 'string' ? { sql: body, needsRows: false } : body;
  const all = needsRows ? [...withs, `${bodyRows} as (${from})`] : withs;
  const columns = [
    `${total} as total`,
    'count(*) as rows',
    `${sql} as body`,
    `${setting('response.headers')} as headers`,
    `${setting('response.status')} as status`,
    ...(location === undefined ? [] : [`${location} as location`]),
    ...(inserted === undefined ? [] : [`${inserted} as inserted`]),
  ];
  return [
    all.length === 0 ? '' : `with ${all.join(', ')} `,
    `select ${columns.join(', ')} from (${needsRows ? `select * from ${bodyRows}` : from}) answer`,
  ].join('');
}

/** The expression that builds the body from the rows called `answer`. */
function bodyOf(
  form: BodyForm,
  routine: Routine | null,
): { sql: string; needsRows: boolean } | string {
  if (form === null) return `''`;
  const { set = true, shape = 'composite' } = routine?.returns ?? {};
  const row = shape === 'scalar' ? `answer.${scalarColumn}` : 'answer';
  switch (form.kind) {
    case 'csv':
      return { sql: csvSql, needsRows: true };
    case 'geojson':
      return `json_build_object('type', 'FeatureCollection', 'features', coalesce(json_agg(st_asgeojson(answer)::json), '[]'))::text`;
    case 'array':
    case 'object': {
      const list = `json_agg(${row})`;
      const isSingle = form.kind === 'object' || !set;
      const value = isSingle ? `${list}->0` : list;
      const stripped = form.stripNulls ? `json_strip_nulls(${value})` : value;
      return `coalesce((${stripped})::text, ${isSingle ? `'null'` : `'[]'`})`;
    }
  }
}

/** Names of the first row as the header, then PostgreSQL's text of each row without parentheses. */
const csvSql = `coalesce((
  select string_agg(name, ',' order by place)
  from json_object_keys((select row_to_json(first) from (select * from ${bodyRows} limit 1) first))
    with ordinality as keys (name, place)
), '') || e'\\n' || coalesce(string_agg(substr(answer::text, 2, length(answer::text) - 2), e'\\n'), '')`;

function locationSql(primaryKey: readonly string[]): string {
  const names = primaryKey.map(quoteLiteral).join(', ');
  return `case when count(*) = 1 then (
    select array_agg(pair.key || '=' || coalesce('eq.' || pair.value, 'is.null'))
    from (select row_to_json(source) as row from ${resultName} source limit 1) first
    cross join json_each_text(first.row) pair
    where pair.key in (${names})
  ) end`;
}
