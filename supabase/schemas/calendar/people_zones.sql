create or replace function app.people_zones(company uuid, people uuid[]) returns table (person_id uuid, zone text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  company_zone constant text := (select s.time_zone from public.company_settings s where s.company_id = company);
begin
  return query
    select p.id, coalesce((
      select t.time_zone from public.pay_terms t
      where t.company_id = company and t.person_id = p.id and t.valid_from <= current_date
      order by t.valid_from desc limit 1
    ), company_zone)
    from unnest(people) as p (id);
end
$$;

comment on function app.people_zones(uuid, uuid[]) is
  'The zone in which each of some people works now: their own, else the company''s.';
