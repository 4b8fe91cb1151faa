create or replace function public.expected_people() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  sees_all constant boolean := app.my_role() = 'admin';
  people constant uuid[] := app.my_crew_people();
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  return jsonb_build_object('verdict', 'ok', 'now', app.instant(now()), 'people', (
    select coalesce(jsonb_agg(app.person_label(company, p.person_id) || jsonb_build_object(
      'shift_id', p.id, 'starts_local', to_char(p.starts_local, 'YYYY-MM-DD"T"HH24:MI'), 'zone', p.zone,
      'starts_at', app.instant(p.starts_at), 'ends_at', app.instant(p.ends_at),
      'project_name', (select j.name from public.projects j where j.company_id = company and j.id = p.project_id),
      'last_seen_at', app.instant(greatest(device.seen_at, (
        select max(u.received_at) from public.punches u
        where u.company_id = company and u.person_id = p.person_id
      )))
    ) order by p.starts_at, p.id), '[]')
    from public.published_shifts p
    cross join lateral (
      select max(r.last_contact_at) as seen_at, max(r.nothing_unsent_at) as synced_at
      from public.device_reports r
      where r.company_id = company and r.person_id = p.person_id
    ) device
    where p.company_id = company and p.canceled_at is null and p.starts_at <= now() and p.ends_at > now()
      and p.starts_at > now() - interval '2 days'
      and p.person_id <> app.my_person_id() and (sees_all or p.person_id = any (people))
      and app.role_at(company, p.person_id, now()) is not null
      -- A device that sends reports, but hasn't reported since that everything was sent, may have the punch.
      and (device.seen_at is null or device.synced_at >= p.starts_at)
      and not exists (
        select from public.time_entries e
        where e.company_id = company and e.person_id = p.person_id and e.state <> 'void'
          and e.started_at < p.ends_at and coalesce(e.ended_at, now()) > p.starts_at
      )
      and not exists (
        select from public.time_off_requests t
        where t.company_id = company and t.person_id = p.person_id and t.state = 'approved'
          and t.starts_at <= now() and t.ends_at > now()
      )
  ));
end
$$;

comment on function public.expected_people() is
  'Whose published shift has begun and no punch of it has been received, with when their phone was last seen; of the '
  'caller''s crews or, for admins, everyone, and never of the caller. With a device that reports itself, only once '
  'that has sent all from past the start. Never says that someone is absent. Verdict ok or refused (not_allowed).';

grant execute on function public.expected_people() to authenticated;
