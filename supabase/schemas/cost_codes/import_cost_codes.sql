create or replace function public.import_cost_codes(lines jsonb, mode text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wrong constant text := app.wrong_import(lines, mode, 10000);
  errors jsonb;
  wrong_lines bigint[];
  good jsonb;
  added integer;
  changed integer;
  total integer;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;

  -- Two imports of a company run one after the other.
  perform pg_advisory_xact_lock(hashtextextended('import_cost_codes:' || company, 0));
  select coalesce(jsonb_agg(to_jsonb(f) order by f.line, f.field), '[]'),
    coalesce(array_agg(distinct f.line::bigint), '{}')
  into errors, wrong_lines
  from app.cost_code_errors(lines) f;
  select coalesce(jsonb_agg(jsonb_build_object('code', trim(item ->> 'code'), 'name', trim(item ->> 'name'))), '[]')
  into good
  from jsonb_array_elements(lines) with ordinality as i (item, n)
  where i.n <> all (wrong_lines);

  select count(*) filter (where c.id is null),
    count(*) filter (where c.id is not null and (c.name <> g.name or c.archived_at is not null)),
    count(*)
  into added, changed, total
  from jsonb_to_recordset(good) as g (code text, name text)
  left join public.cost_codes c on c.company_id = company and c.code = g.code;

  if app.writes_import(mode, errors) then
    insert into public.cost_codes as c (company_id, code, name)
    select company, g.code, g.name from jsonb_to_recordset(good) as g (code text, name text)
    on conflict (company_id, code) do update set name = excluded.name, archived_at = null
      where c.name <> excluded.name or c.archived_at is not null;
  end if;
  return app.import_verdict(mode, errors, added, changed, total);
end
$$;

comment on function public.import_cost_codes(jsonb, text) is
  'An admin brings codes from a file: up to 10,000 lines of code and name. mode check: nothing changes; all: only '
  'when no line has an error; good: the lines without one. A code that is there gets the name and comes out of the '
  'archive; the same lines again change nothing. Answers checked or applied with how many are added, changed and '
  'unchanged, and each error by line and field (app.cost_code_errors); or refused (not_allowed, invalid_input).';

grant execute on function public.import_cost_codes(jsonb, text) to authenticated;
