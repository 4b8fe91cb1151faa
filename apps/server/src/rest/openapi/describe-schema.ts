import * as z from 'zod';
import type { Statement } from '../../db/database.ts';
import type { OpenApiMode } from '../rest-settings.ts';
import { baseTypesSql } from '../schema/introspect.ts';
import type { Serving } from '../serving.ts';
import { statementsBefore, transactionOptions, translated } from '../transaction.ts';

const columnSchema = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  type: z.string(),
  required: z.boolean(),
  default_expression: z.nullable(z.string()),
  max_length: z.nullable(z.number()),
  labels: z.nullable(z.array(z.string())),
});

const tablesSchema = z.array(
  z.object({
    name: z.string(),
    description: z.nullable(z.string()),
    columns: z.array(columnSchema),
  }),
);

const routinesSchema = z.array(z.object({ oid: z.number(), description: z.nullable(z.string()) }));

const namespacesSchema = z.array(z.object({ description: z.nullable(z.string()) }));

export type DescribedColumn = z.infer<typeof columnSchema>;
export type DescribedTable = z.infer<typeof tablesSchema>[number];

/** Details of the schema that the description needs and the API doesn't. */
export type SchemaDescription = {
  readonly description: string | null;
  /** Visible ones, by name. */
  readonly tables: readonly DescribedTable[];
  /** Comments on the visible functions, by their oid in the catalog. */
  readonly routineDescriptions: ReadonlyMap<number, string | null>;
};

/**
 * Reads comments, defaults and limits of everything the caller may use, as the caller: the
 * privileges are those of the caller's own requests. A column without any privilege is not listed.
 */
export async function describeSchema(
  serving: Serving,
  mode: Exclude<OpenApiMode, 'disabled'>,
): Promise<SchemaDescription> {
  const before = statementsBefore(serving.settings);
  const parameters = [serving.schemaName];
  const statements: readonly Statement[] = [
    // Without a search path, every type outside pg_catalog is written with its schema.
    { text: `select set_config('search_path', '', true)` },
    { text: tablesSql(mode), parameters },
    { text: routinesSql(mode), parameters },
    { text: namespaceSql, parameters },
  ];
  const results = await translated(serving.caller, () =>
    serving.database.pipeline(
      [...before, ...statements],
      transactionOptions(serving, { timezone: null, readOnly: true }),
    ),
  );
  const [, tables, routines, namespaces] = results.slice(before.length);
  return {
    tables: tablesSchema.parse(tables?.rows),
    routineDescriptions: new Map(
      routinesSchema.parse(routines?.rows).map(({ oid, description }) => [oid, description]),
    ),
    description: namespacesSchema.parse(namespaces?.rows)[0]?.description ?? null,
  };
}

const tablesSql = (mode: OpenApiMode): string => `
with ${baseTypesSql}
select
  c.relname as name,
  obj_description(c.oid, 'pg_class') as description,
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname,
      'description', col_description(c.oid, a.attnum),
      'type', format_type(b.base, null),
      'required', a.attnotnull or t.typnotnull,
      'default_expression', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
      'max_length', case
        when a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) and a.atttypmod > 4
        then a.atttypmod - 4
      end,
      'labels', (
        select json_agg(e.enumlabel order by e.enumsortorder)
        from pg_enum e where e.enumtypid = b.base
      )
    ) order by a.attnum)
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    join base_types b on b.oid = t.oid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and ${seen(mode, `has_column_privilege(c.oid, a.attnum, 'select, insert, update, references')`)}
  ), '[]') as columns
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where n.nspname = $1 and c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
  and ${seen(
    mode,
    `(has_table_privilege(c.oid, 'select, insert, update, delete, truncate, references, trigger')
      or has_any_column_privilege(c.oid, 'select, insert, update, references'))`,
  )}
order by c.relname`;

const routinesSql = (mode: OpenApiMode): string => `
select p.oid::int8 as oid, obj_description(p.oid, 'pg_proc') as description
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
where n.nspname = $1 and ${seen(mode, `has_function_privilege(p.oid, 'execute')`)}`;

const namespaceSql = `
select obj_description(oid, 'pg_namespace') as description from pg_namespace where nspname = $1`;

const seen = (mode: OpenApiMode, privilege: string): string =>
  mode === 'follow-privileges' ? privilege : 'true';
