create or replace function app.why_not_sign_jsa(jsa public.jsas, at timestamptz) returns text
language sql stable set search_path = ''
as $$
  select case
    when at >= least(jsa.ends_at, jsa.ended_at) then 'wrong_state'
    when exists (
      select from public.jsa_signatures s
      where s.company_id = jsa.company_id and s.jsa_id = jsa.id and s.person_id = app.my_person_id()
        and s.voided_at is null and not s.needs_confirmation
    ) then 'jsa_signed'
  end
$$;

comment on function app.why_not_sign_jsa(public.jsas, timestamptz) is
  'Why the caller, who reads a JSA, does not sign it at an instant: wrong_state or jsa_signed; null when they can.';
