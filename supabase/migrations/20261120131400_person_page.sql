-- The person page: all that it shows in one answer, and what happened to the person, page by page.

create function app.person_facts(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'person_id', p.person_id, 'first_name', p.first_name, 'last_name', p.last_name,
      'photo_url', p.photo_url, 'phone', p.phone, 'language', p.language, 'has_login', p.has_login,
      'version', p.version,
      'role', app.role_at(company, person, now()),
      'since', (
        select app.instant(min(m.valid_from)) from public.memberships m where m.company_id = company and m.person_id = person
      ),
      'ended_at', (
        select case when max(coalesce(m.valid_to, 'infinity')) <= now() then app.instant(max(m.valid_to)) end
        from public.memberships m where m.company_id = company and m.person_id = person
      ),
      'planned', (
        select jsonb_build_object('role', m.role, 'from', app.instant(m.valid_from))
        from public.memberships m
        where m.company_id = company and m.person_id = person and m.valid_from > now()
        order by m.valid_from limit 1
      ),
      'on_the_clock', exists (
        select from public.time_entries e where e.company_id = company and e.person_id = person and e.state = 'open'
      ),
      'crews', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'crew_id', w.id, 'name', w.name, 'is_lead', c.is_lead,
          'from', app.instant(c.valid_from), 'to', app.instant(c.valid_to)
        ) order by c.valid_to desc nulls first, w.name), '[]')
        from public.crew_members c join public.crews w on w.company_id = c.company_id and w.id = c.crew_id
        where c.company_id = company and c.person_id = person
      ),
      'projects', (
        select coalesce(jsonb_agg(jsonb_build_object('project_id', j.id, 'number', j.number, 'name', j.name) order by j.name, j.id), '[]')
        from public.projects j
        where j.company_id = company and j.archived_at is null and exists (
          select from public.project_crews pc
          join public.crew_members c on c.company_id = pc.company_id and c.crew_id = pc.crew_id
          where pc.company_id = company and pc.project_id = j.id and c.person_id = person
            and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
        )
      ),
      'certificates', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', c.id, 'kind', c.kind, 'number', c.number, 'issuer', c.issuer, 'issued_on', c.issued_on,
          'expires_on', c.expires_on, 'file_path', c.file_path, 'version', c.version
        ) order by c.expires_on nulls last, c.kind, c.id), '[]')
        from public.certificates c where c.company_id = company and c.person_id = person
      ),
      'emergency_contact', (
        select jsonb_build_object('name', c.name, 'relationship', c.relationship, 'phone', c.phone, 'version', c.version)
        from public.emergency_contacts c where c.company_id = company and c.person_id = person
      )
    )
    from public.profiles p
    where p.company_id = company and p.person_id = person
  );
end
$$;

create function app.admin_facts(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'details', (
      select jsonb_build_object(
        'employee_number', d.employee_number, 'hired_on', d.hired_on, 'contact_email', d.contact_email,
        'notes', d.notes, 'version', d.version
      )
      from public.person_details d where d.company_id = company and d.person_id = person
    ),
    'email', (
      select u.email from public.profiles p join auth.users u on u.id = p.id
      where p.company_id = company and p.person_id = person and p.has_login
    ),
    'invitation', (
      select jsonb_build_object('email', i.email, 'expires_at', app.instant(i.expires_at))
      from public.invitations i
      where i.company_id = company and i.person_id = person
        and i.claimed_at is null and i.revoked_at is null and i.expires_at > now()
      order by i.created_at desc limit 1
    ),
    'roles', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'role', m.role, 'from', app.instant(m.valid_from), 'to', app.instant(m.valid_to)
      ) order by m.valid_from desc), '[]')
      from public.memberships m where m.company_id = company and m.person_id = person
    ),
    'is_last_admin', app.is_last_admin(company, person),
    'merged_into', (
      select jsonb_build_object('merge_id', m.id, 'person_id', m.kept_person_id, 'merged_at', app.instant(m.merged_at),
        'name', trim(k.first_name || ' ' || k.last_name))
      from public.person_merges m join public.profiles k on k.company_id = m.company_id and k.person_id = m.kept_person_id
      where m.company_id = company and m.dropped_person_id = person and m.undone_at is null
    ),
    'merged', (
      select coalesce(jsonb_agg(jsonb_build_object('merge_id', m.id, 'person_id', m.dropped_person_id,
        'merged_at', app.instant(m.merged_at), 'name', trim(k.first_name || ' ' || k.last_name)) order by m.merged_at), '[]')
      from public.person_merges m join public.profiles k on k.company_id = m.company_id and k.person_id = m.dropped_person_id
      where m.company_id = company and m.kept_person_id = person and m.undone_at is null
    )
  );
end
$$;

create function public.person_page(person_id uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  is_admin constant boolean := coalesce(app.my_role() = 'admin', false);
begin
  if not coalesce(app.sees_person(company, person_id), false) or not app.is_company_person(company, person_id) then
    return app.refused('not_found');
  end if;
  return jsonb_build_object(
    'verdict', 'ok',
    'today', app.company_today(company),
    'person', app.person_facts(company, person_id),
    'office', case when is_admin then app.admin_facts(company, person_id) end
  );
end
$$;
comment on function public.person_page(uuid) is
  'A person as the page shows them, for the person, who leads them and admins; office is for admins only. Pay rates and sessions are asked for by themselves. Verdict ok or refused (not_found).';

create function public.person_history(
  person_id uuid, before_at timestamptz default null, before_id text default null, at_most integer default 50
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  people uuid[];
  merges text[];
  page jsonb;
begin
  if not app.may_administer(person_id) then
    return app.refused(case when app.my_role() = 'admin' then 'not_found' else 'not_allowed' end);
  end if;
  if coalesce(at_most not between 1 and 200, true) or (before_at is null) <> (before_id is null) then
    return app.refused('invalid_input');
  end if;
  people := app.ledger_people(company, person_id);
  merges := array(
    select m.id::text from public.person_merges m
    where m.company_id = company and person_history.person_id in (m.kept_person_id, m.dropped_person_id)
  );
  with events as (
    select
      a.id::text as id, a.recorded_at as at, a.actor_person_id, a.action, a.subject, a.subject_id, a.before, a.after,
      null::text as reason
    from public.audit_events a
    where a.company_id = company and a.person_id = any (people)
      and a.subject in (
        'profiles', 'memberships', 'crew_members', 'invitations', 'person_details', 'pay_rates', 'certificates',
        'emergency_contacts', 'person_pins', 'account_deletion_requests'
      )
      and (before_at is null or (a.recorded_at, a.id::text) < (before_at, before_id))
    union all
    select
      a.id::text, a.recorded_at, a.actor_person_id, a.action, a.subject, a.subject_id, a.before, a.after, null
    from public.audit_events a
    where a.company_id = company and a.subject_id = any (merges) and a.subject = 'person_merges'
      and (before_at is null or (a.recorded_at, a.id::text) < (before_at, before_id))
    union all
    select
      e.id::text, e.happened_at, e.actor_person_id, e.kind, 'time_entries', e.entry_id::text, e.before, e.after, e.reason
    from public.time_entry_events e
    where e.company_id = company and e.person_id = any (people)
      and (before_at is null or (e.happened_at, e.id::text) < (before_at, before_id))
  ), newest as (
    select * from events order by at desc, id desc limit at_most + 1
  ), numbered as (
    select newest.*, row_number() over (order by at desc, id desc) as place from newest
  )
  select jsonb_build_object(
    'verdict', 'ok',
    'events', coalesce(jsonb_agg(
      jsonb_build_object(
        'id', n.id, 'at', app.precise_instant(n.at), 'action', n.action, 'subject', n.subject,
        'actor_person_id', n.actor_person_id,
        'actor', (
          select trim(p.first_name || ' ' || p.last_name) from public.profiles p
          where p.company_id = company and p.person_id = n.actor_person_id
        ),
        'before', n.before, 'after', n.after, 'reason', n.reason,
        'label', case n.subject
          when 'crew_members' then (
            select w.name from public.crew_members c
            join public.crews w on w.company_id = c.company_id and w.id = c.crew_id
            where c.company_id = company and c.id::text = n.subject_id
          )
          when 'certificates' then coalesce(
            (select c.kind from public.certificates c where c.company_id = company and c.id::text = n.subject_id),
            n.before ->> 'kind'
          )
        end
      ) order by n.place
    ) filter (where n.place <= at_most), '[]'),
    'has_more', coalesce(bool_or(n.place > at_most), false)
  ) into page
  from numbered n;
  return page;
end
$$;
comment on function public.person_history(uuid, timestamptz, text, integer) is
  'What happened to a person and their time, newest first, for an admin: pages of at_most (1 to 200), the next one before the last event''s at and id. Verdict ok or refused (not_allowed, not_found, invalid_input).';

create function app.precise_instant(at timestamptz) returns text
language sql stable
as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
$$;
comment on function app.precise_instant(timestamptz) is 'An instant with all that the database knows of it, for cursors.';

grant execute on function public.person_page(uuid), public.person_history(uuid, timestamptz, text, integer) to authenticated;
