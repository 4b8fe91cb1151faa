create or replace function app.home_zone(company uuid, person uuid, at timestamptz) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(
    (
      select t.time_zone from public.pay_terms t
      where t.company_id = company and t.person_id = person and t.valid_from <= at::date
      order by t.valid_from desc limit 1
    ),
    (
      select z.time_zone from public.company_zones z
      where z.company_id = company and z.valid_from <= at::date
      order by z.valid_from desc limit 1
    ),
    (select s.time_zone from public.company_settings s where s.company_id = company)
  );
end
$$;

comment on function app.home_zone(uuid, uuid, timestamptz) is
  'The zone in which a person worked at an instant: their own, else the company''s.';
