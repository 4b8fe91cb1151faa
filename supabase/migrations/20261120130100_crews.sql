-- Crews as admins run them: who belongs to one is dated, so that a past punch keeps the rights of its
-- own day. A change always says "from this moment on": what was recorded for later gives way to it.

create function app.start_of_day(company uuid, day date) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(day, (now() at time zone s.time_zone)::date)::timestamp at time zone s.time_zone
    from public.company_settings s where s.company_id = company
  );
end
$$;
comment on function app.start_of_day(uuid, date) is 'When a day, today unless said, begins where the company is.';

create function app.is_crew_day(company uuid, day date) returns boolean
language sql stable
as $$
  select day is null or day between (now() - interval '5 years')::date and (now() + interval '2 years')::date
$$;

create function app.crew_rows(company uuid, crew uuid, person uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('is_lead', c.is_lead, 'valid_from', c.valid_from, 'valid_to', c.valid_to) order by c.valid_from
    ), '[]')
    from public.crew_members c
    where c.company_id = company and c.crew_id = crew and c.person_id = person
  );
end
$$;

create function app.put_in_crew(company uuid, crew uuid, person uuid, leads boolean, at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  covering public.crew_members;
begin
  delete from public.crew_members c
  where c.company_id = company and c.crew_id = crew and c.person_id = person and c.valid_from >= at;
  select * into covering from public.crew_members c
  where c.company_id = company and c.crew_id = crew and c.person_id = person
    and c.valid_from < at and (c.valid_to is null or c.valid_to >= at);
  if covering.is_lead = leads then
    update public.crew_members c set valid_to = null where c.id = covering.id and c.valid_to is not null;
    return;
  end if;
  update public.crew_members c set valid_to = at where c.id = covering.id and c.valid_to is distinct from at;
  if leads is not null then
    insert into public.crew_members (company_id, crew_id, person_id, is_lead, valid_from)
    values (company, crew, person, leads, at);
  end if;
end
$$;
comment on function app.put_in_crew(uuid, uuid, uuid, boolean, timestamptz) is
  'From an instant on a person is in a crew as a lead (true), as a member (false) or not (null), without an end.';

create function app.is_settled_in_crew(company uuid, crew uuid, person uuid, leads boolean, at timestamptz) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  if leads is null then
    return not exists (
      select from public.crew_members c
      where c.company_id = company and c.crew_id = crew and c.person_id = person
        and (c.valid_to is null or c.valid_to > at)
    );
  end if;
  return exists (
    select from public.crew_members c
    where c.company_id = company and c.crew_id = crew and c.person_id = person
      and c.is_lead = leads and c.valid_from <= at and c.valid_to is null
  );
end
$$;
comment on function app.is_settled_in_crew(uuid, uuid, uuid, boolean, timestamptz) is
  'Whether that is so already from the instant on, for good.';

create function app.why_not_in_crew(company uuid, crew uuid, person uuid, leads boolean) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  wanted public.crews;
  person_role constant text := app.role_at(company, person, now());
begin
  select * into wanted from public.crews c where c.company_id = company and c.id = crew;
  return case
    when wanted.id is null or not exists (
      select from public.profiles p where p.company_id = company and p.person_id = person
    ) then 'not_found'
    when leads is null then null
    when wanted.archived_at is not null then 'crew_archived'
    when person_role is null then 'access_over'
    when leads and person_role = 'employee' then 'lead_needs_role'
  end;
end
$$;
comment on function app.why_not_in_crew(uuid, uuid, uuid, boolean) is
  'The reason why somebody cannot be put into a crew that way; null when they can.';

-- Crews -----------------------------------------------------------------------------------------

create function public.save_crew(crew_id uuid, name text, version integer default null) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  wanted constant text := trim(name);
  saved public.crews;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if crew_id is null or coalesce(length(wanted) not between 1 and 100, true) then
    return app.refused('invalid_input', 'name');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('crews:' || company::text, 0));
  if exists (
    select from public.crews c
    where c.company_id = company and c.id <> save_crew.crew_id and c.archived_at is null
      and lower(c.name) = lower(wanted)
  ) then
    return app.refused('taken', 'name');
  end if;
  if version is null then
    insert into public.crews (id, company_id, name) values (save_crew.crew_id, company, wanted)
    on conflict do nothing;
    select * into saved from public.crews c
    where c.company_id = company and c.id = save_crew.crew_id and c.name = wanted;
  else
    update public.crews c set name = wanted
    where c.company_id = company and c.id = save_crew.crew_id and c.version = save_crew.version
    returning * into saved;
  end if;
  if saved.id is null then
    return app.refused('changed_meanwhile');
  end if;
  return jsonb_build_object('verdict', 'applied', 'version', saved.version);
end
$$;
comment on function public.save_crew(uuid, text, integer) is
  'An admin makes a crew (version null; the device makes the id, so trying again makes one) or renames one over the version that was read. Verdict applied or refused (not_allowed, invalid_input, taken, changed_meanwhile).';

create function public.archive_crew(crew_id uuid, archived boolean, end_members boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  crew public.crews;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into crew from public.crews c where c.company_id = company and c.id = archive_crew.crew_id for update;
  if crew.id is null then
    return app.refused('not_found');
  end if;
  if archived is null then
    return app.refused('invalid_input');
  end if;
  if archived and exists (
    select from public.crew_members m
    where m.company_id = company and m.crew_id = crew.id and (m.valid_to is null or m.valid_to > now())
  ) then
    if not coalesce(end_members, false) then
      return app.refused('has_members');
    end if;
    delete from public.crew_members m
    where m.company_id = company and m.crew_id = crew.id and m.valid_from >= now();
    update public.crew_members m set valid_to = now()
    where m.company_id = company and m.crew_id = crew.id and (m.valid_to is null or m.valid_to > now());
  end if;
  update public.crews c set archived_at = case when archived then now() end
  where c.id = crew.id and (c.archived_at is not null) <> archived;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.archive_crew(uuid, boolean, boolean) is
  'An admin puts a crew away or takes it out again. One with members is put away only when told to end their membership, as of now. Verdict applied or refused (not_allowed, not_found, invalid_input, has_members).';

create function public.set_crew_member(
  crew_id uuid, person_id uuid, standing text, from_day date default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  leads constant boolean := case standing when 'lead' then true when 'member' then false end;
  -- Who leaves today keeps the rights that they had this morning.
  at constant timestamptz := case
    when from_day is null and standing = 'none' then now()
    else app.start_of_day(company, from_day)
  end;
  reason text;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if coalesce(standing not in ('lead', 'member', 'none'), true) then
    return app.refused('invalid_input', 'standing');
  end if;
  if not app.is_crew_day(company, from_day) then
    return app.refused('invalid_input', 'from_day');
  end if;
  perform from public.crews c where c.company_id = company and c.id = set_crew_member.crew_id for update;
  reason := app.why_not_in_crew(company, set_crew_member.crew_id, set_crew_member.person_id, leads);
  if reason is not null then
    return app.refused(reason);
  end if;
  if app.is_settled_in_crew(company, set_crew_member.crew_id, set_crew_member.person_id, leads, at) then
    return jsonb_build_object('verdict', 'replayed');
  end if;
  perform app.put_in_crew(company, set_crew_member.crew_id, set_crew_member.person_id, leads, at);
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.set_crew_member(uuid, uuid, text, date) is
  'An admin says that from the beginning of a day (today unless said; leaving without a day means now) a person is a lead, a member or not in a crew; what was recorded for later gives way. Verdict applied, replayed (it is so already) or refused (not_allowed, invalid_input with the field in detail, not_found, crew_archived, access_over, lead_needs_role).';

create function public.set_crew_project(crew_id uuid, project_id uuid, works boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  if works is null then
    return app.refused('invalid_input');
  end if;
  if not exists (select from public.crews c where c.company_id = company and c.id = set_crew_project.crew_id)
    or not exists (select from public.projects p where p.company_id = company and p.id = set_crew_project.project_id)
  then
    return app.refused('not_found');
  end if;
  if works then
    insert into public.project_crews (company_id, project_id, crew_id)
    values (company, set_crew_project.project_id, set_crew_project.crew_id)
    on conflict do nothing;
  else
    delete from public.project_crews c
    where c.company_id = company and c.project_id = set_crew_project.project_id and c.crew_id = set_crew_project.crew_id;
  end if;
  -- Who read the project's crews before this loses against it.
  if found then
    update public.projects p set version = p.version
    where p.company_id = company and p.id = set_crew_project.project_id;
  end if;
  return jsonb_build_object('verdict', 'applied');
end
$$;
comment on function public.set_crew_project(uuid, uuid, boolean) is
  'An admin says whether a crew works on a project. The first crew closes a project to all others, the last one leaving opens it to the company. Verdict applied or refused (not_allowed, invalid_input, not_found).';

-- Reading ---------------------------------------------------------------------------------------

create function public.crew_list() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'crews', (
    with belonging as (
      select
        m.crew_id,
        count(distinct m.person_id) as people,
        array_agg(distinct trim(p.first_name || ' ' || p.last_name)) filter (where m.is_lead) as leads
      from public.crew_members m
      join public.profiles p on p.company_id = company and p.person_id = m.person_id
      where m.company_id = company
        and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      group by m.crew_id
    ), working as (
      select w.crew_id, count(*) as projects
      from public.project_crews w
      join public.projects p on p.company_id = company and p.id = w.project_id and p.archived_at is null
      where w.company_id = company
      group by w.crew_id
    )
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', c.id, 'name', c.name, 'version', c.version,
        'archived_at', app.instant(c.archived_at),
        'people', coalesce(b.people, 0),
        'leads', to_jsonb(coalesce(b.leads, '{}')),
        'projects', coalesce(w.projects, 0)
      ) order by app.fold_text(c.name) collate "C", c.id
    ), '[]')
    from public.crews c
    left join belonging b on b.crew_id = c.id
    left join working w on w.crew_id = c.id
    where c.company_id = company
  ));
end
$$;
comment on function public.crew_list() is
  'For an admin: every crew, archived ones too, with how many people belong to it today, who leads it and on how many open projects it works. Verdict ok or refused (not_allowed).';

create function public.crew_detail(crew_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  crew public.crews;
begin
  if app.my_role() is distinct from 'admin' then
    return app.refused('not_allowed');
  end if;
  select * into crew from public.crews c where c.company_id = company and c.id = crew_detail.crew_id;
  if crew.id is null then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'id', crew.id, 'name', crew.name, 'version', crew.version, 'archived_at', app.instant(crew.archived_at),
    'today', to_char(now() at time zone (
      select s.time_zone from public.company_settings s where s.company_id = company
    ), 'YYYY-MM-DD'),
    'members', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', m.id, 'person_id', m.person_id, 'name', trim(p.first_name || ' ' || p.last_name),
          'photo_url', p.photo_url, 'role', app.role_at(company, m.person_id, now()),
          'is_lead', m.is_lead, 'valid_from', app.instant(m.valid_from), 'valid_to', app.instant(m.valid_to)
        ) order by m.is_lead desc, app.fold_text(p.first_name || ' ' || p.last_name) collate "C", m.valid_from, m.id
      ), '[]')
      from public.crew_members m
      join public.profiles p on p.company_id = company and p.person_id = m.person_id
      where m.company_id = company and m.crew_id = crew.id
    ),
    'projects', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', p.id, 'name', p.name, 'number', p.number,
          'crews', (
            select count(*) from public.project_crews o where o.company_id = company and o.project_id = p.id
          )
        ) order by app.fold_text(p.name) collate "C", p.id
      ), '[]')
      from public.project_crews w
      join public.projects p on p.company_id = company and p.id = w.project_id and p.archived_at is null
      where w.company_id = company and w.crew_id = crew.id
    )
  );
end
$$;
comment on function public.crew_detail(uuid) is
  'For an admin: a crew with everybody who belongs, belonged or will belong to it, and where it works. today is the date where the company is. Verdict ok or refused (not_allowed, not_found).';

grant execute on function
  public.save_crew(uuid, text, integer), public.archive_crew(uuid, boolean, boolean),
  public.set_crew_member(uuid, uuid, text, date), public.set_crew_project(uuid, uuid, boolean),
  public.crew_list(), public.crew_detail(uuid)
  to authenticated;
