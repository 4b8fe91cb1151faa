create or replace function app.kiosk_notice(company uuid, person uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('version', n.version, 'text_en', n.text_en, 'text_es', n.text_es)
  from public.profiles p
  join public.company_settings s on s.company_id = p.company_id and s.location_mode <> 'off'
  join public.location_notices n on n.company_id = p.company_id
  where p.company_id = company and p.person_id = person and not p.has_login
    and app.location_choice(company, person) = 'none'
  order by n.version desc limit 1
$$;

comment on function app.kiosk_notice(uuid, uuid) is
  'The location notice that a kiosk asks someone about: who has no login and has not answered the one that applies. '
  'Else null.';
