-- The reasons are in the order of shiftReasons (packages/contract), each kind by time.
create or replace function app.judge_facts(shift jsonb, facts jsonb) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  starts constant timestamptz := app.local_instant(
    (shift ->> 'starts_local')::timestamp, shift ->> 'zone', (shift ->> 'starts_second')::boolean
  );
  ends constant timestamptz := app.local_instant(
    (shift ->> 'ends_local')::timestamp, shift ->> 'zone', (shift ->> 'ends_second')::boolean
  );
  person constant jsonb := nullif(facts -> 'person', 'null');
  planned constant jsonb := coalesce((
    select jsonb_agg(o order by o ->> 'starts_at', o ->> 'id') from jsonb_array_elements(facts -> 'planned') o
    where o ->> 'id' <> shift ->> 'id'
  ), '[]');
  blocked jsonb := '[]';
  warned jsonb := '[]';
begin
  if person is not null then
    blocked := app.overlap_reasons(planned, starts, ends) || app.absence_reasons(person, starts, ends);
  end if;
  blocked := blocked || coalesce((
    select jsonb_agg(jsonb_build_object('reason', 'archived', 'what', a -> 'what', 'name', a -> 'name'))
    from jsonb_array_elements(facts -> 'archived') a
  ), '[]');
  if person is not null then
    blocked := blocked || app.certificate_reasons(
      person -> 'certificates', facts -> 'certificates',
      ((ends - interval '1 minute') at time zone (shift ->> 'zone'))::date
    );
  end if;
  blocked := blocked || app.length_reasons(planned, starts, ends);
  if person is not null then
    warned := app.rest_reasons(planned, starts, ends, (facts ->> 'rest_minutes')::integer)
      || app.overtime_reasons(shift, starts, ends, planned, facts)
      || app.availability_reasons(person -> 'availability', shift ->> 'zone', starts, ends);
  end if;
  warned := warned || app.day_reasons(shift ->> 'zone', starts, ends, facts);
  return jsonb_build_object(
    'verdict', case when blocked <> '[]' then 'blocked' when warned <> '[]' then 'warned' else 'ok' end,
    'reasons', (
      select coalesce(jsonb_agg(r.value || jsonb_build_object(
        'level', r.level, 'person_id', coalesce(person -> 'person_id', 'null')
      ) order by r.level, r.place), '[]')
      from (
        select 'blocked' as level, b.value, b.place from jsonb_array_elements(blocked) with ordinality b (value, place)
        union all
        select 'warned', w.value, w.place from jsonb_array_elements(warned) with ordinality w (value, place)
      ) r
    )
  );
end
$$;

comment on function app.judge_facts(jsonb, jsonb) is
  'What keeps a shift from being worked, and what someone should think about, by given facts: {verdict ok, warned or '
  'blocked, reasons}. As judgeShift of packages/domain.';
