create or replace function app.find_field_errors(import_run uuid, company uuid, create_crews boolean) returns void
language sql volatile set search_path = '' set enable_nestloop = off set jit = off
as $$
  with crew_names as materialized (
    select app.name_key(c.name, null) as name_key, count(*) as crews
    from public.crews c where c.company_id = company and c.archived_at is null group by 1
  )
  insert into app.import_flaws (run, line, field, code)
  select r.run, r.line, f.field, f.code
  from app.import_rows r
  left join crew_names c on c.name_key = app.name_key(r.crew, null)
  cross join lateral (values
    ('first_name', case
      when r.name_key is null then 'missing'
      when length(r.first_name) > 100 then 'too_long'
    end),
    ('last_name', case when length(r.last_name) > 100 then 'too_long' end),
    ('email', case
      when length(r.email) > 320 then 'too_long'
      when r.email !~ '^[^@\s,;<>()]+@[^@\s,;<>()]+\.[^@\s,;<>().]{2,}$' then 'malformed'
    end),
    ('phone', case
      when length(r.phone) > 50 then 'too_long'
      when r.phone !~* '^[+(]?[0-9][-0-9 ().\/]*(\s*(ext\.?|x|#)\s*[0-9]{1,6})?$'
        or length(regexp_replace(r.phone, '[^0-9]', '', 'g')) not between 6 and 20 then 'malformed'
    end),
    ('role', case when r.role not in ('employee', 'supervisor', 'admin') then 'unknown' end),
    ('crew', case
      when length(r.crew) > 100 then 'too_long'
      when c.crews > 1 then 'ambiguous'
      when r.crew is not null and c.crews is null and not create_crews then 'unknown'
    end),
    ('language', case when r.language is not null and not app.is_language(r.language) then 'unknown' end),
    ('employee_number', case when length(r.employee_number) > 50 then 'too_long' end),
    ('starts_on', case
      when r.starts_on is not null and not app.is_date_text(r.starts_on) then 'malformed'
      when r.starts_on < '1950-01-01' or r.starts_on > to_char(now() + interval '1 year', 'YYYY-MM-DD')
        then 'out_of_range'
    end),
    ('rate', case
      when r.rate !~ '^[0-9]+(\.[0-9]{1,4})?$' then 'malformed'
      when length(r.rate) > 12 or r.rate::numeric not between 0.01 and 10000 then 'out_of_range'
    end)
  ) as f (field, code)
  where r.run = import_run and f.code is not null
$$;

comment on function app.find_field_errors(uuid, uuid, boolean) is
  'What is wrong with a row by itself. The rules stand in packages/domain/src/people-import too; both answer its '
  'cases.';
