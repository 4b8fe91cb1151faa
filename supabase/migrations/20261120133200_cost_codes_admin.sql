-- How a company keeps its cost codes: one by one, or from a file.

revoke insert (id, company_id, code, name), update (code, name) on public.cost_codes from authenticated;
drop policy cost_codes_insert on public.cost_codes;
drop policy cost_codes_update on public.cost_codes;
-- Withheld: every write; the functions below hold the rules.

create function public.list_cost_codes(
  search text default '', division text default null, is_archived boolean default false, skip integer default 0
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  page_size constant integer := 200;
  patterns constant text[] := app.search_patterns(search);
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return (
    with found as materialized (
      select c.* from public.cost_codes c
      where c.company_id = company and app.plain_text(c.code || ' ' || c.name) like all (patterns)
    ),
    chosen as (
      select * from found f
      where (f.archived_at is not null) = list_cost_codes.is_archived
        and (list_cost_codes.division is null or left(f.code, 2) = list_cost_codes.division)
    ),
    page as (
      select * from chosen order by code, id limit page_size offset greatest(skip, 0)
    )
    select jsonb_build_object(
      'verdict', 'ok',
      'total', (select count(*) from chosen),
      'archived', (select count(*) from found where archived_at is not null),
      'divisions', (
        select coalesce(jsonb_agg(distinct left(f.code, 2)), '[]')
        from found f where f.code ~ '^\d\d' and (f.archived_at is not null) = list_cost_codes.is_archived
      ),
      'codes', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', p.id, 'code', p.code, 'name', p.name, 'is_archived', p.archived_at is not null, 'version', p.version
        ) order by p.code, p.id)
        from page p
      ), '[]')
    )
  );
end
$$;
comment on function public.list_cost_codes(text, text, boolean, integer) is
  'The company''s cost codes for an admin, by code, two hundred from skip on. search: each word in code or name. division: the two digits that codes begin with. Refused with not_allowed for others.';

create function public.save_cost_code(id uuid, code text, name text, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  saved public.cost_codes;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(trim(code)), 0) not between 1 and 50 then
    return app.refused('invalid_input', 'code');
  end if;
  if coalesce(length(trim(name)), 0) not between 1 and 200 then
    return app.refused('invalid_input', 'name');
  end if;
  if version is null then
    select * into saved from public.cost_codes c where c.company_id = company and c.id = save_cost_code.id;
    if saved.id is not null then
      return jsonb_build_object('verdict', 'replayed', 'version', saved.version);
    end if;
    insert into public.cost_codes (id, company_id, code, name)
    values (save_cost_code.id, company, trim(save_cost_code.code), trim(save_cost_code.name))
    returning * into saved;
  else
    update public.cost_codes c set code = trim(save_cost_code.code), name = trim(save_cost_code.name)
    where c.company_id = company and c.id = save_cost_code.id and c.version = save_cost_code.version
    returning * into saved;
    if saved.id is null then
      return app.cost_code_refusal(save_cost_code.id);
    end if;
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
exception
  when unique_violation then
    return app.refused('taken', 'code');
end
$$;
comment on function public.save_cost_code(uuid, text, text, integer) is
  'An admin makes a cost code under an id of their own (without a version; again changes nothing) or changes it over the version that was read. Verdict applied, replayed or refused (not_allowed, invalid_input or taken with the field in detail, changed_meanwhile, not_found).';

create function app.cost_code_refusal(cost_code uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return app.refused(case
    when exists (select from public.cost_codes c where c.company_id = app.my_company_id() and c.id = cost_code)
    then 'changed_meanwhile' else 'not_found'
  end);
end
$$;
comment on function app.cost_code_refusal(uuid) is 'Why a change of a cost code at the version that was read found no row.';

create function app.set_cost_code_archived(cost_code uuid, version integer, is_archived boolean) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  saved public.cost_codes;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  update public.cost_codes c set archived_at = case when is_archived then coalesce(c.archived_at, now()) end
  where c.company_id = app.my_company_id() and c.id = cost_code and c.version = set_cost_code_archived.version
  returning * into saved;
  if saved.id is null then
    return app.cost_code_refusal(cost_code);
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;

create function public.archive_cost_code(code uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.set_cost_code_archived(code, version, true);
end
$$;
comment on function public.archive_cost_code(uuid, integer) is
  'An admin puts a cost code away, over the version that was read: no clock offers it, its past stays. Verdict applied or refused (not_allowed, changed_meanwhile, not_found).';

create function public.unarchive_cost_code(code uuid, version integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return app.set_cost_code_archived(code, version, false);
end
$$;
comment on function public.unarchive_cost_code(uuid, integer) is
  'An admin takes a cost code out of the archive, over the version that was read. Verdict applied or refused (not_allowed, changed_meanwhile, not_found).';

-- From a file -----------------------------------------------------------------------------------

create function app.cost_code_flaws(lines jsonb) returns table (line integer, field text, reason text)
language sql immutable set search_path = ''
as $$
  with stated as (
    select n::integer as line, trim(coalesce(item ->> 'code', '')) as code, trim(coalesce(item ->> 'name', '')) as name
    from jsonb_array_elements(lines) with ordinality as i (item, n)
  )
  select s.line, 'code', case
    when s.code = '' then 'missing'
    when length(s.code) > 50 then 'too_long'
    else 'repeated'
  end
  from (select *, row_number() over (partition by code order by line) as occurrence from stated) s
  where s.code = '' or length(s.code) > 50 or s.occurrence > 1
  union all
  select s.line, 'name', case when s.name = '' then 'missing' else 'too_long' end
  from stated s
  where s.name = '' or length(s.name) > 200
  order by 1, 2
$$;
comment on function app.cost_code_flaws(jsonb) is
  'What is wrong with lines of codes, each named by its place in the list from 1 on and its field: missing, too_long, or repeated where an earlier line has the same code.';

create function public.import_cost_codes(lines jsonb, mode text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  flaws jsonb;
  flawed bigint[];
  good jsonb;
  added integer;
  changed integer;
  total integer;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 10000 then
    return app.refused('invalid_input', 'lines');
  end if;
  if mode is null or mode not in ('check', 'all', 'good') then
    return app.refused('invalid_input', 'mode');
  end if;

  -- Two imports of one company work one after the other.
  perform pg_advisory_xact_lock(hashtextextended('import_cost_codes:' || company, 0));
  select coalesce(jsonb_agg(to_jsonb(f) order by f.line, f.field), '[]'), coalesce(array_agg(distinct f.line::bigint), '{}')
  into flaws, flawed
  from app.cost_code_flaws(lines) f;
  select coalesce(jsonb_agg(jsonb_build_object('code', trim(item ->> 'code'), 'name', trim(item ->> 'name'))), '[]')
  into good
  from jsonb_array_elements(lines) with ordinality as i (item, n)
  where i.n <> all (flawed);

  select count(*) filter (where c.id is null),
    count(*) filter (where c.id is not null and (c.name <> g.name or c.archived_at is not null)),
    count(*)
  into added, changed, total
  from jsonb_to_recordset(good) as g (code text, name text)
  left join public.cost_codes c on c.company_id = company and c.code = g.code;

  if mode = 'good' or (mode = 'all' and flaws = '[]') then
    insert into public.cost_codes as c (company_id, code, name)
    select company, g.code, g.name from jsonb_to_recordset(good) as g (code text, name text)
    on conflict (company_id, code) do update set name = excluded.name, archived_at = null
      where c.name <> excluded.name or c.archived_at is not null;
  end if;
  return jsonb_build_object(
    'verdict', case when mode = 'check' or (mode = 'all' and flaws <> '[]') then 'checked' else 'applied' end,
    'added', added, 'changed', changed, 'unchanged', total - added - changed, 'flaws', flaws
  );
end
$$;
comment on function public.import_cost_codes(jsonb, text) is
  'An admin brings codes from a file: up to 10,000 lines of code and name. mode check: nothing changes; all: only when no line has a flaw; good: the lines without one. A code that is there gets the name and comes out of the archive; the same lines again change nothing. Answers checked or applied with how many are added, changed and unchanged, and each flaw by line and field (app.cost_code_flaws); or refused (not_allowed, invalid_input).';

grant execute on function
  public.list_cost_codes(text, text, boolean, integer), public.save_cost_code(uuid, text, text, integer),
  public.archive_cost_code(uuid, integer), public.unarchive_cost_code(uuid, integer),
  public.import_cost_codes(jsonb, text)
  to authenticated;
