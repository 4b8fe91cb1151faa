create or replace function app.judge_time_off(
  company uuid, person uuid, request jsonb,
  out refusal jsonb, out zone text, out starts timestamptz, out ends timestamptz, out wanted integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  wrong constant text := app.wrong_time_off_field(company, request);
  kind public.time_off_kinds;
  whole integer;
  missing integer;
begin
  if wrong is not null then
    refusal := app.refused_with_detail('invalid_input', wrong);
    return;
  end if;
  select * into kind from public.time_off_kinds k where k.company_id = company and k.id::text = request ->> 'kind_id';
  select s.time_zone into zone from public.company_settings s where s.company_id = company;
  starts := app.local_instant(
    (request ->> 'first_day')::date + coalesce((request ->> 'from_time')::time, '00:00'), zone
  );
  ends := app.local_instant(case when request ->> 'to_time' is null then (request ->> 'last_day')::date + 1
    else (request ->> 'last_day')::date end + coalesce((request ->> 'to_time')::time, '00:00'), zone);
  if ends <= starts then
    -- Both times are in the hour that is skipped when the clocks change.
    refusal := app.refused_with_detail('invalid_input', 'to_time');
    return;
  end if;
  if exists (
    select from public.time_off_requests t
    where t.company_id = company and t.person_id = person and t.state in ('waiting', 'approved')
      and t.starts_at < ends and t.ends_at > starts
  ) then
    refusal := app.refused('time_off_overlaps');
    return;
  end if;
  whole := app.time_off_minutes(company, person, request, kind);
  wanted := coalesce((request ->> 'minutes')::integer, whole);
  if wanted < whole and request ->> 'first_day' <> request ->> 'last_day' then
    -- Less than a whole day must be requested day by day.
    refusal := app.refused_with_detail('invalid_input', 'minutes');
    return;
  end if;
  missing := app.time_off_missing(company, person, kind, wanted);
  if missing > 0 then
    refusal := app.refused_with_detail('balance_too_low', greatest(wanted - missing, 0)::text);
  end if;
end
$$;

comment on function app.judge_time_off(uuid, uuid, jsonb) is
  'Why a request for time off would be refused, and else when it is and what it takes from the balance.';
