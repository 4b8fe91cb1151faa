-- app.set_default_language puts the company's language where 'unset' is.
create or replace function app.write_import(import_run uuid, company uuid, rate_currency text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  zone constant text := (select s.time_zone from public.company_settings s where s.company_id = company);
begin
  update app.import_rows r set is_new = true, person_id = gen_random_uuid()
  where r.run = import_run and r.person_id is null;
  -- The rows were inserted just now; without this the planner would assume that there are only a few.
  analyze app.import_rows;

  insert into public.profiles (person_id, company_id, first_name, last_name, phone, language)
  select r.person_id, company, coalesce(r.first_name, ''), coalesce(r.last_name, ''), r.phone,
    coalesce(r.language, 'unset')
  from app.import_rows r where r.run = import_run and r.is_new order by r.line;
  insert into public.memberships (company_id, person_id, role, valid_from)
  select company, r.person_id, coalesce(r.role, 'employee'),
    coalesce((r.starts_on::date)::timestamp at time zone zone, now())
  from app.import_rows r where r.run = import_run and r.is_new;

  -- People who sign in maintain their own name and phone.
  with changed as (
    update public.profiles p set
      first_name = coalesce(r.first_name, p.first_name),
      last_name = coalesce(r.last_name, p.last_name),
      phone = coalesce(r.phone, p.phone)
    from app.import_rows r
    where r.run = import_run and not r.is_new
      and p.company_id = company and p.person_id = r.person_id and not p.has_login
      and (
        p.first_name <> coalesce(r.first_name, p.first_name)
        or p.last_name <> coalesce(r.last_name, p.last_name)
        or (r.phone is not null and p.phone is distinct from r.phone)
      )
    returning p.person_id
  )
  update app.import_rows r set is_changed = true
  from changed c where r.run = import_run and r.person_id = c.person_id;

  with wanted as (
    select r.person_id, r.employee_number, r.starts_on::date as hired_on,
      case when r.email is distinct from u.email then r.email end as contact_email
    from app.import_rows r
    join public.profiles p on p.company_id = company and p.person_id = r.person_id
    left join auth.users u on u.id = p.id
    where r.run = import_run
  ),
  changed as (
    insert into public.person_details as d (company_id, person_id, employee_number, hired_on, contact_email)
    select company, w.person_id, w.employee_number, w.hired_on, w.contact_email
    from wanted w where coalesce(w.employee_number, w.contact_email, w.hired_on::text) is not null
    on conflict (company_id, person_id) do update set
      employee_number = coalesce(d.employee_number, excluded.employee_number),
      hired_on = coalesce(d.hired_on, excluded.hired_on),
      contact_email = coalesce(excluded.contact_email, d.contact_email)
    where (d.employee_number is null and excluded.employee_number is not null)
      or (d.hired_on is null and excluded.hired_on is not null)
      or d.contact_email is distinct from coalesce(excluded.contact_email, d.contact_email)
    returning d.person_id
  )
  update app.import_rows r set is_changed = true
  from changed c where r.run = import_run and r.person_id = c.person_id;

  with changed as (
    insert into public.pay_rates (company_id, person_id, rate, currency, valid_from, set_by)
    select company, r.person_id, round(r.rate::numeric * 10000)::integer, rate_currency,
      coalesce(r.starts_on::date, (now() at time zone zone)::date), app.my_person_id()
    from app.import_rows r
    where r.run = import_run and r.rate is not null and not app.is_own_pay(r.person_id)
      and not exists (
        select from public.pay_rates p
        where p.company_id = company and p.person_id = r.person_id and p.removed_at is null
      )
    returning person_id
  )
  update app.import_rows r set is_changed = true
  from changed c where r.run = import_run and r.person_id = c.person_id;

  with changed as (
    insert into public.crew_members as m (company_id, crew_id, person_id, is_lead, valid_from)
    select company, c.id, r.person_id, r.is_new and coalesce(r.role, '') = 'supervisor',
      case when r.is_new then coalesce((r.starts_on::date)::timestamp at time zone zone, now()) else now() end
    from app.import_rows r
    join public.crews c on c.company_id = company and c.archived_at is null
      and app.name_key(c.name, null) = app.name_key(r.crew, null)
    where r.run = import_run
      and not exists (
        select from public.crew_members m
        where m.company_id = company and m.crew_id = c.id and m.person_id = r.person_id
          and (m.valid_to is null or m.valid_to > now())
      )
    returning m.person_id
  )
  update app.import_rows r set is_changed = true
  from changed c where r.run = import_run and r.person_id = c.person_id;
end
$$;

comment on function app.write_import(uuid, uuid, text) is
  'Writes the people of an import''s rows: new ones and changed ones.';
