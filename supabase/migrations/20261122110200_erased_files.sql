-- A deleted account's photo goes with it: so far only its path went, and its bytes stayed for good. The
-- server removes what lies in the folders that are noted here, until it has, whatever happens meanwhile.
-- With the person go the records that were merged into theirs, and the addresses they were invited by.

create table app.erased_folders (
  bucket_id text not null,
  folder text not null,
  company_id uuid not null,
  person_id uuid not null,
  erased_at timestamptz not null default now(),
  primary key (bucket_id, folder),
  foreign key (company_id, person_id) references public.profiles (company_id, person_id) on delete cascade
);
comment on table app.erased_folders is
  'Folders of storage whose files go because their person''s account was deleted. Kept for a day, while an upload that was allowed before could still end.';
create index erased_folders_person_idx on app.erased_folders (company_id, person_id);
alter table app.erased_folders enable row level security;
-- Withheld: everything; app.files_to_erase reads it.

create function app.files_to_erase() returns table (id uuid, version text)
language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.erased_folders f
  where f.erased_at < now() - interval '25 hours' and not exists (
    select from storage.objects o
    where o.bucket_id = f.bucket_id and o.name collate "C" >= f.folder || '/' and o.name collate "C" < f.folder || '0'
  );
  return query
    select o.id, o.version
    from app.erased_folders f
    join storage.objects o
      -- All that begins with the folder and a slash, which 0 follows; the index is in this order.
      on o.bucket_id = f.bucket_id and o.name collate "C" >= f.folder || '/' and o.name collate "C" < f.folder || '0'
    -- Whoever is back with a new login keeps the new photo.
    where not exists (
      select from public.profiles p
      where p.company_id = f.company_id and p.person_id = f.person_id and p.has_login
    )
    limit 500;
end
$$;
comment on function app.files_to_erase() is
  'Some of the objects that go because of deleted accounts, by their ids and the versions of their bytes.';

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
  delete from public.emergency_contacts c where c.company_id = company and c.person_id = any (records);
  update public.person_details d set contact_email = null, notes = null
  where d.company_id = company and d.person_id = any (records);
  update public.invitations i set email = null
  where i.company_id = company and i.person_id = any (records) and i.email is not null;
  -- The person stays, without a login: hours that were worked keep their owner as long as the law asks.
  update public.profiles p set
    id = case when p.person_id = person then gen_random_uuid() else p.id end,
    has_login = false, profile_complete = false, phone = null, photo_url = null
  where p.company_id = company and p.person_id = any (records);
  insert into app.erased_folders as noted (bucket_id, folder, company_id, person_id)
  select 'profile-photos', company || '/' || r.person_id, company, r.person_id
  from unnest(records) as r (person_id)
  on conflict (bucket_id, folder) do update set erased_at = now();
  perform pg_notify('erased_folders', '');
  delete from auth.users u where u.id = login;
end
$$;
comment on function app.erase_account(uuid, uuid) is
  'Ends a person''s access and deletes their login with its sessions, phone number, photo, PIN, push addresses, emergency contact, invitations'' addresses and the office''s notes, also of records merged into theirs. Records of hours stay until their retention ends.';

-- Accounts that were deleted before.
insert into app.erased_folders (bucket_id, folder, company_id, person_id)
select distinct 'profile-photos', r.company_id || '/' || r.person_id, r.company_id, r.person_id
from public.account_deletion_requests r
join public.profiles p on p.company_id = r.company_id and p.person_id = r.person_id and not p.has_login
where r.state = 'accepted'
on conflict do nothing;
