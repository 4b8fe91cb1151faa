create or replace function app.burden_at(company uuid, person uuid, classification text, day date) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select b.percent from public.labor_burdens b
    where b.company_id = company and b.valid_from <= day and (b.person_id is null or b.person_id = person)
      and (b.classification is null or b.classification = burden_at.classification)
    order by b.person_id is null, b.classification is null, b.valid_from desc limit 1
  ), 0)
$$;

comment on function app.burden_at(uuid, uuid, text, date) is
  'The burden on a person''s pay in hundredths of a percent: their own, else their classification''s, else the '
  'company''s.';
