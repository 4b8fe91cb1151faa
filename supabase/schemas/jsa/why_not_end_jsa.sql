create or replace function app.why_not_end_jsa(jsa public.jsas, reason text, at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when reason = 'done' and not app.may_manage_jsa(jsa) then 'not_allowed'
    when jsa.ended_at is not null or at >= jsa.ends_at then 'wrong_state'
  end
$$;

comment on function app.why_not_end_jsa(public.jsas, text, timestamptz) is
  'Why the caller, who reads a JSA, cannot end it: not_allowed or wrong_state; null when they can. '
  'Anyone who reads it '
  'may declare a change.';
