create or replace function app.erase_account(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
  -- With those that were found to be the same person's.
  records constant uuid[] := person || array(
    select m.dropped_person_id from public.person_merges m
    where m.company_id = company and m.kept_person_id = person and m.undone_at is null
  );
begin
  select p.id into login from public.profiles p where p.company_id = company and p.person_id = person;
  perform app.end_access(company, person);
  delete from public.device_tokens t where t.user_id = login;
  delete from app.push_subscriptions s where s.user_id = login;
  delete from app.calendar_feeds f where f.user_id = login;
  delete from public.device_reports r where r.company_id = company and r.person_id = any (records);
  delete from public.reminder_log l where l.company_id = company and l.person_id = any (records);
  delete from public.notification_settings n where n.company_id = company and n.person_id = any (records);
  delete from public.emergency_contacts c where c.company_id = company and c.person_id = any (records);
  delete from public.availability a where a.company_id = company and a.person_id = any (records);
  update public.time_off_requests t set note = null
  where t.company_id = company and t.person_id = any (records) and t.note is not null;
  update public.person_details d set contact_email = null, notes = null
  where d.company_id = company and d.person_id = any (records);
  delete from app.notifications n
  using auth.users u where u.id = login and n.person_id is null and n.address = u.email;
  delete from app.notifications n
  where n.company_id = company and n.person_id = any (records) and n.state = 'waiting';
  update app.notifications n set address = null
  where n.company_id = company and n.person_id = any (records) and n.address is not null;
  update public.invitations i set email = null
  where i.company_id = company and i.person_id = any (records) and i.email is not null;
  -- The person stays, without a login: hours that were worked keep their owner as long as the law asks.
  update public.profiles p set
    id = case when p.person_id = person then gen_random_uuid() else p.id end,
    has_login = false, profile_complete = false, phone = null, photo_url = null
  where p.company_id = company and p.person_id = any (records);
  perform app.erase_comments(company, records);
  delete from public.jsa_clips c where c.company_id = company and c.person_id = any (records);
  delete from public.jsa_transcripts t where t.company_id = company and t.person_id = any (records);
  insert into app.erased_folders as noted (bucket_id, folder, company_id, person_id)
  select 'profile-photos', company || '/' || r.person_id, company, r.person_id
  from unnest(records) as r (person_id)
  on conflict (bucket_id, folder) do update set erased_at = now();
  perform pg_notify('erased_folders', '');
  delete from auth.users u where u.id = login;
end
$$;

comment on function app.erase_account(uuid, uuid) is
  'Ends a person''s access and deletes their login with its sessions, phone number, photo, PIN, push addresses, '
  'emergency contact, availability, comments, transcripts, recordings, invitations'' addresses and the office''s '
  'notes, also of records merged into theirs. Records of hours and signatures stay until their retention ends.';
