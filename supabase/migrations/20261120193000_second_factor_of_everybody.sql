-- Who somebody is, and what went wrong on their device, is told in any session: also in one that may read
-- nothing, because it has not shown the second factor that its owner has or is over.

create function app.held_membership() returns public.memberships
language plpgsql stable security definer set search_path = ''
as $$
declare
  held public.memberships;
begin
  select m.* into held
  from public.profiles p
  join public.memberships m on m.company_id = p.company_id and m.person_id = p.person_id
  where p.id = auth.uid()
    and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now());
  return held;
end
$$;
comment on function app.held_membership() is
  'What the caller''s login is in its company now, however far it has signed in. No right follows from it.';

-- Says who it is in any session, so that the screen knows whom to ask for the second factor.
create or replace function public.my_identity() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.profiles;
  held constant public.memberships := app.held_membership();
  company uuid := held.company_id;
  my_role text := held.role;
  kiosk public.kiosks;
begin
  select * into person from public.profiles p where p.id = auth.uid();
  if my_role is null then
    select * into kiosk from public.kiosks k where k.user_id = auth.uid() and k.revoked_at is null;
    company := kiosk.company_id;
    my_role := case
      when kiosk.id is not null then 'kiosk'
      when app.is_listed_platform_admin() then 'super_admin'
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

create or replace function public.report_client_error(event_id uuid, message text, route text default null, app_version text default null, context jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  -- Anyone may report, so what they can fill the table with is bounded.
  if event_id is null or message is null
    or pg_column_size(context) > 8000
    or (select count(*) from public.client_errors e where e.created_at > now() - interval '1 minute') >= 300
  then
    return jsonb_build_object('verdict', 'refused', 'reason', 'invalid_input');
  end if;
  insert into public.client_errors (id, company_id, user_id, route, message, app_version, user_agent, context)
  values (
    event_id, (app.held_membership()).company_id, auth.uid(), left(route, 500), left(message, 2000), left(app_version, 50),
    left(nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-user-agent', 300),
    coalesce(context, '{}')
  )
  on conflict (id) do nothing;
  return jsonb_build_object('verdict', 'applied');
end
$$;
