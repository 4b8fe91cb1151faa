create or replace function app.refused_with_detail(reason text, detail text) returns jsonb
language sql immutable
as $$
  select jsonb_build_object('verdict', 'refused', 'reason', reason, 'detail', detail)
$$;

comment on function app.refused_with_detail(text, text) is
  'A refusal that names the field it is about.';
