-- Who is calling, for policies and functions.

create function app.my_person_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (select p.person_id from public.profiles p where p.id = auth.uid());
end
$$;
comment on function app.my_person_id() is 'The caller''s person, whether or not still a member.';

create function app.my_company_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select m.company_id
    from public.profiles p
    join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    where p.id = auth.uid()
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
end
$$;
comment on function app.my_company_id() is
  'The company that the caller is a member of now; null for anyone else, so that a deactivated person reads nothing.';

create function app.my_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select m.role
    from public.profiles p
    join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
    where p.id = auth.uid()
      and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
  );
end
$$;
comment on function app.my_role() is 'employee, supervisor or admin, as of now; null for anyone else.';

create function app.is_platform_admin() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.platform_admins a where a.user_id = auth.uid());
end
$$;

create function app.my_crews() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select c.crew_id
    from public.crew_members c
    where c.company_id = (select app.my_company_id()) and c.person_id = (select app.my_person_id())
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
  );
end
$$;
comment on function app.my_crews() is 'The crews that the caller belongs to or leads now.';

create function app.crews_led_by(lead_person_id uuid, at timestamptz) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select l.crew_id
    from public.crew_members l
    join public.memberships m on m.company_id = l.company_id and m.person_id = l.person_id
    where l.person_id = lead_person_id and l.is_lead
      and l.valid_from <= at and (l.valid_to is null or l.valid_to > at)
      and m.role in ('supervisor', 'admin')
      and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
  );
end
$$;
comment on function app.crews_led_by(uuid, timestamptz) is
  'The crews a person led at an instant; leading needs the role of a supervisor at that instant too.';

create function app.my_led_crews() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return app.crews_led_by(app.my_person_id(), now());
end
$$;
comment on function app.my_led_crews() is 'The crews that the caller leads now.';

create function app.my_crew_people() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(
    select distinct c.person_id
    from public.crew_members c
    where c.crew_id = any ((select app.my_led_crews())::uuid[])
      and c.valid_from <= now() and (c.valid_to is null or c.valid_to > now())
  );
end
$$;
comment on function app.my_crew_people() is 'The people whom the caller leads now.';

create function app.role_at(company uuid, person uuid, at timestamptz) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select m.role from public.memberships m
    where m.company_id = company and m.person_id = person
      and m.valid_from <= at and (m.valid_to is null or m.valid_to > at)
  );
end
$$;
comment on function app.role_at(uuid, uuid, timestamptz) is 'A person''s role at an instant; null when not a member then.';

grant execute on function
  app.my_person_id(), app.my_company_id(), app.my_role(), app.is_platform_admin(),
  app.my_crews(), app.my_led_crews(), app.my_crew_people()
  to authenticated;
