-- A deleted account takes along what was kept for reaching the person or for their sake. Certificates
-- stay: they prove that somebody was allowed to do the work that stays on record.

create or replace function app.erase_account(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
begin
  select p.id into login from public.profiles p where p.company_id = company and p.person_id = person;
  perform app.end_access(company, person);
  delete from public.device_tokens t where t.user_id = login;
  delete from public.emergency_contacts c where c.company_id = company and c.person_id = person;
  update public.person_details d set contact_email = null, notes = null
  where d.company_id = company and d.person_id = person;
  -- The person stays, without a login: hours that were worked keep their owner as long as the law asks.
  update public.profiles p set
    id = gen_random_uuid(), has_login = false, profile_complete = false, phone = null, photo_url = null
  where p.company_id = company and p.person_id = person;
  delete from auth.users u where u.id = login;
end
$$;
comment on function app.erase_account(uuid, uuid) is
  'Ends a person''s access and deletes their login with its sessions, phone number, photo path, PIN, push addresses, emergency contact and the office''s notes. Records of hours stay until their retention ends.';
