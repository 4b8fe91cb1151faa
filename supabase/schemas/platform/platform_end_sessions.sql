create or replace function public.platform_end_sessions(login_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant record := app.login_to_help(login_id);
  ended integer;
begin
  if asked.refusal is not null then
    return asked.refusal;
  end if;
  ended := app.end_sessions_of(asked.login);
  perform app.note_login_help(asked.login, jsonb_build_object('ended_sessions', ended));
  return jsonb_build_object('verdict', 'applied', 'ended', ended);
end
$$;

comment on function public.platform_end_sessions(uuid) is
  'For a platform admin: signs a login out everywhere, with its pushes. Verdict applied or refused (not_allowed, '
  'not_found, platform_login for a platform admin''s own).';

grant execute on function public.platform_end_sessions(uuid) to authenticated;
