create or replace function app.workweek_start_on(company uuid, at timestamptz) returns integer
language sql stable security definer set search_path = ''
as $$
  select (r.rule ->> 'workweek_start')::integer from public.company_rules r
  where r.company_id = company and r.kind = 'calendar' and r.valid_from <= (at at time zone 'UTC')::date
  order by r.valid_from desc limit 1
$$;

comment on function app.workweek_start_on(uuid, timestamptz) is
  'The day on which a company''s workweek begins, 1 Monday to 7 Sunday.';
