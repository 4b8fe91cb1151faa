create or replace function app.break_reminders(entry public.time_entries, before_minutes integer, breaks jsonb)
returns table (about uuid, due_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
declare
  earlier record;
  first_id uuid := entry.id;
  first_at timestamptz := entry.started_at;
  present_at timestamptz := entry.started_at;
  rested interval := '0';
  lengths interval[] := '{}';
  meal record;
  demanded integer := 0;
begin
  if exists (
    select from public.time_breaks b
    where b.company_id = entry.company_id and b.entry_id = entry.id and b.ended_at is null
  ) then
    return;
  end if;
  for earlier in
    select e.id, e.started_at, e.ended_at from public.time_entries e
    where e.company_id = entry.company_id and e.person_id = entry.person_id and e.state <> 'void'
      and e.started_at < entry.started_at and e.ended_at is not null
      and e.started_at > entry.started_at - interval '2 days'
    order by e.started_at desc
  loop
    -- Someone who clocks out for lunch and returns continues the same day's work.
    exit when first_at - earlier.ended_at >= interval '4 hours';
    if earlier.ended_at < first_at then
      lengths := lengths || (first_at - earlier.ended_at);
    end if;
    first_id := earlier.id;
    first_at := earlier.started_at;
  end loop;
  select lengths || coalesce(array_agg(b.ended_at - b.started_at), '{}'), greatest(present_at, max(b.ended_at))
  into lengths, present_at
  from public.time_breaks b
  join public.time_entries e on e.company_id = b.company_id and e.id = b.entry_id
  where b.company_id = entry.company_id and b.person_id = entry.person_id and e.state <> 'void'
    and e.started_at >= first_at and e.started_at <= entry.started_at
    and b.kind = 'meal' and b.ended_at > b.started_at;
  select coalesce(sum(l), '0') into rested from unnest(lengths) l;

  for meal in
    select (m.value ->> 'after_minutes')::integer as after_minutes, (m.value ->> 'minutes')::integer as minutes,
      m.place
    from jsonb_array_elements(breaks -> 'meals') with ordinality m (value, place) order by m.place
  loop
    demanded := demanded + meal.minutes;
    due_at := first_at + rested + make_interval(mins => meal.after_minutes - before_minutes);
    continue when due_at < present_at;
    continue when case breaks ->> 'meal_form'
      when 'added_up' then rested >= make_interval(mins => demanded)
      else (select count(*) from unnest(lengths) l where l >= make_interval(mins => meal.minutes)) >= meal.place
    end;
    about := first_id;
    return next;
  end loop;
end
$$;

comment on function app.break_reminders(public.time_entries, integer, jsonb) is
  'The meal breaks that an open entry''s person is to be reminded of: the first entry of the work it belongs to, and '
  'when, some minutes before the work reaches the length after which the rule wants a break. None that they took, '
  'that they are on, or whose time came before the present piece of work. packages/domain/src/reminders has the same.';
