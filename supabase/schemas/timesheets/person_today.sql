create or replace function app.person_today(company uuid, person uuid) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    now() at time zone coalesce(
      (
        select t.time_zone from public.pay_terms t
        where t.company_id = company and t.person_id = person and t.valid_from <= current_date
        order by t.valid_from desc limit 1
      ),
      (select s.time_zone from public.company_settings s where s.company_id = company)
    )
  )::date;
end
$$;

comment on function app.person_today(uuid, uuid) is
  'The date now where a person works: in their own zone, else the company''s.';
