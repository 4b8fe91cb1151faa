create or replace function app.jsa_end(saved jsonb, made_at timestamptz) returns timestamptz
language sql immutable set search_path = ''
as $$
  select greatest(
    coalesce((saved ->> 'shift_end')::timestamptz, made_at + interval '12 hours'), made_at + interval '1 minute'
  )
$$;

comment on function app.jsa_end(jsonb, timestamptz) is
  'When a JSA ends: with the shift, else 12 hours after it was made.';
