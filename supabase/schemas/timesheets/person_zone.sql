create or replace function app.person_zone(company uuid, person uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (
      select t.time_zone from public.pay_terms t
      where t.company_id = company and t.person_id = person and t.valid_from <= current_date
      order by t.valid_from desc limit 1
    ),
    (select s.time_zone from public.company_settings s where s.company_id = company)
  );
end
$$;

comment on function app.person_zone(uuid, uuid) is
  'The zone in which a person works now: their own, else the company''s.';
