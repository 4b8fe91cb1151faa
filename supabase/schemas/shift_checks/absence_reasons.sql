create or replace function app.absence_reasons(person jsonb, starts timestamptz, ends timestamptz) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce((
    select jsonb_agg(jsonb_build_object(
      'reason', 'time_off', 'from', app.instant(t."from"), 'to', app.instant(t."to")
    ) order by t."from")
    from jsonb_to_recordset(person -> 'time_off') as t ("from" timestamptz, "to" timestamptz)
    where t."from" < ends and t."to" > starts
  ), '[]') || case when exists (
    select from jsonb_to_recordset(person -> 'member') as m ("from" timestamptz, "to" timestamptz)
    where m."from" <= starts and (m."to" is null or m."to" >= ends)
  ) then '[]' else jsonb_build_array(jsonb_build_object('reason', 'no_member', 'from', null, 'to', null) || coalesce((
    select jsonb_build_object('from', app.instant(m."from"), 'to', app.instant(m."to"))
    from jsonb_to_recordset(person -> 'member') as m ("from" timestamptz, "to" timestamptz)
    -- The membership that the shift extends beyond, or the next one.
    order by m."from" < ends desc, case when m."from" < ends then m."from" end desc, m."from"
    limit 1
  ), '{}')) end
$$;

comment on function app.absence_reasons(jsonb, timestamptz, timestamptz) is
  'Reasons for approved time off and for a person who is not a member for the whole time.';
