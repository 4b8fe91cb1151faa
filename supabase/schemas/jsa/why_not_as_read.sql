create or replace function app.why_not_as_read(jsa public.jsas, at timestamptz, hash text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when at >= least(jsa.ends_at, jsa.ended_at) then 'wrong_state'
    when hash <> jsa.hash then 'jsa_changed'
  end
$$;

comment on function app.why_not_as_read(public.jsas, timestamptz, text) is
  'Why no one signs or approves a JSA at an instant as they read it: wrong_state once it has ended, jsa_changed when '
  'its content is another; null when they can.';
