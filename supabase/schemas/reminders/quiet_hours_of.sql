create or replace function app.quiet_hours_of(company uuid, person uuid)
returns table (quiet_from text, quiet_to text, zone text)
language sql stable security definer set search_path = ''
as $$
  select
    case coalesce(n.quiet_hours, 'company') when 'company' then s.quiet_from when 'own' then n.quiet_from end,
    case coalesce(n.quiet_hours, 'company') when 'company' then s.quiet_to when 'own' then n.quiet_to end,
    s.time_zone
  from public.company_settings s
  left join public.notification_settings n on n.company_id = company and n.person_id = person
  where s.company_id = company
$$;

comment on function app.quiet_hours_of(uuid, uuid) is
  'The quiet hours of a person: their own, else the company''s; wall times in the company''s zone, null without any.';
