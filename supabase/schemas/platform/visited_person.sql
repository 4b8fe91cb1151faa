create or replace function public.visited_person() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  asker record;
begin
  if not app.is_visit() then
    return app.refused('not_allowed');
  end if;
  asker := app.who_asks(may_be_suspended => true);
  return jsonb_build_object(
    'verdict', 'ok', 'person_id', asker.person_id, 'name', app.person_name(asker.company_id, asker.person_id),
    'role', asker.role, 'zone', app.known_zone(null, asker.company_id, asker.person_id, now()),
    'is_suspended', app.is_suspended(asker.company_id),
    'facts', (
      select jsonb_build_object(
        'language', p.language, 'has_login', p.has_login, 'profile_complete', p.profile_complete,
        'turned_off', coalesce(to_jsonb(n.turned_off), '[]'),
        'browsers', (select count(*) from app.push_subscriptions_of(p.person_id)),
        'phones', (select count(*) from app.phones_of(p.person_id))
      )
      from public.profiles p
      left join public.notification_settings n on n.company_id = p.company_id and n.person_id = p.person_id
      where p.company_id = asker.company_id and p.person_id = asker.person_id
    ),
    'devices', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'device_id', d.device_id, 'last_contact_at', app.instant(d.last_contact_at),
          'synced_at', app.instant(d.nothing_unsent_at), 'unsent_items', coalesce(d.unsent_items, 0),
          'runs_in', d.runs_in, 'app_version', d.app_version, 'location_permission', d.location_permission,
          'battery_saver', d.battery_saver, 'skew_ms', d.skew_ms
        ) order by d.last_contact_at desc, d.device_id
      ), '[]')
      from (
        select * from public.device_reports r
        where r.company_id = asker.company_id and r.person_id = asker.person_id
        order by r.last_contact_at desc, r.device_id limit 20
      ) d
    ),
    'names', app.job_names(asker.company_id, array(
      select unnest(array[e.project_id, e.cost_code_id])
      from app.entries_since(asker.company_id, asker.person_id, now() - interval '14 days') e
    ))
  );
end
$$;

comment on function public.visited_person() is
  'In a support visit only: who is visited, how they are reached, their devices, and the names of the jobs of their '
  'last 14 days. Verdict ok or refused (not_allowed).';

grant execute on function public.visited_person() to authenticated;
