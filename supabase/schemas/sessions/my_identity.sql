-- Returns its identity to any session, so that the screen knows whether to ask for the second factor.
create or replace function public.my_identity() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  person public.profiles;
  asker constant record := app.who_asks(may_be_suspended => true, may_be_unfit => true);
  company uuid := asker.company_id;
  my_role text := asker.role;
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
    'suspension', (
      select jsonb_build_object(
        'reason', s.reason, 'contact', s.contact, 'by', s.suspended_by_name, 'since', app.instant(s.suspended_at)
      )
      from app.company_suspensions s where s.company_id = company and s.lifted_at is null
    ),
    'clock_settings', (
      select jsonb_build_object(
        'cost_code_rule', s.cost_code_rule, 'note_rule', s.note_rule, 'location_mode', s.location_mode,
        'trail_minutes', s.trail_minutes, 'asks_location', s.location_mode <> 'off' and person.person_id is not null
          and app.location_choice(company, person.person_id) = 'none'
      )
      from public.company_settings s where s.company_id = company
    ),
    'kiosk', case when kiosk.id is not null then jsonb_build_object('id', kiosk.id, 'name', kiosk.name) end
  );
end
$$;

comment on function public.my_identity() is
  'Who the caller is: person, role (employee, supervisor, admin, kiosk, super_admin or null), company and the rules '
  'of its clock; suspension says by whom, why and since when the company is suspended and whom to ask. company is '
  'null without one and once access ended.';

grant execute on function public.my_identity() to authenticated;
