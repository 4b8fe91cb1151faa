create or replace function app.jsa_time(jsa public.jsas, told timestamptz) returns timestamptz
language sql stable set search_path = ''
as $$
  select greatest(least(told, now()), jsa.made_at)
$$;

comment on function app.jsa_time(public.jsas, timestamptz) is
  'When something was done to a JSA, by what a device tells: its clock may be ahead, or behind that of whoever '
  'made it.';
