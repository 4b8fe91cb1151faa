create or replace function app.save_notification_settings(company uuid, person uuid, changes jsonb) returns void
language sql security definer set search_path = ''
as $$
  insert into public.notification_settings as s (
    company_id, person_id, quiet_hours, quiet_from, quiet_to, turned_off
  )
  values (
    company, person, coalesce(changes #>> '{quiet_hours,choice}', 'company'), changes #>> '{quiet_hours,from}',
    changes #>> '{quiet_hours,to}',
    array(
      select distinct t from jsonb_array_elements_text(coalesce(changes -> 'notifications_off', '[]')) t order by t
    )
  )
  on conflict on constraint notification_settings_pkey do update set
    quiet_hours = case when changes ? 'quiet_hours' then excluded.quiet_hours else s.quiet_hours end,
    quiet_from = case when changes ? 'quiet_hours' then excluded.quiet_from else s.quiet_from end,
    quiet_to = case when changes ? 'quiet_hours' then excluded.quiet_to else s.quiet_to end,
    turned_off = case when changes ? 'notifications_off' then excluded.turned_off else s.turned_off end,
    changed_at = now()
$$;

comment on function app.save_notification_settings(uuid, uuid, jsonb) is
  'Keeps what a person chose of quiet_hours and notifications_off, both valid; what is not given stays.';
