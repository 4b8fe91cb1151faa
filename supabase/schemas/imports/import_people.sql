create or replace function public.import_people(import jsonb) returns jsonb
language plpgsql volatile security definer set search_path = '' set statement_timeout = '300s'
as $$
declare
  company constant uuid := app.my_company_id();
  mode constant text := import ->> 'mode';
  create_crews constant boolean := coalesce((import ->> 'create_crews') = 'true', false);
  currency constant text := coalesce(import ->> 'currency', 'USD');
  import_run uuid;
  kept public.people_imports;
  errors jsonb;
  wrong_rows integer;
  new_crews text[];
  counts jsonb;
  invited integer := 0;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if not coalesce(import ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', false) then
    return app.refused_with_detail('invalid_input', 'id');
  elsif coalesce(mode not in ('check', 'all', 'good'), true) then
    return app.refused_with_detail('invalid_input', 'mode');
  elsif jsonb_typeof(import -> 'rows') is distinct from 'array'
    or jsonb_array_length(import -> 'rows') not between 1 and 10000 then
    return app.refused_with_detail('invalid_input', 'rows');
  elsif coalesce(length(import ->> 'file_name') > 200, true) then
    return app.refused_with_detail('invalid_input', 'file_name');
  elsif currency !~ '^[A-Z]{3}$' then
    return app.refused_with_detail('invalid_input', 'currency');
  end if;

  -- Two imports of a company run one after the other, for example a repeat after a lost response.
  perform pg_advisory_xact_lock(hashtextextended('people_import:' || company::text, 0));
  import_run := (import ->> 'id')::uuid;
  select * into kept from public.people_imports i where i.id = import_run;
  if kept.id is not null then
    return case when kept.company_id = company
      then jsonb_build_object('verdict', 'replayed', 'counts', kept.counts, 'flaws', '[]'::jsonb, 'new_crews',
        '[]'::jsonb)
      else app.refused_with_detail('invalid_input', 'id')
    end;
  end if;

  delete from app.import_rows r where r.run = import_run;
  delete from app.import_flaws f where f.run = import_run;
  begin
    insert into app.import_rows (
      run, line, first_name, last_name, email, phone, role, crew, language, employee_number, starts_on, rate,
      name_key, phone_key, number_key
    )
    select import_run, r.line, nullif(trim(r.first_name), ''), nullif(trim(r.last_name), ''),
      nullif(lower(trim(r.email)), ''),
      nullif(trim(r.phone), ''), nullif(trim(r.role), ''), nullif(trim(r.crew), ''), nullif(trim(r.language), ''),
      nullif(trim(r.employee_number), ''), nullif(trim(r.starts_on), ''), nullif(trim(r.rate), ''),
      app.name_key(r.first_name, r.last_name), app.phone_key(r.phone), lower(nullif(trim(r.employee_number), ''))
    from jsonb_to_recordset(import -> 'rows') as r (
      line integer, first_name text, last_name text, email text, phone text, role text, crew text, language text,
      employee_number text, starts_on text, rate text
    );
  exception
    when unique_violation or not_null_violation or invalid_text_representation or invalid_parameter_value then
      return app.refused_with_detail('invalid_input', 'rows');
  end;

  perform app.find_field_errors(import_run, company, create_crews);
  perform app.find_repeats(import_run);
  perform app.match_people(import_run, company);
  select coalesce(jsonb_agg(jsonb_build_object(
      'line', f.line, 'field', f.field, 'code', f.code, 'detail', f.detail
    ) order by f.line, f.field), '[]'), count(distinct f.line)
  into errors, wrong_rows
  from app.import_flaws f where f.run = import_run;
  delete from app.import_rows r
  where r.run = import_run
    and exists (select from app.import_flaws f where f.run = r.run and f.line = r.line);
  select coalesce(array_agg(n.name order by n.name), '{}') into new_crews
  from (
    select min(r.crew) as name from app.import_rows r
    where r.run = import_run and r.crew is not null
      and not exists (
        select from public.crews c
        where c.company_id = company and c.archived_at is null
          and app.name_key(c.name, null) = app.name_key(r.crew, null)
      )
    group by app.name_key(r.crew, null)
  ) as n;

  if mode <> 'check' and not (mode = 'all' and wrong_rows > 0) then
    insert into public.crews (company_id, name) select company, n.name from unnest(new_crews) as n (name);
    perform app.write_import(import_run, company, currency);
    if import ->> 'invite' = 'true' then
      invited := app.invite_imported(import_run, company);
    end if;
  end if;
  select jsonb_build_object(
    'created', count(*) filter (where r.is_new or r.person_id is null),
    'updated', count(*) filter (where r.is_changed and not r.is_new),
    'unchanged', count(*) filter (where not r.is_new and not r.is_changed and r.person_id is not null),
    'skipped', wrong_rows,
    'invited', invited,
    'crews', cardinality(new_crews)
  ) into counts
  from app.import_rows r where r.run = import_run;
  delete from app.import_rows r where r.run = import_run;
  delete from app.import_flaws f where f.run = import_run;

  if mode = 'check' then
    return jsonb_build_object('verdict', 'checked', 'counts', counts, 'flaws', errors, 'new_crews',
      to_jsonb(new_crews));
  elsif mode = 'all' and wrong_rows > 0 then
    return app.refused('flawed_rows') || jsonb_build_object('flaws', errors);
  end if;
  insert into public.people_imports (id, company_id, imported_by, file_name, counts)
  values (import_run, company, app.my_person_id(), import ->> 'file_name', counts);
  return jsonb_build_object('verdict', 'applied', 'counts', counts, 'flaws', errors, 'new_crews', to_jsonb(new_crews));
end
$$;

comment on function public.import_people(jsonb) is
  'An admin brings in people from a file: {id (the device''s, so that a repeat imports nothing twice), file_name, '
  'mode, create_crews, invite, currency, rows: [{line, first_name, last_name, email, phone, role, crew, language, '
  'employee_number, starts_on, rate}]}. mode check: judges and writes nothing (its unchanged counts everyone who '
  'is here already); all: imports all rows or none; good: imports those without an error. Each error is {line, field, '
  'code, detail}. No one''s role or rate changes by a file. Verdict checked, applied, replayed or refused '
  '(not_allowed, invalid_input with the field in detail, flawed_rows with the errors).';

grant execute on function public.import_people(jsonb) to authenticated;
