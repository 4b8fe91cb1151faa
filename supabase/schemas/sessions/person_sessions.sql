create or replace function public.person_sessions(person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  return jsonb_build_object('verdict', 'ok', 'sessions', (
    select app.sessions_of(p.id) from public.profiles p
    where p.company_id = app.my_company_id() and p.person_id = person_sessions.person_id
  ));
end
$$;

comment on function public.person_sessions(uuid) is
  'Where a person of the company is signed in, for an admin. Verdict ok or refused (not_allowed, not_found).';

grant execute on function public.person_sessions(uuid) to authenticated;
