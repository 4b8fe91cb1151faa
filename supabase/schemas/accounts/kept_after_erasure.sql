create or replace function app.kept_after_erasure(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  item record;
  found_rows bigint;
  kept jsonb := '[]';
  records constant uuid[] := app.ledger_people(company, person);
  login constant uuid := (
    select p.id from public.profiles p where p.company_id = company and p.person_id = person
  );
  settings constant jsonb := (select c.settings from public.companies c where c.id = company);
  last_day constant date := (
    select max(u.occurred_at at time zone u.zone)::date from public.punches u
    where u.company_id = company and u.person_id = any (records)
  );
  is_held constant boolean := app.is_erasure_held(company, person);
begin
  for item in
    select d.name, d.mine, d.retention,
      coalesce(case when d.download ~ '^\w+$' then d.download end, split_part(d.name, '.', 2)) as what,
      case d.retention
        when 'time_cards' then coalesce(app.retention_number(settings, 'time_cards', 'years', 2, 30), 2)
        when 'payroll' then coalesce(app.retention_number(settings, 'payroll', 'years', 3, 30), 3)
      end as years
    from app.personal_data() d
    where (d.erasure is null or d.erasure !~ '^(delete|leave)') and d.name <> 'public.profiles'
      and (d.download ~ '^\w+$' or d.retention in ('time_cards', 'payroll'))
  loop
    execute format('select count(*) from (select from %s t where %s) m', item.name, item.mine)
    into found_rows using company, records, login;
    if found_rows > 0 then
      kept := kept || jsonb_build_object(
        'what', item.what, 'rows', found_rows,
        'why', case when item.years is not null then 'law' else 'record' end,
        'until', (last_day + make_interval(years => item.years))::date, 'period', item.retention, 'on_hold', is_held
      );
    end if;
  end loop;
  return kept;
end
$$;

comment on function app.kept_after_erasure(uuid, uuid) is
  'What an erasure leaves of a person, by kind: why, until which day, and whether a legal hold keeps it longer. until '
  'is null for what stays as long as the record that it is part of (period).';
