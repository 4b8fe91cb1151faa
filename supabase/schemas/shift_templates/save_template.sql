create or replace function public.save_template(id uuid, name text, from_date public.day, crew uuid default null)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  kept jsonb;
begin
  if app.my_role() is null or app.my_role() = 'employee'
    or (app.my_role() = 'supervisor' and not coalesce(crew = any (app.my_led_crews()), false)) then
    return app.refused('not_allowed');
  end if;
  if id is null or from_date is null or coalesce(length(trim(name)), 0) not between 1 and 100 then
    return app.refused_with_detail('invalid_input', case
      when id is null then 'id' when from_date is null then 'from_date' else 'name' end);
  end if;
  if crew is not null and not exists (
    select from public.crews c where c.company_id = company and c.id = save_template.crew
  ) then
    return app.refused_with_detail('invalid_input', 'crew');
  end if;
  select coalesce(jsonb_agg(app.shift_content(to_jsonb(s)) || jsonb_build_object(
    'day', s.starts_local::date - from_date, 'id', s.id
  ) order by s.starts_local, s.id), '[]') into kept
  from public.shifts s
  where s.company_id = company and s.removed_at is null
    and s.starts_local >= from_date and s.starts_local < from_date + 7
    and (save_template.crew is null or s.crew_id = save_template.crew)
    and app.may_schedule(s.crew_id, s.person_id);
  if jsonb_array_length(kept) not between 1 and 2000 then
    return app.refused_with_detail('invalid_input', 'from_date');
  end if;
  insert into public.schedule_templates as t (company_id, id, name, shifts, crew_id)
  values (company, save_template.id, trim(save_template.name), kept, crew)
  on conflict on constraint schedule_templates_pkey do update set name = excluded.name, shifts = excluded.shifts
  where t.crew_id is not distinct from excluded.crew_id;
  return case when found then jsonb_build_object('verdict', 'applied') else app.refused('not_found') end;
end
$$;

comment on function public.save_template(uuid, text, public.day, uuid) is
  'Keeps the seven days from a day as a week to plan by, of one crew or, for admins, of all. Verdict applied or '
  'refused (not_allowed, not_found, invalid_input with the field in detail).';

grant execute on function public.save_template(uuid, text, public.day, uuid) to authenticated;
