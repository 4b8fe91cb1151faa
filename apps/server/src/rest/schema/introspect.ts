import * as z from 'zod';
import type { Database } from '../../db/database.ts';

// System schemas are left out everywhere: nothing in them can be exposed or embedded.
const isOurs = (namespace: string) =>
  `${namespace}.nspname <> all ('{pg_catalog,information_schema,pg_toast}')
   and not pg_is_other_temp_schema(${namespace}.oid)`;

/** Bits that `pg_relation_is_updatable` answers with, by command. */
const canInsert = 8;
const canUpdate = 4;
const canDelete = 16;

const mayBe = (command: number) => `(
  c.relkind in ('r', 'p')
  or (c.relkind in ('v', 'f') and pg_relation_is_updatable(c.oid, true) & ${command} = ${command})
)`;

const relationsSql = `
select
  c.oid::int8 as oid, n.nspname as schema, c.relname as name,
  c.relkind in ('v', 'm') as is_view,
  c.relispartition as is_partition,
  c.relrowsecurity or coalesce(c.reloptions && '{security_invoker=true,security_invoker=on}', false)
    as is_row_secured,
  ${mayBe(canInsert)} as insertable,
  ${mayBe(canUpdate)} as updatable,
  ${mayBe(canDelete)} as deletable,
  coalesce((
    select json_agg(json_build_object(
      'position', a.attnum,
      'name', a.attname,
      'type', format_type(a.atttypid, a.atttypmod),
      'default_expression', case
        when a.attgenerated = '' and d.adbin is not null then pg_get_expr(d.adbin, d.adrelid)
        when t.typbasetype <> 0 and t.typdefaultbin is not null then pg_get_expr(t.typdefaultbin, 0)
        when a.attidentity = 'd' then format(
          'nextval(%L)',
          pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname)
        )
      end
    ) order by a.attnum)
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ), '[]') as columns
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p') and ${isOurs('n')}`;

const constraintsSql = `
select
  con.conname as name, con.contype::text as kind,
  con.conrelid::int8 as table_oid, con.conkey as columns,
  con.confrelid::int8 as foreign_oid, con.confkey as foreign_columns
from pg_constraint con
join pg_namespace n on n.oid = con.connamespace
where con.contype in ('p', 'u', 'f') and con.conparentid = 0 and ${isOurs('n')}
order by con.conrelid, con.conname`;

const viewRulesSql = `
select c.oid::int8 as oid, r.ev_action::text as rule
from pg_rewrite r
join pg_class c on c.oid = r.ev_class
join pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('v', 'm') and r.ev_type = '1' and ${isOurs('n')}`;

/** Every type with the one that it is a domain of, over however many domains. */
export const baseTypesSql = `recursive base_types as (
  select oid, oid as base, typbasetype from pg_type where typtype <> 'd'
  union all
  select d.oid, b.base, d.typbasetype
  from pg_type d join base_types b on d.typbasetype = b.oid
  where d.typtype = 'd'
)`;

const routinesSql = `
with ${baseTypesSql}
select
  p.oid::int8 as oid, n.nspname as schema, p.proname as name,
  p.provolatile::text as volatility,
  (
    select split_part(setting, '=', 2) from unnest(p.proconfig) setting
    where setting like 'statement_timeout=%'
  ) as statement_timeout,
  p.proretset as returns_set,
  t.oid = 'void'::regtype as returns_void,
  t.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false) as returns_composite,
  rn.nspname as relation_schema, rc.relname as relation_name,
  coalesce((
    select json_agg(json_build_object(
      'name', coalesce(i.name, ''),
      'type', format_type(i.type, null),
      'required', i.position <= p.pronargs - p.pronargdefaults,
      'variadic', i.mode = 'v'
    ) order by i.position)
    from (
      select
        a.type, p.proargnames[a.place] as name, coalesce(p.proargmodes[a.place]::text, 'i') as mode,
        row_number() over (order by a.place) as position
      from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality as a (type, place)
      where coalesce(p.proargmodes[a.place]::text, 'i') in ('i', 'b', 'v')
    ) as i
  ), '[]') as parameters
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join base_types b on b.oid = p.prorettype
join pg_type t on t.oid = b.base
left join pg_class rc on rc.oid = t.typrelid and t.typrelid <> 0
left join pg_namespace rn on rn.oid = rc.relnamespace
where p.prokind = 'f'
  and p.prorettype <> all ('{trigger,event_trigger}'::regtype[])
  and n.nspname = any ($1)
order by n.nspname, p.proname, p.pronargs, p.oid`;

const relationSchema = z.object({
  oid: z.number(),
  schema: z.string(),
  name: z.string(),
  is_view: z.boolean(),
  is_partition: z.boolean(),
  is_row_secured: z.boolean(),
  insertable: z.boolean(),
  updatable: z.boolean(),
  deletable: z.boolean(),
  columns: z.array(
    z.object({
      position: z.number(),
      name: z.string(),
      type: z.string(),
      default_expression: z.nullable(z.string()),
    }),
  ),
});

const constraintSchema = z.object({
  name: z.string(),
  kind: z.enum(['p', 'u', 'f']),
  table_oid: z.number(),
  columns: z.array(z.number()),
  foreign_oid: z.number(),
  foreign_columns: z.nullable(z.array(z.number())),
});

const viewRuleSchema = z.object({ oid: z.number(), rule: z.string() });

const routineSchema = z.object({
  oid: z.number(),
  schema: z.string(),
  name: z.string(),
  volatility: z.enum(['i', 's', 'v']),
  statement_timeout: z.nullable(z.string()),
  returns_set: z.boolean(),
  returns_void: z.boolean(),
  returns_composite: z.boolean(),
  relation_schema: z.nullable(z.string()),
  relation_name: z.nullable(z.string()),
  parameters: z.array(
    z.object({
      name: z.string(),
      type: z.string(),
      required: z.boolean(),
      variadic: z.boolean(),
    }),
  ),
});

const catalogSchema = z.tuple([
  z.array(relationSchema),
  z.array(constraintSchema),
  z.array(viewRuleSchema),
  z.array(routineSchema),
]);

export type RelationRow = z.infer<typeof relationSchema>;
export type ConstraintRow = z.infer<typeof constraintSchema>;
export type ViewRuleRow = z.infer<typeof viewRuleSchema>;
export type RoutineRow = z.infer<typeof routineSchema>;

export type Catalog = {
  readonly relations: readonly RelationRow[];
  readonly constraints: readonly ConstraintRow[];
  readonly viewRules: readonly ViewRuleRow[];
  readonly routines: readonly RoutineRow[];
};

/**
 * Reads the catalogues as the server itself, in one transaction. Relations and constraints of all
 * schemas, because a view in an exposed schema may show tables of a private one; functions of the
 * exposed schemas only.
 */
export async function readCatalog(
  database: Database,
  exposedSchemas: readonly string[],
): Promise<Catalog> {
  const [, ...results] = await database.pipeline(
    [
      // Without a search path every type outside pg_catalog is written with its schema.
      { text: `select set_config('search_path', '', true)` },
      { text: relationsSql },
      { text: constraintsSql },
      { text: viewRulesSql },
      { text: routinesSql, parameters: [exposedSchemas] },
    ],
    { readOnly: true },
  );
  const [relations, constraints, viewRules, routines] = catalogSchema.parse(
    results.map(({ rows }) => rows),
  );
  return { relations, constraints, viewRules, routines };
}

/** The names of time zones that the database accepts. Slow to read, so read when first asked for. */
export async function readTimeZones(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ name: string }>('select name from pg_timezone_names');
  return new Set(rows.map(({ name }) => name));
}
