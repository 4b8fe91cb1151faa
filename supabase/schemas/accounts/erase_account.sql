create or replace function app.erase_account(company uuid, person uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  login uuid;
  item record;
  cleared text;
  -- Includes duplicate records of the same person.
  records constant uuid[] := person || array(
    select m.dropped_person_id from public.person_merges m
    where m.company_id = company and m.kept_person_id = person and m.undone_at is null
  );
begin
  select p.id into login from public.profiles p where p.company_id = company and p.person_id = person;
  perform app.end_access(company, person);
  for item in select * from app.personal_data() d where d.erasure = 'delete' or d.erasure like 'clear %' loop
    if item.erasure = 'delete' then
      execute format('delete from %s t where %s', item.name, item.mine) using company, records, login;
      continue;
    end if;
    foreach cleared in array string_to_array(substr(item.erasure, 7), ', ') loop
      execute format(
        'update %1$s t set %2$I = null where %3$s and t.%2$I is not null', item.name, cleared, item.mine
      ) using company, records, login;
    end loop;
  end loop;
  delete from app.notifications n
  using auth.users u where u.id = login and n.person_id is null and n.address = u.email;
  delete from app.notifications n
  where n.company_id = company and n.person_id = any (records) and n.state = 'waiting';
  -- The person stays, without a login: worked hours keep their owner as long as the law requires.
  update public.profiles p set
    id = case when p.person_id = person then gen_random_uuid() else p.id end,
    has_login = false, profile_complete = false, phone = null, photo_url = null
  where p.company_id = company and p.person_id = any (records);
  perform app.hide_erased_name(company, records);
  perform app.erase_comments(company, records);
  insert into app.erased_folders as noted (bucket_id, folder, company_id, person_id)
  select 'profile-photos', company || '/' || r.person_id, company, r.person_id
  from unnest(records) as r (person_id)
  on conflict (bucket_id, folder) do update set erased_at = now();
  perform pg_notify('erased_folders', '');
  delete from auth.users u where u.id = login;
end
$$;

comment on function app.erase_account(uuid, uuid) is
  'Ends a person''s access and deletes their login with its sessions, phone number, photo, comments, unsent messages '
  'and what app.personal_data lists, also of records merged into theirs. Records of hours and signatures stay until '
  'their retention ends.';
