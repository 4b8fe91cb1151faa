-- A lead of one of the person's crews sees only what they see elsewhere: neither the person's other crews nor projects
-- of only those crews.
create or replace function app.person_facts(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  sees_all_crews constant boolean := coalesce(app.my_role() = 'admin' or person = app.my_person_id(), false);
  crews_seen constant uuid[] := app.my_crews() || app.my_led_crews();
  projects_seen constant uuid[] := app.my_projects();
begin
  return (
    select jsonb_build_object(
      'person_id', p.person_id, 'first_name', p.first_name, 'last_name', p.last_name,
      'photo_url', p.photo_url, 'phone', p.phone, 'language', p.language, 'has_login', p.has_login,
      'version', p.version,
      'role', app.role_at(company, person, now()),
      'since', (
        select app.instant(min(m.valid_from)) from public.memberships m where m.company_id = company
          and m.person_id = person
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
          and (sees_all_crews or c.crew_id = any (crews_seen))
      ),
      'projects', (
        select coalesce(jsonb_agg(jsonb_build_object('project_id', j.id, 'number', j.number, 'name', j.name)
          order by j.name, j.id), '[]')
        from public.projects j
        where j.company_id = company and j.archived_at is null and j.id = any (projects_seen) and exists (
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
        select jsonb_build_object('name', c.name, 'relationship', c.relationship, 'phone', c.phone, 'version',
          c.version)
        from public.emergency_contacts c where c.company_id = company and c.person_id = person
      )
    )
    from public.profiles p
    where p.company_id = company and p.person_id = person
  );
end
$$;

comment on function app.person_facts(uuid, uuid) is
  'What a person''s page tells everyone who may open it.';
