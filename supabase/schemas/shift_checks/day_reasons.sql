create or replace function app.day_reasons(zone text, starts timestamptz, ends timestamptz, facts jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_agg(jsonb_build_object('reason', 'holiday', 'on_date', h.on_date, 'name', h.name) order by h.on_date)
    from jsonb_to_recordset(facts -> 'holidays') as h (on_date date, name text)
    where h.on_date between (starts at time zone zone)::date
      and ((ends - interval '1 minute') at time zone zone)::date
  ), '[]') || case
    when starts > n.at and n.minutes < (facts ->> 'notice_minutes')::integer then jsonb_build_array(jsonb_build_object(
      'reason', 'short_notice', 'minutes', n.minutes, 'wanted_minutes', (facts ->> 'notice_minutes')::integer
    ))
    else '[]'
  end
  from (
    select (facts ->> 'now')::timestamptz as at,
      floor(extract(epoch from starts - (facts ->> 'now')::timestamptz) / 60)::integer as minutes
  ) n
$$;

comment on function app.day_reasons(text, timestamptz, timestamptz, jsonb) is
  'Reasons for a holiday, on which any minute of the shift is, and for a start that is near.';
