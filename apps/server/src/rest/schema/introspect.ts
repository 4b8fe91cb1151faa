import type { Database } from '../../db/database.ts';
import { type Catalog, catalogSchema } from './catalog-rows.ts';

// System schemas are left out everywhere: nothing in them can be exposed or embedded.
const isOurs = (namespace: string) =>
  `${namespace}.nspname <> all ('{pg_catalog,information_schema,pg_toast}')
   and not pg_is_other_temp_schema(${namespace}.oid)`;

/** Bits in the result of `pg_relation_is_updatable`, by command. */
const canInsert = 8;
const canUpdate = 4;
const canDelete = 16;

const mayBe = (command: number) => `(
  c.relkind in ('r', 'p')
  or (c.relkind in ('v', 'f') and pg_relation_is_updatable(c.oid, true) & ${command} = ${command})
)`;

/** Every type with its base type, through any number of domains. */
export const baseTypesSql = `recursive base_types as (
  select oid, oid as base, typbasetype from pg_type where typtype <> 'd'
  union all
  select d.oid, b.base, d.typbasetype
  from pg_type d join base_types b on d.typbasetype = b.oid
  where d.typtype = 'd'
)`;

const relationsSql = `
with ${baseTypesSql}
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
      'is_vector', b.base = 'tsvector'::regtype,
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
    join base_types b on b.oid = t.oid
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
  obj_description(p.oid, 'pg_proc') as description,
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
order by n.nspname, p.proname, p.oid`;

// Functions of one row: those that return rows relate tables, and those that return a vector are searched like columns.
// Only in schemas where callers can find functions of a row by their bare name.
const rowRoutinesSql = `
with ${baseTypesSql}
select
  n.nspname as schema, p.proname as name,
  origin.oid::int8 as table_oid, target.oid::int8 as foreign_oid,
  b.base = 'tsvector'::regtype and not p.proretset as returns_vector,
  not p.proretset or p.prorows = 1 as returns_one
from pg_proc p
join pg_namespace n on n.oid = p.pronamespace
join pg_class origin on origin.reltype = p.proargtypes[0]
join base_types b on b.oid = p.prorettype
left join pg_class target on target.reltype = p.prorettype
where p.prokind = 'f' and p.pronargs = 1 and n.nspname = any ($1)
  and (target.oid is not null or b.base = 'tsvector'::regtype)
order by n.nspname, p.proname, p.oid`;

const representationsSql = `
select
  format_type(case when target.typtype = 'd' then target.oid else source.oid end, null) as type,
  case
    when target.typtype <> 'd' then 'to_json'
    when source.oid = 'json'::regtype then 'from_json'
    else 'from_text'
  end as direction,
  n.nspname as schema, p.proname as name
from pg_cast c
join pg_type source on source.oid = c.castsource
join pg_type target on target.oid = c.casttarget
join pg_proc p on p.oid = c.castfunc
join pg_namespace n on n.oid = p.pronamespace
where c.castcontext = 'i' and c.castmethod = 'f'
  and (
    (source.typtype = 'd' and target.oid = 'json'::regtype)
    or (target.typtype = 'd' and source.oid = any ('{json,text}'::regtype[]))
  )`;

/**
 * Reads the catalogs as the server itself, in one transaction. Includes relations and constraints of all schemas,
 * because a view in an exposed schema may show tables of a private one; of functions, only those in the exposed
 * schemas, and functions of a row also from the search path.
 */
export async function readCatalog(
  database: Database,
  exposedSchemas: readonly string[],
  extraSearchPath: readonly string[],
): Promise<Catalog> {
  const [, ...results] = await database.pipeline(
    [
      // Without a search path, every type outside pg_catalog is written with its schema.
      { text: `select set_config('search_path', '', true)` },
      { text: representationsSql },
      { text: rowRoutinesSql, parameters: [[...new Set([...exposedSchemas, ...extraSearchPath])]] },
      { text: relationsSql },
      { text: constraintsSql },
      { text: viewRulesSql },
      { text: routinesSql, parameters: [exposedSchemas] },
    ],
    { readOnly: true },
  );
  const [representations, rowRoutines, relations, constraints, viewRules, routines] =
    catalogSchema.parse(results.map(({ rows }) => rows));
  return { relations, constraints, viewRules, routines, rowRoutines, representations };
}

/**
 * Returns the names of time zones that the database accepts. They are slow to read, so they are read at the first
 * request.
 */
export async function readTimeZones(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ name: string }>('select name from pg_timezone_names');
  return new Set(rows.map(({ name }) => name));
}
