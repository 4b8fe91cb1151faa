create or replace function app.shifts_with_verdict(judged jsonb, wanted text) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('shift_id', j -> 'shift_id', 'reasons', j -> 'reasons')), '[]')
  from jsonb_array_elements(judged) j where j ->> 'verdict' = wanted
$$;

comment on function app.shifts_with_verdict(jsonb, text) is
  'Of judged shifts those with a verdict, with their reasons.';
