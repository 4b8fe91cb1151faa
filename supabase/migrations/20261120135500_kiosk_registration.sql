-- How a tablet becomes a kiosk: an admin gets a code that lasts ten minutes, the tablet hands it in at
-- the server's function register-kiosk, which makes a login without a person and claims the code for
-- it. What the login may do follows from its row here, never from a claim in its token.

alter table public.kiosks
  add column photo text not null default 'off' check (photo in ('off', 'optional', 'required')),
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now();
comment on column public.kiosks.photo is 'Whether the tablet takes a picture with each clock-in and clock-out.';
grant select (photo, version) on public.kiosks to authenticated;
create trigger bump_version before update on public.kiosks
  for each row execute function app.bump_version();

create table public.kiosk_devices (
  company_id uuid not null,
  kiosk_id uuid not null,
  device_key text not null check (device_key ~ '^[0-9a-f]{64}$'),
  last_seen_at timestamptz not null default now(),
  primary key (company_id, kiosk_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id)
);
comment on table public.kiosk_devices is
  'The tablet behind a kiosk: the key that it made for itself and told once, and when it last asked for its people.';
alter table public.kiosk_devices enable row level security;
create policy kiosk_devices_read on public.kiosk_devices for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (company_id, kiosk_id, last_seen_at) on public.kiosk_devices to authenticated;
-- Withheld: device_key from everyone, and every write.

create table public.kiosk_codes (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references public.companies (id),
  name text not null check (length(trim(name)) between 1 and 100),
  photo text not null check (photo in ('off', 'optional', 'required')),
  site_ids uuid[] not null,
  code_hash bytea not null unique,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  cancelled_at timestamptz,
  kiosk_id uuid,
  foreign key (company_id, created_by) references public.profiles (company_id, person_id),
  foreign key (company_id, kiosk_id) references public.kiosks (company_id, id)
);
comment on table public.kiosk_codes is
  'What an admin decided of a kiosk before there is a tablet. The code works once, for ten minutes; kiosk_id is what became of it.';
create index kiosk_codes_company_idx on public.kiosk_codes (company_id, created_at);
create index kiosk_codes_created_by_idx on public.kiosk_codes (company_id, created_by);
create index kiosk_codes_kiosk_idx on public.kiosk_codes (company_id, kiosk_id) where kiosk_id is not null;
create trigger audit after insert or update or delete on public.kiosk_codes
  for each row execute function app.audit_row('code_hash');
alter table public.kiosk_codes enable row level security;
create policy kiosk_codes_read on public.kiosk_codes for select to authenticated
  using (company_id = (select app.my_company_id()) and (select app.my_role()) = 'admin');
grant select (id, company_id, name, photo, site_ids, created_by, created_at, expires_at, cancelled_at, kiosk_id)
  on public.kiosk_codes to authenticated;
-- Withheld: code_hash, and every write.

grant select on public.kiosk_devices, public.kiosk_codes to service_role;

-- What admins do --------------------------------------------------------------------------------

create function app.is_admin_here() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(app.my_role() = 'admin', false);
end
$$;

create function app.are_own_sites(company uuid, site_ids uuid[]) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return site_ids is not null and cardinality(site_ids) <= 100 and not exists (
    select from unnest(site_ids) as asked (id)
    where not exists (
      select from public.project_sites s where s.company_id = company and s.id = asked.id and s.archived_at is null
    )
  );
end
$$;

create function app.new_kiosk_code() returns text
language plpgsql volatile set search_path = ''
as $$
declare
  -- Without letters and digits that are taken for each other.
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  bytes constant bytea := sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
  code text := '';
begin
  for position in 0 .. 7 loop
    code := code || substr(letters, get_byte(bytes, position) % 32 + 1, 1);
  end loop;
  return code;
end
$$;
comment on function app.new_kiosk_code() is '40 random bits as eight signs that can be read out and typed.';

create function app.kiosk_code_hash(code text) returns bytea
language sql immutable
as $$
  select sha256(convert_to(upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'UTF8'))
$$;

create function public.create_kiosk_code(name text, site_ids uuid[] default '{}', photo text default 'off') returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  code constant text := app.new_kiosk_code();
  made public.kiosk_codes;
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  if coalesce(length(trim(name)) not between 1 and 100, true) then
    return app.refused('invalid_input', 'name');
  end if;
  if coalesce(photo not in ('off', 'optional', 'required'), true) then
    return app.refused('invalid_input', 'photo');
  end if;
  if not app.are_own_sites(company, site_ids) then
    return app.refused('invalid_input', 'site_ids');
  end if;
  insert into public.kiosk_codes (company_id, name, photo, site_ids, code_hash, created_by, expires_at)
  values (
    company, trim(name), photo, site_ids, app.kiosk_code_hash(code), app.my_person_id(), now() + interval '10 minutes'
  )
  returning * into made;
  return jsonb_build_object(
    'verdict', 'applied', 'code_id', made.id, 'code', code, 'expires_at', app.instant(made.expires_at)
  );
end
$$;
comment on function public.create_kiosk_code(text, uuid[], text) is
  'An admin prepares a kiosk and hears, once, the code that makes a tablet into it. No site: the whole company. Verdict applied or refused (not_allowed, invalid_input).';

create function public.cancel_kiosk_code(code_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  update public.kiosk_codes c set cancelled_at = now()
  where c.id = code_id and c.company_id = app.my_company_id() and app.is_admin_here()
    and c.kiosk_id is null and c.cancelled_at is null;
  if not found then
    return app.refused('not_found');
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.cancel_kiosk_code(uuid) is
  'An admin takes back a code that no tablet has used. Verdict applied or refused (not_found).';

create function public.change_kiosk(kiosk_id uuid, version integer, name text, site_ids uuid[], photo text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  kiosk public.kiosks;
begin
  if app.is_admin_here() then
    select * into kiosk from public.kiosks k
    where k.id = change_kiosk.kiosk_id and k.company_id = company and k.revoked_at is null
    for update;
  end if;
  if kiosk.id is null then
    return app.refused('not_found');
  end if;
  if kiosk.version is distinct from change_kiosk.version then
    return app.refused('changed_meanwhile');
  end if;
  if coalesce(length(trim(name)) not between 1 and 100, true) then
    return app.refused('invalid_input', 'name');
  end if;
  if coalesce(photo not in ('off', 'optional', 'required'), true) then
    return app.refused('invalid_input', 'photo');
  end if;
  if not app.are_own_sites(company, site_ids) then
    return app.refused('invalid_input', 'site_ids');
  end if;
  update public.kiosks k set name = trim(change_kiosk.name), photo = change_kiosk.photo where k.id = kiosk.id;
  delete from public.kiosk_sites s where s.kiosk_id = kiosk.id and s.site_id <> all (site_ids);
  insert into public.kiosk_sites (company_id, kiosk_id, site_id)
  select company, kiosk.id, asked.id from (select distinct unnest(site_ids) as id) asked
  on conflict do nothing;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.change_kiosk(uuid, integer, text, uuid[], text) is
  'An admin renames a kiosk, moves it to other sites or decides about pictures. Verdict applied or refused (not_found, changed_meanwhile, invalid_input).';

create function public.revoke_kiosk(kiosk_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  revoked public.kiosks;
begin
  update public.kiosks k set revoked_at = now()
  where k.id = revoke_kiosk.kiosk_id and k.company_id = app.my_company_id() and app.is_admin_here()
    and k.revoked_at is null
  returning * into revoked;
  if revoked.id is null then
    return app.refused('not_found');
  end if;
  delete from public.device_tokens t where t.user_id = revoked.user_id;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.revoke_kiosk(uuid) is
  'An admin ends a kiosk, at once: it gets no people any more, and its punches from after are refused. For 30 days it may hand in what was punched before; each of those waits for a decision. Verdict applied or refused (not_found).';

grant execute on function
  public.create_kiosk_code(text, uuid[], text), public.cancel_kiosk_code(uuid),
  public.change_kiosk(uuid, integer, text, uuid[], text), public.revoke_kiosk(uuid)
  to authenticated;

create function app.kiosk_json(kiosk public.kiosks) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', kiosk.id, 'name', kiosk.name, 'photo', kiosk.photo, 'version', kiosk.version,
    'created_at', app.instant(kiosk.created_at), 'revoked_at', app.instant(kiosk.revoked_at),
    'last_seen_at', (
      select app.instant(d.last_seen_at) from public.kiosk_devices d
      where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id
    ),
    'site_ids', (
      select coalesce(jsonb_agg(s.site_id order by s.site_id), '[]')
      from public.kiosk_sites s where s.company_id = kiosk.company_id and s.kiosk_id = kiosk.id
    ),
    'people', case when kiosk.revoked_at is null then cardinality(app.kiosk_people(kiosk, now())) else 0 end
  );
end
$$;

create function public.company_kiosks() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'server_time', app.instant(now()),
    'kiosks', (
      select coalesce(jsonb_agg(app.kiosk_json(k) order by k.revoked_at nulls first, k.name, k.id), '[]')
      from public.kiosks k where k.company_id = company
    ),
    'codes', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', c.id, 'name', c.name, 'expires_at', app.instant(c.expires_at)) order by c.created_at
      ), '[]')
      from public.kiosk_codes c
      where c.company_id = company and c.kiosk_id is null and c.cancelled_at is null and c.expires_at > now()
    ),
    'sites', (
      select coalesce(jsonb_agg(
        jsonb_build_object('id', s.id, 'name', s.name, 'project_name', p.name) order by p.name, s.name, s.id
      ), '[]')
      from public.project_sites s join public.projects p on p.company_id = s.company_id and p.id = s.project_id
      where s.company_id = company and s.archived_at is null and p.archived_at is null
    )
  );
end
$$;
comment on function public.company_kiosks() is
  'For an admin: the company''s kiosks, the codes that a tablet can still use, and the sites to choose from. Anyone else gets verdict refused.';

create function public.kiosk_punches(kiosk_id uuid, before timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if not app.is_admin_here()
    or not exists (select from public.kiosks k where k.company_id = company and k.id = kiosk_punches.kiosk_id)
  then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'punches', (
      select coalesce(jsonb_agg(latest.item order by latest.occurred_at desc, latest.id), '[]')
      from (
        select p.id, p.occurred_at, jsonb_build_object(
          'id', p.id, 'person_id', p.person_id, 'name', trim(q.first_name || ' ' || q.last_name),
          'kind', p.kind, 'break_kind', p.break_kind, 'occurred_at', app.instant(p.occurred_at), 'zone', p.zone,
          'pin_check', p.pin_check, 'flags', to_jsonb(p.flags),
          'photo', case when p.photo_id is not null then p.company_id || '/' || p.photo_id end
        ) as item
        from public.punches p
        join public.profiles q on q.company_id = p.company_id and q.person_id = p.person_id
        where p.company_id = company and p.kiosk_id = kiosk_punches.kiosk_id
          and (before is null or p.occurred_at < before)
        order by p.occurred_at desc, p.id
        limit 50
      ) latest
    )
  );
end
$$;
comment on function public.kiosk_punches(uuid, timestamptz) is
  'For an admin: the last 50 punches of a kiosk before an instant, with where their pictures lie in the bucket punch-photos. Anyone else gets verdict refused.';
grant execute on function public.company_kiosks(), public.kiosk_punches(uuid, timestamptz) to authenticated;

-- What the server's function does for a tablet ------------------------------------------------------

create function app.is_kiosk_code(code text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return exists (
    select from public.kiosk_codes c
    where c.code_hash = app.kiosk_code_hash(code)
      and c.kiosk_id is null and c.cancelled_at is null and c.expires_at > now()
  );
end
$$;
comment on function app.is_kiosk_code(text) is 'Whether a tablet can become a kiosk with it now.';

create function app.claim_kiosk(code text, login uuid, device_key text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  claimed public.kiosk_codes;
  kiosk public.kiosks;
begin
  select * into claimed from public.kiosk_codes c where c.code_hash = app.kiosk_code_hash(code) for update;
  -- The same tablet asks again because an answer was lost on its way.
  select k.* into kiosk
  from public.kiosks k
  join public.kiosk_devices d on d.company_id = k.company_id and d.kiosk_id = k.id
  where k.id = claimed.kiosk_id and k.user_id = login and d.device_key = claim_kiosk.device_key;
  if kiosk.id is null then
    if claimed.id is null or claimed.kiosk_id is not null or claimed.cancelled_at is not null
      or claimed.expires_at <= now()
    then
      return app.refused('kiosk_code_invalid');
    end if;
    insert into public.kiosks (company_id, user_id, name, photo)
    values (claimed.company_id, login, claimed.name, claimed.photo)
    returning * into kiosk;
    insert into public.kiosk_sites (company_id, kiosk_id, site_id)
    select s.company_id, kiosk.id, s.id from public.project_sites s
    where s.company_id = claimed.company_id and s.id = any (claimed.site_ids);
    insert into public.kiosk_devices (company_id, kiosk_id, device_key)
    values (kiosk.company_id, kiosk.id, claim_kiosk.device_key);
    update public.kiosk_codes c set kiosk_id = kiosk.id where c.id = claimed.id;
  end if;
  return jsonb_build_object('verdict', 'applied', 'name', kiosk.name);
end
$$;
comment on function app.claim_kiosk(text, uuid, text) is
  'Makes a login into the kiosk that an admin prepared. For the server only. Verdict applied or refused (kiosk_code_invalid: unknown, used, taken back or too old).';
