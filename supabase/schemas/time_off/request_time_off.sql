create or replace function public.request_time_off(request jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  digest constant bytea := sha256(convert_to(request::text, 'UTF8'));
  known public.time_off_requests;
  judged record;
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
  judged := app.judge_time_off(company, me, request);
  if judged.refusal is not null then
    return judged.refusal;
  end if;
  insert into public.time_off_requests (
    company_id, id, person_id, kind_id, state, first_day, last_day, from_time, to_time, zone, starts_at, ends_at,
    minutes, note, request_hash
  )
  values (
    company, (request ->> 'id')::uuid, me, (request ->> 'kind_id')::uuid, 'waiting', (request ->> 'first_day')::date,
    (request ->> 'last_day')::date, (request ->> 'from_time')::time, (request ->> 'to_time')::time, judged.zone,
    judged.starts, judged.ends, judged.wanted, nullif(trim(request ->> 'note'), ''), digest
  );
  perform app.tell_boards(company, '{}', array[me]);
  perform app.tell_own_schedules(company, array[me]);
  return jsonb_build_object('verdict', 'waits', 'state', 'waiting');
end
$$;

comment on function public.request_time_off(jsonb) is
  'The caller asks for time off, under an id of the device''s, which may repeat it. Verdict waits or replayed with '
  'the state, or refused (not_allowed, invalid_input with the field in detail, other_payload, time_off_overlaps, '
  'balance_too_low with the minutes that are left in detail).';

grant execute on function public.request_time_off(jsonb) to authenticated;
