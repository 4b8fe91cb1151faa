create or replace function public.person_data(person uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  about public.profiles;
begin
  if not app.may_administer(person) then
    return app.refused('not_found');
  end if;
  select * into about from public.profiles p where p.company_id = app.my_company_id() and p.person_id = person;
  if about.has_login then
    return app.refused('has_login');
  end if;
  insert into public.audit_events (
    company_id, recorded_by, actor_user_id, actor_person_id, action, subject, subject_id, person_id
  ) values (
    about.company_id, pg_current_xact_id(), auth.uid(), app.my_person_id(), 'export', 'profiles', about.id, person
  );
  -- The data includes the person's locations, so the download is logged as an access to them.
  insert into public.location_reads (company_id, reader_person_id, person_id, from_at, to_at, purpose, points)
  select about.company_id, app.my_person_id(), person, min(l.at), max(l.at),
    'Download of all data about the person', count(*)
  from (
    select p.occurred_at as at from public.punch_locations p
    where p.company_id = about.company_id and p.person_id = about.person_id
    union all
    select p.at from app.location_points p
    where p.company_id = about.company_id and p.person_id = about.person_id
  ) l
  having count(*) > 0;
  return app.data_about(about);
end
$$;

comment on function public.person_data(uuid) is
  'What my_data tells, for an admin to hand to a person of their company who has no login; noted in the audit log '
  'and as a look at their location. Refused with not_found, or has_login for someone who can download it themselves.';

grant execute on function public.person_data(uuid) to authenticated;
