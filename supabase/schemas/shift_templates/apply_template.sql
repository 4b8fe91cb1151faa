create or replace function public.apply_template(change_id uuid, template uuid, from_date public.day) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request constant jsonb := jsonb_build_object('template', template, 'from', from_date);
  found_template public.schedule_templates;
  changes jsonb;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  if change_id is null or from_date is null then
    return app.refused_with_detail('invalid_input', case when change_id is null then 'change_id' else 'from_date' end);
  end if;
  if app.is_shift_change_known(company, change_id, request) then
    return app.saved_shifts(company, change_id, 'replayed');
  end if;
  select * into found_template from public.schedule_templates t
  where t.company_id = company and t.id = template
    and (app.my_role() = 'admin' or t.crew_id = any (app.my_led_crews()));
  if found_template.id is null then
    return app.refused('not_found');
  end if;
  select coalesce(jsonb_agg(jsonb_build_object('op', 'save', 'version', null, 'shift', s.value - 'day'
    || jsonb_build_object(
      'id', app.derived_id(change_id, s.value ->> 'id'),
      'starts_local', to_char(from_date + (s.value ->> 'day')::integer
        + ((s.value ->> 'starts_local')::timestamp)::time, 'YYYY-MM-DD"T"HH24:MI'),
      'ends_local', to_char(from_date + (s.value ->> 'day')::integer
        + ((s.value ->> 'starts_local')::timestamp)::time
        + ((s.value ->> 'ends_local')::timestamp - (s.value ->> 'starts_local')::timestamp), 'YYYY-MM-DD"T"HH24:MI'),
      'starts_second', false, 'ends_second', false
    ))), '[]') into changes
  from jsonb_array_elements(found_template.shifts) s
  where app.may_schedule((s.value ->> 'crew_id')::uuid, (s.value ->> 'person_id')::uuid);
  return app.apply_shift_changes(company, change_id, request, changes);
end
$$;

comment on function public.apply_template(uuid, uuid, public.day) is
  'Plans the seven days from a day by a template, as drafts. Answers as save_shifts, and is undone like it.';

grant execute on function public.apply_template(uuid, uuid, public.day) to authenticated;
