create or replace function app.find_repeats(import_run uuid) returns void
language sql volatile set search_path = '' set enable_nestloop = off set jit = off
as $$
  insert into app.import_flaws (run, line, field, code, detail)
  select run, line, 'email', 'repeated', first_line::text
  from (
    select r.run, r.line, min(r.line) over (partition by r.email) as first_line
    from app.import_rows r where r.run = import_run and r.email is not null
  ) as same_mail
  where line > first_line
  union all
  select run, line, 'employee_number', 'repeated', first_line::text
  from (
    select r.run, r.line, min(r.line) over (partition by r.number_key) as first_line
    from app.import_rows r where r.run = import_run and r.number_key is not null
  ) as same_number
  where line > first_line
  union all
  select r.run, r.line, 'first_name', 'repeated', min(other.line)::text
  from app.import_rows r
  join app.import_rows other on other.run = r.run and other.name_key = r.name_key
  where r.run = import_run and other.line < r.line
    -- Already identified by their email or number.
    and (r.email is null or r.email is distinct from other.email)
    and (r.number_key is null or r.number_key is distinct from other.number_key)
    and not app.certainly_differ(
      r.number_key, array_remove(array[r.email], null), r.phone_key,
      other.number_key, array_remove(array[other.email], null), other.phone_key
    )
  group by r.run, r.line
  on conflict do nothing
$$;

comment on function app.find_repeats(uuid) is
  'Rows that mean someone whom an earlier row of the file means already.';
