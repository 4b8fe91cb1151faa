create or replace function app.hazard_row(h public.hazards, today date) returns jsonb
language sql stable set search_path = ''
as $$
  select (app.hazard_rows(array[h], today) -> 0)::jsonb
$$;

comment on function app.hazard_row(public.hazards, date) is
  'A hazard as lists show it.';
