create or replace function app.deletable_tables(company uuid)
returns table (name text, mine text, is_self_referring boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  item record;
  has_rows boolean;
  full_ones regclass[] := '{}';
  conditions text[] := '{}';
begin
  for item in
    select d.name, case when d.name = 'storage.objects' then 't.name like $1 || ''/%''' else d.mine end as mine,
      -- Tables without foreign keys need an explicit place; the audit log and then the company come last.
      case
        when d.name = 'public.memberships' or d.mine like '%public.profiles%' then 1
        when d.name in ('public.profiles', 'public.kiosks') then 3
        when d.name in ('public.audit_events', 'app.audit_unsealed') then 4
        when d.name = 'app.audit_seals' then 5
        when d.name = 'public.companies' then 6
        else 2
      end as place
    from app.company_data() d
    where d.mine is not null
    union all
    -- Comes first, so that no one can sign in any longer.
    select 'auth.users', 't.id in (select p.id from public.profiles p where p.company_id = $1 and p.has_login '
      'union all select k.user_id from public.kiosks k where k.company_id = $1)', 0
    order by 3, 1
  loop
    execute format('select exists (select from %s t where %s)', item.name, item.mine) into has_rows using company;
    if has_rows then
      full_ones := full_ones || item.name::regclass;
      conditions := conditions || item.mine;
    end if;
  end loop;
  return query
    select f.oid::text, f.mine,
      exists (
        select from pg_catalog.pg_constraint k
        where k.contype = 'f' and k.conrelid = f.oid and k.confrelid = f.oid
      )
    from unnest(full_ones, conditions) with ordinality as f (oid, mine, n)
    where not exists (
      select from pg_catalog.pg_constraint k
      where k.contype = 'f' and k.conparentid = 0 and k.confrelid = f.oid and k.conrelid <> f.oid
        and k.conrelid = any (full_ones)
    )
    order by f.n;
  if cardinality(full_ones) > 0 and not found then
    raise exception 'tables of company % refer to each other: %', company, full_ones;
  end if;
end
$$;

comment on function app.deletable_tables(uuid) is
  'Tables with rows of a company that no row of it refers to, in the order in which they are deleted.';
