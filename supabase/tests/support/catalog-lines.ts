/** The product's part of a database as lines that can be compared with another's. */
import type { Database } from '../../../apps/server/src/db/database.ts';

/** Returns one line for each object that a migration or schema file can define, in no particular order. */
export async function catalogLines(database: Database): Promise<string[]> {
  const rows = await database.query<{ line: string }>(catalogSql);
  return rows.map(({ line }) => line).sort();
}

/** Partitions come with the month, so they are left out. */
const catalogSql = `
  with ours as (
    select oid, nspname from pg_namespace where nspname in ('public', 'app')
  ), relations as (
    select c.*, n.nspname || '.' || c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relnamespace in (select oid from ours) and c.relname !~ '_\\d{4}_\\d{2}'
      or n.nspname in ('storage', 'realtime', 'auth') and c.relkind in ('r', 'p')
  )
  select concat_ws(' ', 'relation', r.name, r.relkind, r.relrowsecurity,
    coalesce(r.relacl, acldefault('r', r.relowner))::text,
    pg_get_partkeydef(r.oid)) as line
  from relations r where r.relnamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'column', r.name,
    row_number() over (partition by r.oid order by a.attnum), a.attname,
    format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
    (select l.collname from pg_collation l where l.oid = a.attcollation),
    pg_get_expr(d.adbin, d.adrelid), a.attacl::text)
  from relations r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
  where r.relnamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'constraint', r.name, k.conname, pg_get_constraintdef(k.oid))
  from pg_constraint k join relations r on r.oid = k.conrelid
  where r.relnamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid))
  from pg_index i join relations r on r.oid = i.indrelid
  where r.relnamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'function', pg_get_functiondef(p.oid),
    coalesce(p.proacl, acldefault('f', p.proowner))::text)
  from pg_proc p where p.pronamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'comment', p.oid::regprocedure, obj_description(p.oid, 'pg_proc'))
  from pg_proc p where p.pronamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'policy', r.name, p.polname, p.polcmd, p.polpermissive,
    p.polroles::regrole[]::text, pg_get_expr(p.polqual, p.polrelid),
    pg_get_expr(p.polwithcheck, p.polrelid))
  from pg_policy p join relations r on r.oid = p.polrelid
  union all
  select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled)
  from pg_trigger t join relations r on r.oid = t.tgrelid where not t.tgisinternal
  union all
  select concat_ws(' ', 'type', n.nspname, t.typname, t.typtype)
  from pg_type t join ours n on n.oid = t.typnamespace
  where t.typname !~ '_\\d{4}_\\d{2}'
  union all
  select concat_ws(' ', 'comment', r.name, (
    select a.attname from pg_attribute a where a.attrelid = r.oid and a.attnum = d.objsubid
  ), d.description)
  from pg_description d join relations r on r.oid = d.objoid and d.classoid = 'pg_class'::regclass
  where r.relnamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'comment', c.conname, d.description)
  from pg_description d join pg_constraint c on c.oid = d.objoid
  where d.classoid = 'pg_constraint'::regclass and c.connamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'comment', t.typname, d.description)
  from pg_description d join pg_type t on t.oid = d.objoid
  where d.classoid = 'pg_type'::regclass and t.typnamespace in (select oid from ours)
  union all
  select concat_ws(' ', 'schema', n.nspname, n.nspacl::text, obj_description(n.oid, 'pg_namespace'))
  from pg_namespace n where n.oid in (select oid from ours)
  union all
  select concat_ws(' ', 'default rights', d.defaclnamespace::regnamespace, d.defaclobjtype,
    d.defaclacl::text)
  from pg_default_acl d
`;
