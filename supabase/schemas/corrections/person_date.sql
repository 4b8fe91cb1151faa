create or replace function app.person_date(company uuid, person uuid, at timestamptz) returns date
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    at at time zone coalesce(
      (
        select t.time_zone from public.pay_terms t
        where t.company_id = company and t.person_id = person and t.valid_from <= at::date
        order by t.valid_from desc limit 1
      ),
      (
        select z.time_zone from public.company_zones z
        where z.company_id = company and z.valid_from <= at::date
        order by z.valid_from desc limit 1
      )
    )
  )::date;
end
$$;

comment on function app.person_date(uuid, uuid, timestamptz) is
  'The date of an instant where a person works, by the zone that applied then.';
