create or replace function public.save_series(change_id uuid, series jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  shift constant jsonb := series -> 'shift' || jsonb_build_object('id', series -> 'id');
  series_id uuid;
  first_day date;
  wrong text;
  changes jsonb;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  wrong := case when change_id is null then 'change_id' else coalesce(
    app.first_wrong(series, jsonb_build_object(
      'id', app.is_uuid(series -> 'id'), 'shift', jsonb_typeof(series -> 'shift') = 'object',
      'until_date', app.is_date(series -> 'until_date'), 'weekdays', app.are_weekdays(series -> 'weekdays'),
      'every_weeks', app.is_whole(series -> 'every_weeks', 1, 8)
    )),
    app.wrong_shift_field(company, shift)
  ) end;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  if app.is_shift_change_known(company, change_id, series) then
    return app.saved_shifts(company, change_id, 'replayed');
  end if;
  series_id := series ->> 'id';
  first_day := left(shift ->> 'starts_local', 10);
  if (series ->> 'until_date')::date < first_day then
    return app.refused_with_detail('invalid_input', 'until_date');
  end if;
  if (series ->> 'until_date')::date > first_day + 400 then
    return app.refused('series_too_long');
  end if;
  if not app.may_schedule((shift ->> 'crew_id')::uuid, (shift ->> 'person_id')::uuid) then
    return app.refused('not_allowed');
  end if;
  changes := app.series_shifts(series_id, shift, first_day, series);
  if changes = '[]' then
    return app.refused_with_detail('invalid_input', 'weekdays');
  end if;
  insert into public.shift_series (company_id, id, from_date, until_date, weekdays, every_weeks)
  select company, series_id, first_day, (series ->> 'until_date')::date,
    array(select w::smallint from jsonb_array_elements_text(series -> 'weekdays') w order by 1),
    (series ->> 'every_weeks')::smallint
  on conflict do nothing;
  if not found then
    return app.refused_with_detail('invalid_input', 'id');
  end if;
  perform app.note_shift_change(company, change_id, series, array(
    select (c #>> '{shift,id}')::uuid from jsonb_array_elements(changes) c
  ));
  perform app.write_shift(company, c -> 'shift', series_id, false) from jsonb_array_elements(changes) c;
  perform app.finish_shift_change(company, change_id, array(
    select (c #>> '{shift,id}')::uuid from jsonb_array_elements(changes) c
  ));
  return app.saved_shifts(company, change_id, 'applied');
end
$$;

comment on function public.save_series(uuid, jsonb) is
  'Makes a shift of a scheduler repeat on weekdays until a day, each time as a shift of its own: {id, shift, '
  'until_date, weekdays, every_weeks}. Answers as save_shifts; refused also with series_too_long, over 400 days.';

grant execute on function public.save_series(uuid, jsonb) to authenticated;
