create or replace function app.refused(reason text) returns jsonb
language sql immutable
as $$
  select jsonb_build_object('verdict', 'refused', 'reason', reason)
$$;

comment on function app.refused(text) is
  'The verdict refused with its reason.';
