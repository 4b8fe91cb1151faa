create or replace function app.my_crew_today() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  zone constant text := (select s.time_zone from public.company_settings s where s.company_id = company);
  from_at constant timestamptz := app.local_instant(app.company_today(company)::timestamp, zone);
  to_at constant timestamptz := app.local_instant((app.company_today(company) + 1)::timestamp, zone);
begin
  return (
    select coalesce(jsonb_agg(app.person_label(company, p.person_id) || jsonb_build_object(
      'photo_url', w.photo_url,
      'is_lead', exists (
        select from public.crew_members m
        where m.company_id = company and m.crew_id = p.crew_id and m.person_id = p.person_id and m.is_lead
          and m.valid_from <= now() and (m.valid_to is null or m.valid_to > now())
      ),
      'starts_at', app.instant(p.starts_at), 'ends_at', app.instant(p.ends_at),
      'starts_local', to_char(p.starts_local, 'YYYY-MM-DD"T"HH24:MI'),
      'ends_local', to_char(p.ends_local, 'YYYY-MM-DD"T"HH24:MI'), 'zone', p.zone,
      'project_name', (select j.name from public.projects j where j.company_id = company and j.id = p.project_id)
    ) order by p.starts_at, w.last_name, w.first_name, p.id), '[]')
    from public.published_shifts p
    join public.profiles w on w.company_id = company and w.person_id = p.person_id
    where p.company_id = company and p.canceled_at is null and p.person_id <> me
      and p.starts_at >= from_at and p.starts_at < to_at
      and exists (
        select from public.published_shifts mine
        where mine.company_id = company and mine.person_id = me and mine.canceled_at is null
          and mine.starts_at >= from_at and mine.starts_at < to_at
          and (mine.crew_id = p.crew_id or mine.project_id = p.project_id)
          and mine.starts_at < p.ends_at and mine.ends_at > p.starts_at
      )
  );
end
$$;

comment on function app.my_crew_today() is
  'Who works with the caller today, by crew or project and at the same time.';
