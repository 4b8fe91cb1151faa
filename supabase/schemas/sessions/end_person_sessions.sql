create or replace function public.end_person_sessions(person_id uuid, session_id uuid default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  own constant text := coalesce(auth.jwt() ->> 'session_id', '');
  login uuid;
  ended uuid[];
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  select p.id into login from public.profiles p
  where p.company_id = app.my_company_id() and p.person_id = end_person_sessions.person_id;
  with gone as (
    delete from auth.sessions s
    where s.user_id = login and s.id::text <> own
      and (end_person_sessions.session_id is null or s.id = end_person_sessions.session_id)
    returning s.id
  )
  select coalesce(array_agg(gone.id), '{}') into ended from gone;
  delete from public.device_tokens t
  where t.user_id = login
    and (t.session_id = any (ended)
      or (end_person_sessions.session_id is null and t.session_id::text is distinct from own));
  if login is not null then
    perform pg_notify('realtime_access', login::text);
  end if;
  return jsonb_build_object('verdict', 'applied', 'ended', cardinality(ended));
end
$$;

comment on function public.end_person_sessions(uuid, uuid) is
  'An admin signs a person of the company out of one session or of all, with their pushes; never out of the '
  'admin''s own. Verdict applied or refused (not_allowed, not_found).';

grant execute on function public.end_person_sessions(uuid, uuid) to authenticated;
