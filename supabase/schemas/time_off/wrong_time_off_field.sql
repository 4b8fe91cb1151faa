create or replace function app.wrong_time_off_field(company uuid, request jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wrong text;
begin
  if jsonb_typeof(request) is distinct from 'object' then
    return 'request';
  end if;
  wrong := app.first_wrong(request, jsonb_build_object(
    'v', request -> 'v' = '1',
    'id', app.is_uuid(request -> 'id'),
    'kind_id', exists (
      select from public.time_off_kinds k
      where k.company_id = company and k.id::text = request ->> 'kind_id' and k.archived_at is null
    ),
    'first_day', app.is_date(request -> 'first_day'),
    'last_day', app.is_date(request -> 'last_day'),
    'from_time', app.is_time_of_day_or_null(request -> 'from_time'),
    'to_time', app.is_time_of_day_or_null(request -> 'to_time')
      and (request ->> 'to_time' is null) = (request ->> 'from_time' is null),
    'minutes', request ? 'minutes' and app.is_whole_or_null(request -> 'minutes', 0, 600000),
    'note', app.is_text_or_null(request -> 'note', 500)
  ));
  if wrong is not null then
    return wrong;
  end if;
  return case
    when (request ->> 'last_day')::date < (request ->> 'first_day')::date
      or (request ->> 'last_day')::date > (request ->> 'first_day')::date + 366 then 'last_day'
    when request ->> 'from_time' is not null and (
      request ->> 'last_day' <> request ->> 'first_day' or request ->> 'to_time' <= request ->> 'from_time'
    ) then 'to_time'
    when (request ->> 'minutes')::integer
      > 1440 * ((request ->> 'last_day')::date - (request ->> 'first_day')::date + 1) then 'minutes'
  end;
end
$$;

comment on function app.wrong_time_off_field(uuid, jsonb) is
  'The first field of a request for time off that is missing, unknown or not allowed; null when all are right.';
