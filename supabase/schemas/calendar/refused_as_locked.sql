create or replace function app.refused_as_locked(locked_until date) returns jsonb
language sql immutable
as $$
  select app.refused_with_detail('day_locked', (locked_until + 1)::text)
$$;

comment on function app.refused_as_locked(date) is
  'The refusal of something that would take effect on a locked day; its detail is the first day that is free.';
