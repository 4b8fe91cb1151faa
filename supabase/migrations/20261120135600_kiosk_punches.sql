-- A kiosk's punch proves that the person's PIN was typed on that tablet, with a network or without.
-- The tablet can check a PIN, but only whoever typed it can make the proof: from the PIN follow two
-- values by a slow hash, and the tablet is told of one of them. docs/decisions/0020.

create function app.hmac_sha256(key bytea, message bytea) returns bytea
language plpgsql immutable set search_path = ''
as $$
declare
  short constant bytea := case when length(key) > 64 then sha256(key) else key end;
  inside bytea := decode(repeat('36', 64), 'hex');
  outside bytea := decode(repeat('5c', 64), 'hex');
begin
  for position in 0 .. length(short) - 1 loop
    inside := set_byte(inside, position, get_byte(short, position) # 54);
    outside := set_byte(outside, position, get_byte(short, position) # 92);
  end loop;
  return sha256(outside || sha256(inside || message));
end
$$;
comment on function app.hmac_sha256(bytea, bytea) is 'RFC 2104 with SHA-256.';

create function app.text_mac(key text, message text) returns text
language sql immutable
as $$
  select encode(app.hmac_sha256(convert_to(key, 'UTF8'), convert_to(message, 'UTF8')), 'hex')
$$;
comment on function app.text_mac(text, text) is
  'HMAC of a text under a text, both as UTF-8, in hexadecimal digits: as features/kiosk computes it.';

-- PINs ------------------------------------------------------------------------------------------

-- No function could set a PIN so far, so none that somebody remembers is lost.
delete from public.person_pins;
alter table public.person_pins
  add column proof_key text not null check (proof_key ~ '^[0-9a-f]{64}$');
comment on column public.person_pins.hash is
  'What a tablet may know to check a PIN: a MAC under the PBKDF2 key of the PIN.';
comment on column public.person_pins.proof_key is
  'Another MAC under the same key, which no tablet is told: only a typed PIN makes it.';
drop trigger audit on public.person_pins;
create trigger audit after insert or update or delete on public.person_pins
  for each row execute function app.audit_row('salt,hash,proof_key');

create function public.set_person_pins(pins jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  myself constant uuid := app.my_person_id();
  may_all constant boolean := app.is_admin_here();
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  if jsonb_typeof(pins) is distinct from 'array' then
    return app.refused('invalid_input', 'pins');
  end if;
  if jsonb_array_length(pins) not between 1 and 500 or exists (
    select from jsonb_array_elements(pins) as pin (item)
    where not coalesce(
      item ->> 'person_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
        and item ->> 'salt' ~ '^[0-9a-f]{32}$'
        and item ->> 'hash' ~ '^[0-9a-f]{64}$' and item ->> 'proof_key' ~ '^[0-9a-f]{64}$'
        and item ->> 'iterations' ~ '^[1-9]\d{5,6}$',
      false
    )
  ) then
    return app.refused('invalid_input', 'pins');
  end if;
  if exists (
    select from jsonb_array_elements(pins) as pin (item)
    where not exists (
      select from public.profiles p
      where p.company_id = company and p.person_id = (item ->> 'person_id')::uuid
        and (may_all or p.person_id = myself)
    )
  ) then
    return app.refused('not_allowed');
  end if;
  insert into public.person_pins (company_id, person_id, salt, hash, proof_key, iterations)
  select distinct on (item ->> 'person_id')
    company, (item ->> 'person_id')::uuid, item ->> 'salt', item ->> 'hash', item ->> 'proof_key',
    (item ->> 'iterations')::integer
  from jsonb_array_elements(pins) as pin (item)
  on conflict (company_id, person_id) do update set
    salt = excluded.salt, hash = excluded.hash, proof_key = excluded.proof_key,
    iterations = excluded.iterations, updated_at = now();
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.set_person_pins(jsonb) is
  'Sets PINs, as values that the browser derived: {person_id, salt, hash, proof_key, iterations}. An admin for the company, anyone for themselves; all of the list or none. Verdict applied or refused (not_allowed, invalid_input).';

create function public.remove_person_pins(person_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not app.is_admin_here() then
    return app.refused('not_allowed');
  end if;
  delete from public.person_pins p
  where p.company_id = app.my_company_id() and p.person_id = any (person_ids);
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.remove_person_pins(uuid[]) is
  'An admin takes PINs away: these people cannot use a kiosk. Verdict applied or refused (not_allowed).';

create function public.people_with_pins(search text default '', crew uuid default null) returns jsonb
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
    'without_pin', (
      select count(*) from public.memberships m
      where m.company_id = company and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        and not exists (select from public.person_pins x where x.company_id = company and x.person_id = m.person_id)
    ),
    'crews', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) order by c.name), '[]')
      from public.crews c where c.company_id = company and c.archived_at is null
    ),
    'people', (
      select coalesce(jsonb_agg(found.item order by found.full_name, found.person_id), '[]')
      from (
        select p.person_id, named.full_name, jsonb_build_object(
          'person_id', p.person_id, 'name', named.full_name, 'set_at', app.instant(pin.updated_at),
          'crew_names', (
            select coalesce(jsonb_agg(c.name order by c.name), '[]')
            from public.crew_members cm join public.crews c on c.company_id = company and c.id = cm.crew_id
            where cm.company_id = company and cm.person_id = p.person_id
              and cm.valid_from <= now() and (cm.valid_to is null or cm.valid_to > now())
          )
        ) as item
        from public.profiles p
        cross join lateral (select trim(p.first_name || ' ' || p.last_name) as full_name) named
        join public.memberships m on m.company_id = company and m.person_id = p.person_id
          and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        left join public.person_pins pin on pin.company_id = company and pin.person_id = p.person_id
        where p.company_id = company
          and position(lower(trim(coalesce(search, ''))) in lower(named.full_name)) > 0
          and (crew is null or exists (
            select from public.crew_members cm
            where cm.company_id = company and cm.crew_id = crew and cm.person_id = p.person_id
              and cm.valid_from <= now() and (cm.valid_to is null or cm.valid_to > now())
          ))
        order by named.full_name, p.person_id
        limit 300
      ) found
    )
  );
end
$$;
comment on function public.people_with_pins(text, uuid) is
  'For an admin: members by name, at most 300, and when their PIN was set, if they have one. Anyone else gets verdict refused.';

grant execute on function
  public.set_person_pins(jsonb), public.remove_person_pins(uuid[]), public.people_with_pins(text, uuid)
  to authenticated;

-- The punch -------------------------------------------------------------------------------------

alter table public.punches add column photo_id uuid;
comment on column public.punches.photo_id is
  'A picture taken with it: <company_id>/<photo_id> in the bucket punch-photos, once it has arrived.';
grant select (photo_id) on public.punches to authenticated;

alter type app.stated_punch add attribute pin_proof text, add attribute photo_id uuid;

create or replace function app.read_punch(item jsonb) returns app.stated_punch
language plpgsql stable set search_path = ''
as $$
declare
  rfc_3339 constant text := '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$';
  punch app.stated_punch;
  fix app.stated_location;
begin
  if jsonb_typeof(item) is distinct from 'object' then
    return null;
  end if;
  punch := jsonb_populate_record(null::app.stated_punch, item);
  if jsonb_typeof(punch.location) = 'object' then
    fix := jsonb_populate_record(null::app.stated_location, punch.location);
  else
    punch.location := null;
  end if;
  if punch.v = 1 then
    punch.pin_proof := null;
    punch.photo_id := null;
  end if;

  if coalesce(punch.v not in (1, 2), true)
    or punch.id is null or punch.person_id is null or punch.device_id is null
    or coalesce(punch.kind not in ('in', 'out', 'switch', 'break_start', 'break_end'), true)
    or (punch.kind = 'break_start') <> (punch.break_kind is not null)
    or punch.break_kind not in ('meal', 'rest')
    or coalesce(punch.device_seq < 0, true)
    or coalesce(item ->> 'device_at' !~ rfc_3339, true) or item ->> 'claimed_at' !~ rfc_3339
    or coalesce(length(punch.zone) not between 1 and 64, true)
    or coalesce(punch.utc_offset_minutes not between -840 and 840, true)
    or abs(punch.skew_ms) > 10000000000000 or punch.skew_age_ms < 0
    or punch.online is null
    or length(punch.note) > 500 or length(punch.outside_reason) > 500
    or punch.pin_check not in ('online', 'offline')
    or punch.pin_proof !~ '^[0-9a-f]{64}$'
    or not app.is_plausible_instant(punch.device_at) or not app.is_plausible_instant(punch.claimed_at)
    or (
      punch.location is not null
      and not coalesce(
        fix.lat between -90 and 90 and fix.lng between -180 and 180
          and fix.accuracy_m >= 0 and fix.age_ms >= 0 and fix.mock is not null,
        false
      )
    )
  then
    return null;
  end if;
  return punch;
exception
  when data_exception then
    return null;
end
$$;

alter table public.decision_items drop constraint decision_items_kind_check;
alter table public.decision_items add constraint decision_items_kind_check check (kind in (
  'revoked_membership', 'clock_implausible', 'late_arrival', 'stated_time',
  'overlap', 'missing_in', 'estimated_close', 'pin_unproven'
)) not valid;
alter table public.decision_items validate constraint decision_items_kind_check;

create or replace function app.holds_punch(kind text) returns boolean
language sql immutable
as $$
  select kind in (
    'revoked_membership', 'clock_implausible', 'late_arrival', 'stated_time', 'overlap', 'pin_unproven'
  )
$$;

create function app.is_pin_proven(kiosk public.kiosks, punch app.stated_punch) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (
      select punch.pin_proof = app.text_mac(
        d.device_key,
        app.text_mac(
          pin.proof_key,
          concat_ws('|', 'muster punch', punch.id, punch.kind, app.instant(punch.device_at), app.instant(punch.claimed_at))
        )
      )
      from public.kiosk_devices d
      join public.person_pins pin on pin.company_id = d.company_id and pin.person_id = punch.person_id
      where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id
    ),
    -- A kiosk from before tablets had keys cannot prove anything.
    not exists (
      select from public.kiosk_devices d where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id
    )
  );
end
$$;
comment on function app.is_pin_proven(public.kiosks, app.stated_punch) is
  'Whether the person''s present PIN was typed on this very tablet for this very punch.';

create or replace function app.kiosk_right(caller app.caller, punch app.stated_punch, at timestamptz, received_at timestamptz)
returns app.punch_right
language plpgsql stable set search_path = ''
as $$
declare
  kiosk public.kiosks;
begin
  select * into kiosk from public.kiosks k where k.id = caller.kiosk_id;
  if punch.pin_check is null
    or punch.person_id <> all (app.kiosk_people(kiosk, at))
    or coalesce(at >= kiosk.revoked_at, false)
    or coalesce(kiosk.revoked_at < received_at - interval '30 days', false)
  then
    return null;
  end if;
  return row('kiosk', case
    when kiosk.revoked_at <= received_at then 'revoked_membership'
    when not app.is_pin_proven(kiosk, punch) then 'pin_unproven'
  end)::app.punch_right;
end
$$;

-- What a tablet is told -------------------------------------------------------------------------

create function app.kiosk_person(kiosk public.kiosks, device_key text, person public.profiles) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'person_id', person.person_id,
    'name', trim(person.first_name || ' ' || person.last_name),
    'language', person.language,
    'pin', (
      select jsonb_build_object(
        'salt', pin.salt,
        'hash', case when device_key is null then pin.hash else app.text_mac(device_key, pin.hash) end,
        'iterations', pin.iterations
      )
      from public.person_pins pin
      where pin.company_id = kiosk.company_id and pin.person_id = person.person_id
    ),
    'open', (
      select app.entry_json(e) || '{"note": null}'
      from public.clock_states s
      join public.time_entries e on e.company_id = s.company_id and e.id = s.entry_id
      where s.company_id = kiosk.company_id and s.person_id = person.person_id
    ),
    'last', (
      select jsonb_build_object(
        'id', p.id, 'kind', p.kind, 'break_kind', p.break_kind, 'occurred_at', app.instant(p.occurred_at),
        'project_id', p.project_id, 'cost_code_id', p.cost_code_id
      )
      from public.punches p
      where p.company_id = kiosk.company_id and p.person_id = person.person_id
        and p.occurred_at > now() - interval '14 days'
      order by p.occurred_at desc, p.device_id desc, p.device_seq desc
      limit 1
    )
  );
end
$$;

drop function public.kiosk_roster();
create function public.kiosk_roster(known text default null) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  kiosk public.kiosks;
  device public.kiosk_devices;
  roster jsonb;
  fingerprint text;
begin
  select * into kiosk from public.kiosks k where k.user_id = auth.uid() and k.revoked_at is null;
  if kiosk.id is null then
    return app.refused('not_allowed');
  end if;
  update public.kiosk_devices d set last_seen_at = now()
  where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id and d.last_seen_at < now() - interval '20 seconds';
  select * into device from public.kiosk_devices d where d.company_id = kiosk.company_id and d.kiosk_id = kiosk.id;

  roster := jsonb_build_object(
    'kiosk', jsonb_build_object('id', kiosk.id, 'name', kiosk.name, 'photo', kiosk.photo),
    'rules', (
      select jsonb_build_object('cost_code_rule', s.cost_code_rule, 'note_rule', s.note_rule)
      from public.company_settings s where s.company_id = kiosk.company_id
    ),
    'people', (
      select coalesce(jsonb_agg(
        app.kiosk_person(kiosk, device.device_key, p) order by p.first_name, p.last_name, p.person_id
      ), '[]')
      from public.profiles p
      where p.company_id = kiosk.company_id and p.person_id = any (app.kiosk_people(kiosk, now()))
    ),
    'projects', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'number', p.number, 'name', p.name, 'default_cost_code_id', p.default_cost_code_id
        ) order by p.name, p.id
      ), '[]')
      from public.projects p
      where p.company_id = kiosk.company_id and p.archived_at is null
        and (
          not exists (select from public.kiosk_sites s where s.kiosk_id = kiosk.id)
          or exists (
            select from public.kiosk_sites s join public.project_sites site on site.id = s.site_id
            where s.kiosk_id = kiosk.id and site.project_id = p.id
          )
        )
    ),
    'cost_codes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'code', c.code, 'name', c.name) order by c.code), '[]')
      from public.cost_codes c
      where c.company_id = kiosk.company_id and c.archived_at is null
    )
  );
  fingerprint := md5(roster::text);
  return jsonb_build_object('verdict', 'ok', 'server_time', app.instant(now()), 'fingerprint', fingerprint)
    || case when fingerprint = known then '{}' else roster end;
end
$$;
comment on function public.kiosk_roster(text) is
  'For a kiosk: its people with what it needs to check their PINs and their clock as it is, its projects, the cost codes and the rules. With the fingerprint of an earlier answer only that nothing has changed. Anyone else, and a revoked kiosk, gets verdict refused.';
grant execute on function public.kiosk_roster(text) to authenticated;

-- Pictures --------------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('punch-photos', 'punch-photos', false, 2000000, '{image/png,image/jpeg,image/webp}')
on conflict (id) do nothing;

create function app.my_kiosk_company() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select k.company_id from public.kiosks k
    where k.user_id = auth.uid() and (k.revoked_at is null or k.revoked_at > now() - interval '30 days')
  );
end
$$;
comment on function app.my_kiosk_company() is
  'The company for which the caller, a kiosk, may still hand something in; null for anyone else.';
grant execute on function app.my_kiosk_company() to authenticated;

-- Objects are named <company_id>/<photo_id>. A kiosk adds and sees nothing.
create policy punch_photos_add on storage.objects for insert to authenticated
  with check (
    bucket_id = 'punch-photos'
    and storage.foldername(name) = array[(select app.my_kiosk_company())::text]
    and storage.filename(name) ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  );
create policy punch_photos_read on storage.objects for select to authenticated
  using (
    bucket_id = 'punch-photos'
    and storage.foldername(name) = array[(select app.my_company_id())::text]
    and (select app.my_role()) = 'admin'
  );
