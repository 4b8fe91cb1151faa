-- What the screens read of the clock, each as one call.

create function public.my_identity() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.profiles;
  company uuid := app.my_company_id();
  my_role text := app.my_role();
  kiosk public.kiosks;
begin
  select * into person from public.profiles p where p.id = auth.uid();
  if my_role is null then
    select * into kiosk from public.kiosks k where k.user_id = auth.uid() and k.revoked_at is null;
    company := kiosk.company_id;
    my_role := case
      when kiosk.id is not null then 'kiosk'
      when app.is_platform_admin() then 'super_admin'
    end;
  end if;

  return jsonb_build_object(
    'user_id', auth.uid(),
    'person_id', person.person_id,
    'company_id', company,
    'role', my_role,
    'access_ended', company is null and person.company_id is not null,
    'profile', case when person.id is not null then jsonb_build_object(
      'first_name', person.first_name, 'last_name', person.last_name, 'language', person.language,
      'theme', person.theme, 'profile_complete', person.profile_complete, 'photo_url', person.photo_url,
      'phone', person.phone, 'version', person.version
    ) end,
    'company', (
      select jsonb_build_object(
        'id', c.id, 'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url,
        'brand_name', c.brand_name, 'time_zone', s.time_zone, 'settings', c.settings
      )
      from public.companies c join public.company_settings s on s.company_id = c.id
      where c.id = company
    ),
    'clock_settings', (
      select jsonb_build_object(
        'cost_code_rule', s.cost_code_rule, 'note_rule', s.note_rule, 'location_mode', s.location_mode
      )
      from public.company_settings s where s.company_id = company
    ),
    'kiosk', case when kiosk.id is not null then jsonb_build_object('id', kiosk.id, 'name', kiosk.name) end
  );
end
$$;
comment on function public.my_identity() is
  'Who the caller is: person, role (employee, supervisor, admin, kiosk, super_admin or null), company and the rules of its clock. company is null without one and once access ended.';

create function app.entry_json(e public.time_entries) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'id', e.id, 'project_id', e.project_id, 'cost_code_id', e.cost_code_id,
    'started_at', app.instant(e.started_at), 'ended_at', app.instant(e.ended_at), 'zone', e.zone,
    'state', e.state, 'flags', to_jsonb(e.flags), 'note', e.note,
    'device_started_at', app.instant(e.device_started_at),
    'breaks', app.break_facts(app.stored_breaks(e.company_id, e.id))
  );
end
$$;

create function app.entries_since(company uuid, person uuid, from_at timestamptz) returns setof public.time_entries
language plpgsql stable set search_path = ''
as $$
declare
  -- Settled work does not overlap, so of what began before only the last can reach past.
  reaching public.time_entries;
begin
  select * into reaching
  from public.time_entries e
  where e.company_id = company and e.person_id = person
    and e.started_at < from_at and e.state in ('open', 'closed')
  order by e.started_at desc
  limit 1;
  if reaching.id is not null and (reaching.ended_at is null or reaching.ended_at >= from_at) then
    return next reaching;
  end if;
  return query
    select * from public.time_entries e
    where e.company_id = company and e.person_id = person
      and e.started_at >= from_at and e.state <> 'void';
  return query
    select * from public.time_entries e
    where e.company_id = company and e.person_id = person
      and e.state = 'needs_decision' and e.started_at < from_at;
end
$$;

create function app.punches_since(company uuid, person uuid, from_at timestamptz) returns setof public.punches
language plpgsql stable set search_path = ''
as $$
begin
  return query
    select * from public.punches p
    where p.company_id = company and p.person_id = person
      and p.occurred_at >= from_at - interval '7 days'
      and (p.occurred_at >= from_at or p.received_at >= from_at);
  -- What was older than that on arrival was asked about.
  return query
    select * from public.punches p
    where p.company_id = company and p.occurred_at < from_at - interval '7 days'
      and p.id in (
        select i.punch_id from public.decision_items i
        where i.company_id = company and i.person_id = person and i.created_at >= from_at
      );
end
$$;
comment on function app.punches_since(uuid, uuid, timestamptz) is
  'A person''s punches that happened or arrived since an instant.';

create function public.my_clock(since timestamptz default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  person constant uuid := app.my_person_id();
  from_at constant timestamptz := coalesce(since, now() - interval '14 days');
begin
  return jsonb_build_object(
    'server_time', app.instant(now()),
    'person_id', person,
    'entries', (
      select coalesce(jsonb_agg(app.entry_json(e) order by e.started_at, e.id), '[]')
      from app.entries_since(company, person, from_at) as e
    ),
    'punches', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'kind', p.kind, 'break_kind', p.break_kind, 'occurred_at', app.instant(p.occurred_at),
          'project_id', p.project_id, 'cost_code_id', p.cost_code_id
        ) order by p.occurred_at, p.device_id, p.device_seq, p.id
      ), '[]')
      from app.punches_since(company, person, from_at) as p
    ),
    'decisions', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', i.id, 'kind', i.kind, 'state', i.state, 'punch_id', i.punch_id, 'entry_id', i.entry_id,
          'occurred_at', app.instant(p.occurred_at), 'created_at', app.instant(i.created_at),
          'decided_at', app.instant(i.decided_at), 'comment', i.comment
        ) order by i.created_at, i.id
      ), '[]')
      from public.decision_items i
      join public.punches p on p.company_id = i.company_id and p.id = i.punch_id
      where i.company_id = company and i.person_id = person
        and (i.state = 'open' or (i.state <> 'withdrawn' and i.created_at >= from_at))
    )
  );
end
$$;
comment on function public.my_clock(timestamptz) is
  'The caller''s entries that reach past an instant (14 days ago unless said), the open one always, what waits for or got a decision, and the punches that all this was made from: a device that predicts offline must know which of its own are in it.';

-- The live board ----------------------------------------------------------------------------------

create function app.board_people(company uuid, visible uuid[], since xid8) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'person_id', p.person_id,
        'name', trim(p.first_name || ' ' || p.last_name),
        'photo_url', p.photo_url,
        'crew_names', (
          select coalesce(jsonb_agg(c.name order by c.name), '[]')
          from public.crew_members m join public.crews c on c.id = m.crew_id
          where m.company_id = company and m.person_id = p.person_id
            and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
        ),
        'state', case when e.id is not null then 'on' else 'off' end,
        'entry_id', e.id,
        'since', app.instant(e.started_at),
        'device_since', app.instant(e.device_started_at),
        'project_id', e.project_id,
        'project_name', project.name,
        'cost_code', code.code,
        'on_break', b.id is not null,
        'break_kind', b.kind,
        'break_since', app.instant(b.started_at),
        'place_verdict', started.place_verdict,
        'site_name', site.name,
        'flags', to_jsonb(coalesce(e.flags, '{}')),
        'changed_at', app.instant(s.changed_at)
      ) order by p.first_name, p.last_name, p.person_id
    ), '[]')
    from public.profiles p
    join public.memberships m
      on m.company_id = company and m.person_id = p.person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    left join public.clock_states s on s.company_id = company and s.person_id = p.person_id
    left join public.time_entries e on e.company_id = company and e.id = s.entry_id
    left join public.time_breaks b on b.company_id = company and b.id = s.break_id
    left join public.projects project on project.company_id = company and project.id = e.project_id
    left join public.cost_codes code on code.company_id = company and code.id = e.cost_code_id
    left join public.punches started on started.company_id = company and started.id = e.id
    left join public.project_sites site on site.company_id = company and site.id = started.site_id
    where p.company_id = company
      and (visible is null or p.person_id = any (visible))
      and (since is null or s.changed_by >= since)
  );
end
$$;

create function public.live_board(since text default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  my_role constant text := app.my_role();
  snapshot constant pg_snapshot := pg_current_snapshot();
  cursor_xid xid8;
begin
  if my_role is null or my_role not in ('admin', 'supervisor') then
    return jsonb_build_object(
      'server_time', app.instant(now()), 'next', null, 'people', '[]'::jsonb, 'reason', 'not_allowed'
    );
  end if;

  -- A cursor from another life of the database (a restored copy) lies beyond the snapshot: then all.
  if since ~ '^\d{1,18}$' and since::xid8 <= pg_snapshot_xmax(snapshot) then
    cursor_xid := since::xid8;
  end if;
  return jsonb_build_object(
    'server_time', app.instant(now()),
    'next', pg_snapshot_xmin(snapshot)::text,
    'full', cursor_xid is null,
    'people', app.board_people(company, case when my_role = 'supervisor' then app.my_crew_people() end, cursor_xid)
  );
end
$$;
comment on function public.live_board(text) is
  'Who is on the clock, where and since when: for an admin the company, for a supervisor their crews. With the next of an earlier answer only whom something happened to since. next is the oldest transaction still under way, so that one which commits late is not missed; a person may be answered twice.';

grant execute on function public.my_identity(), public.my_clock(timestamptz), public.live_board(text) to authenticated;
