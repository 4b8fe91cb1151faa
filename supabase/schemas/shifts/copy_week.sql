create or replace function public.copy_week(
  change_id uuid, from_date public.day, to_date public.day, crew uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  company_zone constant text := (select s.time_zone from public.company_settings s where s.company_id = company);
  request constant jsonb := jsonb_build_object('copy', from_date, 'to', to_date, 'crew', crew);
  changes jsonb;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  if change_id is null or from_date is null or to_date is null or abs(to_date - from_date) not between 7 and 370 then
    return app.refused_with_detail('invalid_input', case when change_id is null then 'change_id' else 'to_date' end);
  end if;
  if app.is_shift_change_known(company, change_id, request) then
    return app.saved_shifts(company, change_id, 'replayed');
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('op', 'save', 'version', null, 'shift',
    app.shift_content(to_jsonb(s)) || jsonb_build_object(
      'id', app.derived_id(change_id, s.id::text), 'starts_second', false, 'ends_second', false,
      'starts_local', to_char(s.starts_local + make_interval(days => to_date - from_date), 'YYYY-MM-DD"T"HH24:MI'),
      'ends_local', to_char(s.ends_local + make_interval(days => to_date - from_date), 'YYYY-MM-DD"T"HH24:MI')
    )) order by s.id), '[]') into changes
  from public.shifts s
  where s.company_id = company and s.removed_at is null
    and s.starts_local >= from_date and s.starts_local < from_date + 7
    and (copy_week.crew is null or s.crew_id = copy_week.crew)
    and s.id = any (app.my_schedulable_shifts(
      app.local_instant((from_date - 1)::timestamp, company_zone),
      app.local_instant((from_date + 8)::timestamp, company_zone)
    ))
    and app.may_schedule(s.crew_id, s.person_id);
  if jsonb_array_length(changes) > 2000 then
    return app.refused_with_detail('invalid_input', 'from_date');
  end if;
  return app.apply_shift_changes(company, change_id, request, changes);
end
$$;

comment on function public.copy_week(uuid, public.day, public.day, uuid) is
  'Copies the shifts of the seven days from one day to the seven days from another, of one crew or all that the '
  'caller plans. Answers as save_shifts, and is undone like it.';

grant execute on function public.copy_week(uuid, public.day, public.day, uuid) to authenticated;
