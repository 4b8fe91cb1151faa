create or replace function app.person_rows(company uuid, people uuid[]) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    -- Computed for everyone at once: one by one, the planner uses the index of the exclusion constraint, and a plain
    -- join computes it again for each person.
    with crews as materialized (
      select cm.person_id, jsonb_agg(
        jsonb_build_object('id', c.id, 'name', c.name, 'is_lead', cm.is_lead) order by c.name, c.id
      ) as today
      from public.crew_members cm join public.crews c on c.company_id = company and c.id = cm.crew_id
      where cm.company_id = company and cm.person_id = any (people)
        and cm.valid_from <= now() and (cm.valid_to is null or cm.valid_to > now())
      group by cm.person_id
    )
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'person_id', p.person_id,
        'first_name', p.first_name,
        'last_name', p.last_name,
        'photo_url', p.photo_url,
        'phone', p.phone,
        'email', coalesce(login.email, details.contact_email, offer.email),
        'employee_number', details.employee_number,
        'role', m.role,
        'status', case
          when m.role is null then 'left'
          when p.has_login then 'active'
          when offer.is_open then 'invited'
          else 'no_login'
        end,
        'crews', coalesce(crews.today, '[]')
      ) order by wanted.place
    ), '[]')
    from unnest(people) with ordinality as wanted (person_id, place)
    join public.profiles p on p.company_id = company and p.person_id = wanted.person_id
    left join public.memberships m
      on m.company_id = company and m.person_id = p.person_id
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
    left join auth.users login on login.id = p.id
    left join public.person_details details on details.company_id = company and details.person_id = p.person_id
    left join crews on crews.person_id = p.person_id
    left join lateral (
      select i.email, i.claimed_at is null and i.revoked_at is null and i.expires_at > now() as is_open
      from public.invitations i
      where i.company_id = company and i.person_id = p.person_id and not p.has_login
      order by i.created_at desc limit 1
    ) as offer on true
  );
end
$$;

comment on function app.person_rows(uuid, uuid[]) is
  'People as the list shows them, in the order asked for: who they are, role and standing now, and their crews of '
  'today.';
