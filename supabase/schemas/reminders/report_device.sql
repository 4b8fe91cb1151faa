create or replace function public.report_device(
  device_id uuid, has_unsent boolean, reminders_until public.instant default null, schedule_version text default null,
  facts jsonb default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  asker constant record := app.who_asks(may_be_suspended => true);
  company constant uuid := asker.company_id;
  person constant uuid := asker.person_id;
  version timestamptz;
  wrong text;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  -- If a phone claimed to remind beyond the planned schedule, the server would stay silent permanently.
  if device_id is null or has_unsent is null or reminders_until > now() + interval '42 days'
    or (reminders_until is null) <> (schedule_version is null)
    or schedule_version !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$'
  then
    return app.refused('invalid_input');
  end if;
  begin
    version := schedule_version::timestamptz;
  exception when datetime_field_overflow or invalid_datetime_format then
    return app.refused('invalid_input');
  end;
  if version > now() then
    return app.refused('invalid_input');
  end if;
  wrong := case when facts is not null then app.wrong_device_fact(facts) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  insert into public.device_reports as d (
    company_id, person_id, device_id, last_contact_at, nothing_unsent_at, reminders_until, schedule_version
  )
  values (
    company, person, report_device.device_id, now(), case when not has_unsent then now() end,
    report_device.reminders_until, report_device.schedule_version
  )
  on conflict on constraint device_reports_pkey do update set
    last_contact_at = excluded.last_contact_at,
    nothing_unsent_at = coalesce(excluded.nothing_unsent_at, d.nothing_unsent_at),
    reminders_until = excluded.reminders_until, schedule_version = excluded.schedule_version;
  if facts is not null then
    perform app.keep_device_facts(company, person, report_device.device_id, facts);
  end if;
  -- Contacts without facts come in between, and may be the first to report that everything was sent.
  update public.device_reports d set unsent_items = 0
  where not has_unsent and d.company_id = company and d.person_id = person and d.device_id = report_device.device_id;
  delete from public.device_reports d
  where d.company_id = company and d.person_id = person and d.device_id not in (
    select r.device_id from public.device_reports r
    where r.company_id = company and r.person_id = person
    order by r.last_contact_at desc, r.device_id limit 10
  );
  return jsonb_build_object('verdict', 'applied');
end
$$;

comment on function public.report_device(uuid, boolean, public.instant, text, jsonb) is
  'A device of the caller says that it is in contact, whether it still has something to send, and until when it '
  'reminds its person itself, at most 42 days ahead, by which version of my_reminder_plan; both or neither. Each '
  'report replaces the one before, so a device that no longer reminds leaves both out. `facts` are its permissions, '
  'power saving, version, clock and number of unsent records; without them it is as it last said. The ten newest '
  'devices of a person are kept. Verdict applied or refused (not_allowed, invalid_input).';

grant execute on function public.report_device(uuid, boolean, public.instant, text, jsonb) to authenticated;
