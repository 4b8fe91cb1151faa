create or replace function app.end_rights(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
begin
  select p.id into login from public.profiles p where p.company_id = company and p.person_id = person and p.has_login;
  delete from public.memberships m where m.company_id = company and m.person_id = person and m.valid_from > now();
  update public.memberships m set valid_to = greatest(now(), m.valid_from + interval '1 microsecond')
  where m.company_id = company and m.person_id = person and (m.valid_to is null or m.valid_to > now());
  delete from public.crew_members c where c.company_id = company and c.person_id = person and c.valid_from > now();
  update public.crew_members c set valid_to = greatest(now(), c.valid_from + interval '1 microsecond')
  where c.company_id = company and c.person_id = person and (c.valid_to is null or c.valid_to > now());
  update public.invitations i set revoked_at = now()
  where i.company_id = company and i.person_id = person and i.claimed_at is null and i.revoked_at is null;
  delete from public.person_pins n where n.company_id = company and n.person_id = person;
  delete from public.device_tokens t where t.user_id = login;
  delete from app.push_subscriptions s where s.user_id = login;
  delete from app.calendar_feeds f where f.user_id = login;
  delete from public.device_reports r where r.company_id = company and r.person_id = person;
end
$$;

comment on function app.end_rights(uuid, uuid) is
  'Ends a person''s role, crews, invitations, kiosk PIN, pushes and calendar feed now. The login stays, for its '
  'punches from before.';
