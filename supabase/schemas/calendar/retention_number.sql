create or replace function app.retention_number(
  settings jsonb, kind text, unit text, fewest integer, most integer
) returns integer
language sql immutable set search_path = ''
as $$
  select case
    when jsonb_typeof(settings #> array['retention', kind, unit]) = 'number'
      and settings #>> array['retention', kind, unit] ~ '^[0-9]{1,4}$'
      and (settings #> array['retention', kind, unit])::integer between fewest and most
    then (settings #> array['retention', kind, unit])::integer
  end
$$;

comment on function app.retention_number(jsonb, text, text, integer, integer) is
  'How many days or years a company keeps a kind of record. Null where it chose none, or none that may be.';
