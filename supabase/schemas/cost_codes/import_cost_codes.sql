create or replace function public.import_cost_codes(lines jsonb, mode text) returns jsonb
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
    return app.refused_with_detail('invalid_input', 'lines');
  end if;
  if mode is null or mode not in ('check', 'all', 'good') then
    return app.refused_with_detail('invalid_input', 'mode');
  end if;

  -- Two imports of one company work one after the other.
  perform pg_advisory_xact_lock(hashtextextended('import_cost_codes:' || company, 0));
  select coalesce(jsonb_agg(to_jsonb(f) order by f.line, f.field), '[]'),
    coalesce(array_agg(distinct f.line::bigint), '{}')
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
  'An admin brings codes from a file: up to 10,000 lines of code and name. mode check: nothing changes; all: only '
  'when no line has a flaw; good: the lines without one. A code that is there gets the name and comes out of the '
  'archive; the same lines again change nothing. Answers checked or applied with how many are added, changed and '
  'unchanged, and each flaw by line and field (app.cost_code_flaws); or refused (not_allowed, invalid_input).';

grant execute on function public.import_cost_codes(jsonb, text) to authenticated;
