create or replace function public.discard_changes(change_id uuid, shift_ids uuid[]) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  request constant jsonb := jsonb_build_object('discard', shift_ids);
  shift record;
begin
  if app.my_role() is null or app.my_role() = 'employee' then
    return app.refused('not_allowed');
  end if;
  if change_id is null or cardinality(shift_ids) not between 1 and 500 then
    return app.refused_with_detail('invalid_input', case when change_id is null then 'change_id' else 'shift_ids' end);
  end if;
  if app.is_shift_change_known(company, change_id, request) then
    return app.saved_shifts(company, change_id, 'replayed');
  end if;
  perform from public.shifts s where s.company_id = company and s.id = any (shift_ids) order by s.id for update;
  if (
    select count(*) filter (where app.may_schedule(s.crew_id, s.person_id))
    from public.shifts s where s.company_id = company and s.id = any (shift_ids)
  ) < (select count(distinct i) from unnest(shift_ids) i) then
    return app.refused('not_found');
  end if;
  perform app.note_shift_change(company, change_id, request, shift_ids);
  for shift in
    select i.id, to_jsonb(p) as seen from unnest(shift_ids) i (id)
    left join public.published_shifts p on p.company_id = company and p.id = i.id and p.canceled_at is null
    order by i.id
  loop
    if shift.seen is null then
      perform app.remove_shift(company, shift.id);
    else
      perform app.write_shift(company, shift.seen, null, false);
    end if;
  end loop;
  perform app.finish_shift_change(company, change_id, shift_ids);
  return app.saved_shifts(company, change_id, 'applied');
end
$$;

comment on function public.discard_changes(uuid, uuid[]) is
  'Puts up to 500 shifts back to what people see, drafts away. Answers as save_shifts, and is undone like it.';

grant execute on function public.discard_changes(uuid, uuid[]) to authenticated;
