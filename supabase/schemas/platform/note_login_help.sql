create or replace function app.note_login_help(login uuid, done jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.audit_events (
    company_id, recorded_by, actor_user_id, action, subject, subject_id, person_id, after
  )
  select p.company_id, pg_current_xact_id(), auth.uid(), 'update', 'logins', login::text, p.person_id, done
  from (select) one
  left join public.profiles p on p.id = login
$$;

comment on function app.note_login_help(uuid, jsonb) is
  'Records in the audit log of a login''s company what a platform admin did to it.';
