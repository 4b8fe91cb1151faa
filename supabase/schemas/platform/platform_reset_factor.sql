create or replace function public.platform_reset_factor(login_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asked constant record := app.login_to_help(login_id);
  person public.profiles;
  told uuid[];
begin
  if asked.refusal is not null then
    return asked.refusal;
  end if;
  delete from auth.mfa_factors f where f.user_id = asked.login and f.status = 'verified';
  if not found then
    return app.refused('no_factor');
  end if;
  -- Only the factor could have kept out someone who has the password.
  perform app.end_sessions_of(asked.login);
  perform app.note_login_help(asked.login, jsonb_build_object('second_factor', 'reset'));
  select * into person from public.profiles p where p.id = asked.login;
  told := array(
    select person.person_id where person.person_id is not null
    union
    select m.person_id from app.members_at(person.company_id, now()) m where m.role = 'admin'
  );
  perform app.send_notifications(
    'factor_reset', told, array(select asked.login || ' ' || app.instant(now()) from unnest(told)),
    array(
      select jsonb_build_object(
        'name', trim(concat_ws(' ', person.first_name, person.last_name)), 'is_own', t = person.person_id
      )
      from unnest(told) t
    )
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.platform_reset_factor(uuid) is
  'For a platform admin: removes a login''s authenticator app and recovery codes, for someone who lost them, and '
  'signs the login out. The person and the admins of their company are told. Verdict applied or refused (not_allowed, '
  'not_found, no_factor, platform_login for a platform admin''s own).';

grant execute on function public.platform_reset_factor(uuid) to authenticated;
