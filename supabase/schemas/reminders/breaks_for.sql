create or replace function app.breaks_for(company uuid, person uuid, at timestamptz) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select t.breaks from public.pay_terms t
      where t.company_id = company and t.person_id = person and t.valid_from <= day.here
      order by t.valid_from desc limit 1
    ),
    (
      select r.rule from public.company_rules r
      where r.company_id = company and r.kind = 'breaks' and r.valid_from <= day.here
      order by r.valid_from desc limit 1
    )
  )
  from (
    select (at at time zone s.time_zone)::date as here from public.company_settings s where s.company_id = company
  ) day
$$;

comment on function app.breaks_for(uuid, uuid, timestamptz) is
  'The rule on breaks for a person at an instant: their own terms, else the company''s.';
