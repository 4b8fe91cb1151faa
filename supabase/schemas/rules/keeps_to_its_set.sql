create or replace function app.keeps_to_its_set(rule jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(
    case
      when rule -> 'set_version' = '2' and rule -> 'workday_starts_at' <> 'null'
        and named -> 'workday_starts_at' <> 'null'
      then rule || jsonb_build_object('workday_starts_at', named -> 'workday_starts_at') = named
      else rule = named
    end,
    false
  )
  from (
    select app.overtime_set(rule ->> 'set', case rule -> 'set_version' when '1' then 1 when '2' then 2 end) as named
  ) s
$$;

comment on function app.keeps_to_its_set(jsonb) is
  'True when an overtime rule says what its name stands for. In version 2 the employer sets when workdays begin, '
  'except where they begin with the shift.';
