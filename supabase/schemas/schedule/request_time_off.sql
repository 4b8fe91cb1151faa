create or replace function public.request_time_off(request jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(request::text, 'UTF8'));
  wrong text;
  known public.time_off_requests;
  kind public.time_off_kinds;
  zone text;
  starts timestamptz;
  ends timestamptz;
  whole integer;
  wanted integer;
  missing integer;
begin
  if company is null then
    return app.refused('not_allowed');
  end if;
  perform app.lock_people(company, array[me]);
  select * into known from public.time_off_requests t where t.company_id = company and t.id::text = request ->> 'id';
  if known.id is not null then
    return case when known.person_id = me and known.request_hash = digest
      then jsonb_build_object('verdict', 'replayed', 'state', known.state) else app.refused('other_payload') end;
  end if;
  wrong := app.wrong_time_off_field(company, request);
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  select * into kind from public.time_off_kinds k where k.company_id = company and k.id::text = request ->> 'kind_id';
  select s.time_zone into zone from public.company_settings s where s.company_id = company;
  starts := app.local_instant(
    (request ->> 'first_day')::date + coalesce((request ->> 'from_time')::time, '00:00'), zone
  );
  ends := app.local_instant(case when request ->> 'to_time' is null then (request ->> 'last_day')::date + 1
    else (request ->> 'last_day')::date end + coalesce((request ->> 'to_time')::time, '00:00'), zone);
  if ends <= starts then
    -- Both times are in the hour that the clock skips.
    return app.refused_with_detail('invalid_input', 'to_time');
  end if;
  if exists (
    select from public.time_off_requests t
    where t.company_id = company and t.person_id = me and t.state in ('waiting', 'approved')
      and t.starts_at < ends and t.ends_at > starts
  ) then
    return app.refused('time_off_overlaps');
  end if;
  whole := app.time_off_minutes(company, me, request, kind);
  wanted := coalesce((request ->> 'minutes')::integer, whole);
  if wanted < whole and request ->> 'first_day' <> request ->> 'last_day' then
    -- Less than a whole day is asked for day by day.
    return app.refused_with_detail('invalid_input', 'minutes');
  end if;
  missing := app.time_off_missing(company, me, kind, wanted);
  if missing > 0 then
    return app.refused_with_detail('balance_too_low', greatest(wanted - missing, 0)::text);
  end if;
  insert into public.time_off_requests (
    company_id, id, person_id, kind_id, state, first_day, last_day, from_time, to_time, zone, starts_at, ends_at,
    minutes, note, request_hash
  )
  values (
    company, (request ->> 'id')::uuid, me, kind.id, 'waiting', (request ->> 'first_day')::date,
    (request ->> 'last_day')::date, (request ->> 'from_time')::time, (request ->> 'to_time')::time, zone, starts, ends,
    wanted, nullif(trim(request ->> 'note'), ''), digest
  );
  perform app.tell_planned(company, '{}', array[me]);
  perform app.tell_seen(company, array[me]);
  return jsonb_build_object('verdict', 'waits', 'state', 'waiting');
end
$$;

comment on function public.request_time_off(jsonb) is
  'The caller asks for time off, under an id of the device''s, which may repeat it. Verdict waits or replayed with '
  'the state, or refused (not_allowed, invalid_input with the field in detail, other_payload, time_off_overlaps, '
  'balance_too_low with the minutes that are left in detail).';

grant execute on function public.request_time_off(jsonb) to authenticated;
