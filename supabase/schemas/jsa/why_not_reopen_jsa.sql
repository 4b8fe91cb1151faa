create or replace function app.why_not_reopen_jsa(jsa public.jsas) returns text
language sql stable set search_path = ''
as $$
  select case
    when not app.may_manage_jsa(jsa) then 'not_allowed'
    when app.jsa_state(jsa, now()) not in ('expired', 'ended') then 'wrong_state'
  end
$$;

comment on function app.why_not_reopen_jsa(public.jsas) is
  'Why the caller cannot reopen a JSA: not_allowed or wrong_state; null when they can.';
