create or replace function app.audit_names(company uuid, rows public.audit_events[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  ids uuid[];
  named text;
  names jsonb;
  more jsonb;
begin
  select array_agg(distinct m.id::uuid) into ids
  from unnest(rows) r
  cross join lateral (
    select r.actor_person_id::text as id
    union all select r.person_id::text
    union all select r.subject_id
    union all select v.value from jsonb_each_text(coalesce(r.before, '{}')) v
    union all select v.value from jsonb_each_text(coalesce(r.after, '{}')) v
  ) m
  where m.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
  select jsonb_object_agg(p.person_id, trim(p.first_name || ' ' || p.last_name)) into names
  from public.profiles p where p.company_id = company and p.person_id = any (ids);
  -- Everything else of the company that has a name; a page mentions few kinds.
  for named in
    select c.relname::text
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (a.attname, a.atttypid)
        in (('id', 'uuid'::regtype), ('company_id', 'uuid'::regtype), ('name', 'text'::regtype))
    group by c.relname
    having count(*) = 3
  loop
    execute format(
      'select jsonb_object_agg(t.id, t.name) from public.%I t where t.company_id = $1 and t.id = any ($2)', named
    ) into more using company, ids;
    names := coalesce(names, '{}') || coalesce(more, '{}');
  end loop;
  if company = any (ids) then
    select coalesce(names, '{}') || jsonb_build_object(c.id, c.name) into names
    from public.companies c where c.id = company;
  end if;
  return names;
end
$$;

comment on function app.audit_names(uuid, public.audit_events[]) is
  'What the people and records that rows mention are called now, by id; only those of the company.';
