create or replace function app.refused_for_day(reason text, detail text, day date) returns jsonb
language sql immutable
as $$
  select jsonb_build_object('verdict', 'refused', 'reason', reason, 'detail', detail, 'day', day)
$$;

comment on function app.refused_for_day(text, text, date) is
  'A refusal about time: it names the field and the day.';
