create or replace function app.quiet_hours_of_people(people uuid[])
returns table (person_id uuid, quiet_from text, quiet_to text, zone text)
language sql stable security definer set search_path = ''
as $$
  select p.person_id,
    case coalesce(n.quiet_hours, 'company') when 'company' then s.quiet_from when 'own' then n.quiet_from end,
    case coalesce(n.quiet_hours, 'company') when 'company' then s.quiet_to when 'own' then n.quiet_to end,
    s.time_zone
  from public.profiles p
  join public.company_settings s on s.company_id = p.company_id
  left join public.notification_settings n on n.company_id = p.company_id and n.person_id = p.person_id
  where p.person_id = any (people)
$$;

comment on function app.quiet_hours_of_people(uuid[]) is
  'The quiet hours of people: their own, else the company''s; wall times in the company''s zone, null without any.';
