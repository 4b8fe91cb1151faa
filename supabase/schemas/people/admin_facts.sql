create or replace function app.admin_facts(company uuid, person uuid) returns jsonb
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
      from public.person_merges m join public.profiles k on k.company_id = m.company_id
        and k.person_id = m.kept_person_id
      where m.company_id = company and m.dropped_person_id = person and m.undone_at is null
    ),
    'merged', (
      select coalesce(jsonb_agg(jsonb_build_object('merge_id', m.id, 'person_id', m.dropped_person_id,
        'merged_at', app.instant(m.merged_at), 'name', trim(k.first_name || ' ' || k.last_name)) order by m.merged_at),
          '[]')
      from public.person_merges m join public.profiles k on k.company_id = m.company_id
        and k.person_id = m.dropped_person_id
      where m.company_id = company and m.kept_person_id = person and m.undone_at is null
    )
  );
end
$$;

comment on function app.admin_facts(uuid, uuid) is
  'What a person''s page tells admins alone.';
